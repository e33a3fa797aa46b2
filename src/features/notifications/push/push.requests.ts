import * as z from 'zod/mini'

const MOST_ADDRESS = 2_048
const inBase64 = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`)))

/** A subscription as browsers write it. Its keys are a point of P-256 and 16 bytes, both in base64url. */
export const subscriptionInput = z.strictObject({
  endpoint: z.string().check(z.regex(/^https:\/\/[!-~]+$/), z.maxLength(MOST_ADDRESS)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: inBase64(87), auth: inBase64(22) }),
})

/** What the settings show of pushes. */
export interface PushState {
  /** With which a browser subscribes; null if this installation cannot push. */
  publicKey: string | null
  /** Whether the device of this session is on. */
  isOn: boolean
  /** How many devices of the person are on. */
  devices: number
}
