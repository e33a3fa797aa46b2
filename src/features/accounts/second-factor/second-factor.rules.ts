/** How somebody has shown who they are: `provider` is a company's own. A visitor of the demo shows nothing, and needs nothing. */
export type Proof = 'password' | 'mailed link' | 'provider' | 'passkey' | 'demo'

interface Circumstances {
  proof: Proof
  /** Whether the account asks for a second factor. */
  isOn: boolean
  /** Whether this browser was remembered for this account not long ago. */
  isRemembered: boolean
}

/**
 * Whether a sign-in waits for a one-time code. A passkey needs none: it counts only if its holder was verified on the device, and so is two
 * factors by itself. A provider's word does not count for a second factor: it is one company's, and the account may be of several.
 */
export const needsSecondStep = ({ proof, isOn, isRemembered }: Circumstances): boolean =>
  isOn && !isRemembered && proof !== 'passkey' && proof !== 'demo'

export const RECOVERY_CODES = 10
export const REMEMBERED_DAYS = 30

/** Letters and digits that can't be mistaken for one another: 32 of them, 5 bits each. */
export const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 80 bits: nobody guesses one, so their hashes need no salt. */
export const RECOVERY_LENGTH = 16

/** A recovery code as people copy it: in groups of four. */
export const shownRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** What somebody typed as a code: six digits, or a recovery code, whatever stands between its groups; null if it can be neither. */
export function readCode(typed: string): { kind: 'one-time' | 'recovery'; code: string } | null {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'one-time', code }
  return code.length === RECOVERY_LENGTH && /^[a-z\d]+$/.test(code) ? { kind: 'recovery', code } : null
}
