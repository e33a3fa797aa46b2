import * as z from 'zod/mini'
import { code, email, fullName, password } from '../accounts.requests.ts'

/** A path of this site to go on to after the mailed link, such as an invitation's. */
const returnTo = z.optional(z.string().check(z.maxLength(200)))

export const signUpInput = z.strictObject({ email, password, fullName, returnTo })
export const signInInput = z.strictObject({ email, password })
export const codeInput = z.strictObject({ code })
export const demoInput = z.strictObject({ as: z.optional(email) })

export type SignUp = z.output<typeof signUpInput>
export type SignIn = z.output<typeof signInInput>

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
