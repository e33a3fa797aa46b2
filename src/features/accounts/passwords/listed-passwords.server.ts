import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../account-limits.rules.ts'

// Passwords from breaches by frequency, in lower case, as the password meter zxcvbn keeps them. All 49,000, because lists of the
// 10,000 most common differ: of another's, 320 are not among the first 10,000 of this one, and 7 are not in it at all.
const LISTED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((listed) => listed.length >= PASSWORD_MIN),
)

/** Whether a password, in whatever case, is on the list of those that people use most. */
export const isListedPassword = (password: string): boolean =>
  LISTED.has(password.normalize('NFKC').toLowerCase())
