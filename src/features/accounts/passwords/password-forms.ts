import * as z from 'zod/mini'
import { signUpInput } from '../accounts.requests.ts'
import { passwordProblem } from './password.rules.ts'

// Apart from the inputs themselves, so that the sign-in page does not load the list of common passwords.

/** What the server takes, with the rule for new passwords checked before it is asked. */
export const signUpForm = signUpInput.check(({ value: { email, password }, issues }) => {
  const message = passwordProblem(password, email)
  if (message !== null) issues.push({ code: 'custom', path: ['password'], message, input: password })
})

/** A new password of somebody whose address only the server knows. */
export const newPasswordForm = z.object({ password: z.string() }).check(({ value: { password }, issues }) => {
  const message = passwordProblem(password, '')
  if (message !== null) issues.push({ code: 'custom', path: ['password'], message, input: password })
})
