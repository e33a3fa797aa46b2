import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import type { Queryable } from '../../../server/jobs.ts'
import type { Session } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { requirePassword } from '../passwords/require-password.server.ts'
import { deviceOf } from '../sessions/device.rules.ts'
import { tellOfChange } from '../tell-of-change.server.ts'
import { library, newChallenge, placeOf, refused, useChallenge } from './challenges.server.ts'
import type { Registered } from './passkeys.requests.ts'
import { PASSKEYS_AT_MOST } from './passkeys.rules.ts'
import { refuse } from './passkeys.refusals.ts'

/** EdDSA, ES256 and RS256, which every node can check, whatever else its version of Node may. */
const ALGORITHMS = [-8, -7, -257]

/** What a browser needs to make a passkey. Asks for the password first, because a session may be in other hands. */
export async function registrationOptions(
  deps: AccountDeps,
  { userId, email, fullName }: Session,
  password: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await requirePassword(deps, userId, password)
  const present = await requireRoom(deps.pool, userId)
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Quarterdeck',
    rpID: placeOf(deps).host,
    userName: email,
    userDisplayName: fullName,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: await newChallenge(deps, userId, 'register'),
    excludeCredentials: present,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

async function requireRoom(db: Queryable, userId: string): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>(
    'select credential_id as id from passkeys where user_id = $1',
    [userId],
  )
  if (rows.length >= PASSKEYS_AT_MOST) throw new HttpError(409, refuse.reason('passkey/too-many'))
  return rows
}

/** Keeps a passkey that a browser has just made for the person who asked. */
export async function makePasskey(
  deps: AccountDeps,
  { userId }: Session,
  { name, credential }: { name: string; credential: Registered },
  userAgent: string,
): Promise<void> {
  const used = await useChallenge(deps, credential.response.clientDataJSON, 'register')
  if (used.userId !== userId) refused()
  const { verifyRegistrationResponse } = await library()
  const { origin, host } = placeOf(deps)
  const { registrationInfo } = await verifyRegistrationResponse({
    // The schema has checked what the library reads.
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: used.expected,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused)
  const made = registrationInfo ?? refused()
  const { id, publicKey, counter } = made.credential
  await inTransaction(deps.pool, async (client) => {
    // One after the other, so that several at once don't pass the limit together.
    await client.query('select from users where id = $1 for update', [userId])
    await requireRoom(client, userId)
    const { rowCount } = await client.query(
      `insert into passkeys
         (id, user_id, credential_id, public_key, counter, may_be_copied, is_copied, transports, name, made_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing`,
      [
        newId(),
        userId,
        id,
        Buffer.from(publicKey),
        counter,
        made.credentialDeviceType === 'multiDevice',
        made.credentialBackedUp,
        credential.response.transports ?? [],
        name,
        deviceOf(userAgent),
      ],
    )
    if (rowCount === 0) refused()
    await tellOfChange(deps, client, userId, 'passkey-added')
  })
}
