import { createECDH } from 'node:crypto'
import type pg from 'pg'
import { inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { SealBroken, type Seals } from '../../../server/seals.ts'
import type { Services } from '../../../server/services.ts'

/** With which this installation signs what it pushes (VAPID, RFC 8292), both in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const USE = 'push key'
const PRIVATE_BYTES = 32

type Serving = Pick<Services, 'pool' | 'seals'>
const known = new WeakMap<pg.Pool, Promise<PushKeys | null>>()

/** The installation's keys, which the first node to ask for them makes; null if there is no SECRET_KEY to seal them with. */
export function pushKeysOf({ pool, seals }: Serving): Promise<PushKeys | null> {
  const found = known.get(pool) ?? openKeys(pool, seals)
  known.set(pool, found)
  found.catch(() => known.delete(pool))
  return found
}

async function openKeys(pool: pg.Pool, seals: Seals): Promise<PushKeys | null> {
  const made = sealed(newKeys(), seals)
  if (made === null) return null
  return inTransaction(pool, async (client) => {
    await client.query(
      'insert into push_keys (public_key, private_sealed) values ($1, $2) on conflict do nothing',
      [made.publicKey, made.privateSealed],
    )
    const { rows } = await client.query<{ publicKey: string; privateSealed: string }>(
      'select public_key as "publicKey", private_sealed as "privateSealed" from push_keys for update',
    )
    const { publicKey, privateSealed } = rows[0]!
    const privateKey = opened(privateSealed, seals)
    if (privateKey === null) return replaced(client, made)
    // So that an earlier SECRET_KEY can be dropped one day.
    await client.query('update push_keys set private_sealed = $1', [seals.seal(privateKey, USE)])
    return { publicKey, privateKey }
  })
}

type Sealed = PushKeys & { privateSealed: string }

/** The SECRET_KEY of the earlier ones is lost, and with them whatever browsers have subscribed with. */
async function replaced(
  client: pg.PoolClient,
  { publicKey, privateKey, privateSealed }: Sealed,
): Promise<PushKeys> {
  await client.query('update push_keys set public_key = $1, private_sealed = $2', [publicKey, privateSealed])
  await client.query('delete from push_subscriptions')
  return { publicKey, privateKey }
}

function newKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // It comes without leading zeros.
  const privateKey = Buffer.alloc(PRIVATE_BYTES)
  const bytes = pair.getPrivateKey()
  bytes.copy(privateKey, PRIVATE_BYTES - bytes.length)
  return { publicKey, privateKey: privateKey.toString('base64url') }
}

function sealed(keys: PushKeys, seals: Seals): Sealed | null {
  try {
    return { ...keys, privateSealed: seals.seal(keys.privateKey, USE) }
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

function opened(privateSealed: string, seals: Seals): string | null {
  try {
    return seals.open(privateSealed, USE)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
