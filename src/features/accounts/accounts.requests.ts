import * as z from 'zod/mini'
import { isStorable, NOT_STORABLE } from '../../sync/storable.ts'
import { FULL_NAME_MAX, PASSWORD_MAX } from './account-limits.rules.ts'
import {
  ADDRESS_TOO_LONG,
  atMost,
  ENTER_A_PASSWORD,
  ENTER_AN_ADDRESS,
  ENTER_YOUR_NAME,
} from './accounts.text.ts'
import { normalEmail } from './email.rules.ts'

export const email = z.pipe(
  z.pipe(z.string().check(z.maxLength(254, ADDRESS_TOO_LONG)), z.transform(normalEmail)),
  z.email(ENTER_AN_ADDRESS),
)

// passwordProblem is the rule for new passwords; this only limits what is hashed.
export const password = z
  .string()
  .check(z.minLength(1, ENTER_A_PASSWORD), z.maxLength(4 * PASSWORD_MAX, atMost(PASSWORD_MAX)))

export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, ENTER_YOUR_NAME),
    z.maxLength(FULL_NAME_MAX, atMost(FULL_NAME_MAX)),
    z.refine(isStorable, NOT_STORABLE),
  )

/** The one-time code of a mailed link. */
export const code = z.string().check(z.regex(/^[\w-]{43}$/))

export const emailInput = z.strictObject({ email })
