import * as z from 'zod/mini'
import { signUpInput } from '../sign-in/sign-in.requests.ts'
import { passwordProblem } from './password.rules.ts'

// These are not among the requests, so that the sign-in page does not load the list of common passwords.

function issuesOf(password: string, email: string) {
  const message = passwordProblem(password, email)
  return message === null ? [] : [{ code: 'custom' as const, path: ['password'], message, input: password }]
}

/** What the server takes, with the rule for new passwords checked before it is asked. */
export const signUpForm = signUpInput.check(({ value: { email, password }, issues }) => {
  issues.push(...issuesOf(password, email))
})

/** A new password of somebody whose address only the server knows. */
export const newPasswordForm = z.object({ password: z.string() }).check(({ value: { password }, issues }) => {
  issues.push(...issuesOf(password, ''))
})
