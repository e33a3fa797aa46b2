import * as z from 'zod/mini'
import { isStorable, NOT_STORABLE } from '../../sync/storable.ts'
import { normalEmail } from './email.rules.ts'

const email = z.pipe(
  z.pipe(z.string().check(z.maxLength(254, 'This e-mail address is too long.')), z.transform(normalEmail)),
  z.email('Enter an e-mail address like name@company.com.'),
)

// The rule for new passwords is passwordProblem; this only bounds what is hashed.
const password = z
  .string()
  .check(z.minLength(1, 'Enter a password.'), z.maxLength(512, 'Use at most 128 characters.'))

const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your name.'),
    z.maxLength(100, 'Use at most 100 characters.'),
    z.refine(isStorable, NOT_STORABLE),
  )

const code = z.string().check(z.regex(/^[\w-]{43}$/))

/** A path of this site to go on to after the mailed link, such as an invitation's. */
const returnTo = z.optional(z.string().check(z.maxLength(200)))

export const nothing = z.strictObject({})
export const signUpInput = z.strictObject({ email, password, fullName, returnTo })
export const signInInput = z.strictObject({ email, password })
export const emailInput = z.strictObject({ email })
export const codeInput = z.strictObject({ code })
export const resetInput = z.strictObject({ code, password })
export const signOutInput = z.strictObject({ everywhere: z.boolean() })
export const sessionInput = z.strictObject({ sessionId: z.uuid() })
export const profileInput = z.strictObject({ fullName })
export const demoInput = z.strictObject({ as: z.optional(email) })

export type SignUp = z.output<typeof signUpInput>
export type SignIn = z.output<typeof signInInput>
export type Reset = z.output<typeof resetInput>

/** A company of the signed-in person, as the company switcher shows it. */
export interface AccountCompany {
  id: string
  name: string
  slug: string
  level: string
  /** ISO 8601. */
  joinedAt: string
}

/** What GET /api/session answers; `user` is null for a visitor. */
export interface CurrentSession {
  user: { id: string; email: string; fullName: string } | null
  companies: AccountCompany[]
  currentCompanyId: string | null
}

/** One line of the sessions list. Times are ISO 8601. */
export interface ListedSession {
  id: string
  device: string
  signedInAt: string
  lastSeenAt: string
  current: boolean
}

/** What this install offers before signing in. */
export interface Install {
  demo: boolean
  mailbox: boolean
}

/** Somebody of the demo company whom a visitor may become. */
export interface DemoPerson {
  email: string
  fullName: string
  /** What tells them apart in the list, such as 'Director'. */
  role: string
}

/** A mail in the developer mailbox, without its body. `sentAt` is ISO 8601. */
export interface ListedMail {
  id: string
  to: string
  subject: string
  sentAt: string
}
