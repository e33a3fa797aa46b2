import * as z from 'zod/mini'
import { signUpInput } from '../sign-in/sign-in.requests.ts'
import { passwordProblem } from './password.rules.ts'
import { changePasswordInput } from './passwords.requests.ts'

// Kept apart from the requests, so that the sign-in page doesn't load the list of common passwords.

function issuesOf(password: string, email: string, field = 'password') {
  const message = passwordProblem(password, email)
  return message === null ? [] : [{ code: 'custom' as const, path: [field], message, input: password }]
}

/** The server's own schema, plus the rule for new passwords, so that a bad password is refused before sending. */
export const signUpForm = signUpInput.check(({ value: { email, password }, issues }) => {
  issues.push(...issuesOf(password, email))
})

/** A new password for somebody whose address only the server knows. */
export const newPasswordForm = z.object({ password: z.string() }).check(({ value: { password }, issues }) => {
  issues.push(...issuesOf(password, ''))
})

/** The present password and a new one. */
export const changePasswordForm = (email: string) =>
  changePasswordInput.check(({ value: { newPassword }, issues }) => {
    issues.push(...issuesOf(newPassword, email, 'newPassword'))
  })
