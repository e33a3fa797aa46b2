import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AccountDeps } from '../account-deps.server.ts'
import { library, newChallenge, placeOf, refused, useChallenge } from './challenges.server.ts'
import type { Asserted } from './passkeys.requests.ts'

interface Stored {
  userId: string
  publicKey: Buffer
  counter: string
  mayBeCopied: boolean
}

/** What a browser needs to sign in with a passkey, whoever it is: the passkey says so. */
export async function signInOptions(deps: AccountDeps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  // Written by hand, because every visit of the sign-in page asks for them and the library takes long to load.
  return {
    rpId: placeOf(deps).host,
    challenge: Buffer.from(await newChallenge(deps, null, 'sign-in')).toString('base64url'),
    timeout: 60_000,
    userVerification: 'required',
  }
}

/** Whose passkey signed the challenge. @throws HttpError 403 whatever is wrong with it */
export async function ownerOfPasskey(deps: AccountDeps, credential: Asserted): Promise<string> {
  const { clientDataJSON, userHandle } = credential.response
  const { expected } = await useChallenge(deps, clientDataJSON, 'sign-in')
  const { userId, publicKey, counter, mayBeCopied } = await findPasskey(deps, credential.id)
  // Nobody has said yet who they are, so the passkey has to, and rightly.
  if (Buffer.from(userHandle, 'base64url').toString() !== userId) refused()
  const { verifyAuthenticationResponse } = await library()
  const { origin, host } = placeOf(deps)
  const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
    // The schema has checked what the library reads.
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: expected,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    requireUserVerification: true,
  }).catch(refused)
  if (!verified || (used.credentialDeviceType === 'multiDevice') !== mayBeCopied) refused()
  // Of two that count alike at once, one is a copy. Many passkeys don't count and stay at 0.
  const { rowCount } = await deps.pool.query(
    `update passkeys set counter = $2, is_copied = $3, last_used_at = now()
     where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [credential.id, used.newCounter, used.credentialBackedUp],
  )
  return rowCount === 1 ? userId : refused()
}

async function findPasskey({ pool }: AccountDeps, credentialId: string): Promise<Stored> {
  const { rows } = await pool.query<Stored>(
    `select p.user_id as "userId", public_key as "publicKey", counter, may_be_copied as "mayBeCopied"
     from passkeys p join users u on u.id = p.user_id and u.email_verified where credential_id = $1`,
    [credentialId],
  )
  return rows[0] ?? refused()
}
