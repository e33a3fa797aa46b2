import * as z from 'zod/mini'
import { FULL_NAME_MAX, PASSWORD_MAX } from './account-limits.rules.ts'
import {
  ADDRESS_TOO_LONG,
  atMost,
  ENTER_A_PASSWORD,
  ENTER_AN_ADDRESS,
  ENTER_YOUR_NAME,
} from './accounts.text.ts'
import { normalEmail } from './email.rules.ts'
import { nameProblem } from './names.rules.ts'

export const email = z.pipe(
  z.pipe(z.string().check(z.maxLength(254, ADDRESS_TOO_LONG)), z.transform(normalEmail)),
  z.email(ENTER_AN_ADDRESS),
)

// passwordProblem is the rule for new passwords; this only limits what is hashed.
export const password = z
  .string()
  .check(z.minLength(1, ENTER_A_PASSWORD), z.maxLength(4 * PASSWORD_MAX, atMost(PASSWORD_MAX)))

/** A name as `nameProblem` allows it, trimmed. */
export const nameInput = (required: string, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(max, atMost(max)),
    z.check(({ value, issues }) => {
      const message = nameProblem(value)
      if (message !== null) issues.push({ code: 'custom', input: value, message })
    }),
  )

export const fullName = nameInput(ENTER_YOUR_NAME, FULL_NAME_MAX)

/** The one-time code of a mailed link. */
export const code = z.string().check(z.regex(/^[\w-]{43}$/))

export const emailInput = z.strictObject({ email })
