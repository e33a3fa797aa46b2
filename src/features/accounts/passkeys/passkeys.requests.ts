import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { nameInput, password } from '../accounts.requests.ts'
import type { Keeper } from './passkeys.rules.ts'
import { NAME_YOUR_PASSKEY } from './passkeys.text.ts'

export const PASSKEY_NAME_MAX = 100

const binary = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))
const credential = {
  id: binary(1_400),
  rawId: binary(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  // Extensions are not asked for, and not read.
  clientExtensionResults: z.looseObject({}),
}

const registered = z.strictObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: binary(4_000),
    attestationObject: binary(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

const asserted = z.strictObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: binary(4_000),
    authenticatorData: binary(4_000),
    signature: binary(8_000),
    // Browsers leave it out for passkeys that don't say whose they are, which we don't make.
    userHandle: binary(100),
  }),
})

export const passkeyNameInput = z.strictObject({
  name: nameInput(NAME_YOUR_PASSKEY, PASSKEY_NAME_MAX),
  password,
})
export const registerInput = z.strictObject({
  name: nameInput(NAME_YOUR_PASSKEY, PASSKEY_NAME_MAX),
  credential: registered,
})
export const assertInput = z.strictObject({ credential: asserted })
export const renameInput = z.strictObject({
  id: z.uuid(),
  name: nameInput(NAME_YOUR_PASSKEY, PASSKEY_NAME_MAX),
})
export const removeInput = z.strictObject({ id: z.uuid(), password })

export type Registered = z.output<typeof registered>
export type Asserted = z.output<typeof asserted>

/** What the browser needs to offer passkeys in the address field; null where too many pages have been opened lately. */
export interface PasskeyOffer {
  options: PublicKeyCredentialRequestOptionsJSON | null
}

/** A passkey as the profile lists it. Times are ISO 8601. */
export interface ListedPasskey {
  id: string
  name: string
  keeper: Keeper
  /** The browser it was made in, in words. */
  madeOn: string
  createdAt: string
  lastUsedAt: string | null
}
