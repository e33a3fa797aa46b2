import * as z from 'zod/mini'
import { password } from '../accounts.requests.ts'
import { ENTER_A_CODE } from './second-step.text.ts'

/** Six digits or a recovery code, as somebody typed it. */
const typedCode = z.string().check(z.trim(), z.minLength(1, ENTER_A_CODE), z.maxLength(60, ENTER_A_CODE))

export const secondStepInput = z.strictObject({ code: typedCode, remember: z.boolean() })
export const passwordInput = z.strictObject({ password })
export const confirmInput = z.strictObject({ code: typedCode })
export const passwordAndCodeInput = z.strictObject({ password, code: typedCode })

export type SecondStepInput = z.output<typeof secondStepInput>
export type PasswordAndCode = z.output<typeof passwordAndCodeInput>

/** What the card on the profile shows. Times are ISO 8601. */
export interface SecondFactor {
  /** Null while it is off. */
  since: string | null
  recoveryCodesLeft: number
  rememberedDevices: number
}

/** A secret that waits for its first code. */
export interface NewSecret {
  secret: string
  /** For the QR code. */
  uri: string
}

export interface NewRecoveryCodes {
  recoveryCodes: string[]
}
