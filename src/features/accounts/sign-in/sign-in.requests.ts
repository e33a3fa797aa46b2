import * as z from 'zod/mini'
import { code, email, fullName, password } from '../accounts.requests.ts'

/** The path on this site that the mailed link leads on to, such as an invitation's. */
const returnTo = z.optional(z.string().check(z.maxLength(200)))

export const signUpInput = z.strictObject({ email, password, fullName, returnTo })
export const signInInput = z.strictObject({ email, password })
export const codeInput = z.strictObject({ code })
export const demoInput = z.strictObject({ as: z.optional(email) })

export type SignUp = z.output<typeof signUpInput>
export type SignIn = z.output<typeof signInInput>

/** At the end of the sign-in page's address when a second step waits. */
export const SECOND_STEP = '#second-step'

/** Where a sign-in that began on another page takes its second step, before it leads on. */
export const secondStepAt = (returnTo: string): string =>
  `/login?returnTo=${encodeURIComponent(returnTo)}${SECOND_STEP}`

/** What signing in leads to: a session, or a second step that waits in a cookie. */
export interface SignInAnswer {
  secondStep: boolean
}

/** What this installation offers before signing in. */
export interface Install {
  demo: boolean
  mailbox: boolean
}

/** A person in the demo company whose role a visitor can take. */
export interface DemoPerson {
  email: string
  fullName: string
  /** What tells them apart in the list, such as 'Director'. */
  role: string
}
