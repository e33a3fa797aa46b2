import { PASSWORD_MAX, PASSWORD_MIN } from '../account-limits.rules.ts'
import { atMost } from '../accounts.text.ts'
import { normalEmail } from '../email.rules.ts'
import { isCommonPassword } from './common-passwords.rules.ts'
import { atLeast, SAME_AS_ADDRESS, TOO_COMMON } from './passwords.text.ts'

/** Why this password is refused, in a sentence for the person who typed it, or null when it may be used. */
export function passwordProblem(password: string, email: string): string | null {
  const length = [...password].length
  if (length < PASSWORD_MIN) return atLeast(PASSWORD_MIN)
  if (length > PASSWORD_MAX) return atMost(PASSWORD_MAX)
  if (normalEmail(password) === normalEmail(email)) return SAME_AS_ADDRESS
  if (isCommonPassword(password)) return TOO_COMMON
  return null
}

export type PasswordStrength = 'refused' | 'fair' | 'good' | 'strong'

/**
 * A hint while typing, not a rule: length counts most, the kinds of characters a little. Only a `refused` password can't be used.
 */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordProblem(password, email) !== null) return 'refused'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const score = new Set(password).size + 2 * (kinds - 1) + Math.max(0, [...password].length - 12)
  if (score < 11) return 'fair'
  return score < 17 ? 'good' : 'strong'
}
