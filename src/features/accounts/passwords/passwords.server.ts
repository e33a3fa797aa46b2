import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '../../../server/http-error.ts'
import { refuse } from '../accounts.refusals.ts'
import { isListedPassword } from './listed-passwords.server.ts'
import { passwordProblem } from './password.rules.ts'
import { TOO_COMMON } from './passwords.text.ts'

// argon2id is the library's default. With 64 MiB and 3 passes a sign-in takes about 0.1 s, and so does each guess of an
// attacker with a graphics card.
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** Whether a password is right. Without a stored hash the answer is always no, and takes just as long. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password.normalize('NFKC'))
  await hashPassword(password)
  return false
}

/** @throws HttpError 400 with the rule that the password breaks */
export function checkPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email) ?? (isListedPassword(password) ? TOO_COMMON : null)
  if (problem !== null) throw new HttpError(400, refuse.reason('account/password-not-allowed', { problem }))
}
