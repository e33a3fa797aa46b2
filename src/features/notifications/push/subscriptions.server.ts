import { ECDH } from 'node:crypto'
import type pg from 'pg'
import type { Language } from '../../../language/languages.rules.ts'
import { asPerson, inTransaction } from '../../../server/database/in-company.ts'
import { HttpError } from '../../../server/http-error.ts'
import { beginToFollow } from '../../../server/log-cursor.ts'
import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import type { Session } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import type * as z from 'zod/mini'
import { pushKeysOf } from './push-keys.server.ts'
import { refuse } from './push.refusals.ts'
import type { PushState, subscriptionInput } from './push.requests.ts'

/** Of one person; a further device takes the place of the oldest. */
export const MOST_DEVICES = 10

type Serving = Pick<Services, 'pool' | 'seals' | 'outgoing' | 'node'>
type Subscription = z.infer<typeof subscriptionInput>

const followed = new WeakMap<pg.Pool, Set<string>>()

/** The companies in which somebody has a device, as far as this node knows; complete after each sweep. */
export function pushedIn(pool: pg.Pool): Set<string> {
  const companies = followed.get(pool) ?? new Set()
  followed.set(pool, companies)
  return companies
}

export async function stateOf(services: Serving, { id, userId }: Session): Promise<PushState> {
  const keys = await pushKeysOf(services)
  const { rows } = await services.pool.query<{ isOn: boolean }>(
    'select session_id = $2 as "isOn" from push_subscriptions where user_id = $1',
    [userId, id],
  )
  return {
    publicKey: keys?.publicKey ?? null,
    isOn: rows.some(({ isOn }) => isOn),
    devices: rows.length,
  }
}

/**
 * Turns the device of a session on. Its browser may have been somebody else's, or have had another address before.
 * @throws {HttpError} if nothing can be pushed, or not to this address
 */
export async function subscribe(
  services: Serving,
  { id: sessionId, userId }: Session,
  subscription: Subscription,
  language: Language,
): Promise<void> {
  const { pool } = services
  if ((await pushKeysOf(services)) === null) throw new HttpError(503, refuse.reason('push/unavailable'))
  await requireUsable(services, subscription)
  const { endpoint, keys } = subscription
  await inTransaction(pool, async (client) => {
    // Two requests of a session, and those of a person, come one after the other.
    await client.query('select from users where id = $1 for no key update', [userId])
    await client.query('delete from push_subscriptions where session_id = $1 and endpoint <> $2', [
      sessionId,
      endpoint,
    ])
    await client.query(
      `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, language)
       select $1, user_id, id, $4, $5, $6, $7 from sessions where id = $3 and user_id = $2
       on conflict (endpoint) do update set id = excluded.id, user_id = excluded.user_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, created_at = now(), last_used_at = null`,
      [newId(), userId, sessionId, endpoint, keys.p256dh, keys.auth, language],
    )
    await client.query(
      `delete from push_subscriptions where id in (
         select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
      [userId, MOST_DEVICES],
    )
  })
  for (const companyId of await companiesWith(pool, userId)) await pushIn(services, companyId)
}

export const unsubscribe = async (
  { pool }: Pick<Services, 'pool'>,
  { id }: Pick<Session, 'id'>,
): Promise<void> => void (await pool.query('delete from push_subscriptions where session_id = $1', [id]))

/** From now on, notifications of this company are looked at. */
async function pushIn({ pool, node }: Pick<Services, 'pool' | 'node'>, companyId: string): Promise<void> {
  await node.options.inCompany(companyId, null, (client) => beginToFollow(client, 'push_cursors', companyId))
  pushedIn(pool).add(companyId)
}

/** Whoever joins a company with a device that is on gets its notifications too. */
export async function pushOnArrival(
  services: Pick<Services, 'pool' | 'node'>,
  companyId: string,
  userId: string,
): Promise<void> {
  const { pool } = services
  if (pushedIn(pool).has(companyId)) return
  const { rowCount } = await pool.query('select from push_subscriptions where user_id = $1 limit 1', [userId])
  if (rowCount === 1) await pushIn(services, companyId)
}

export const companiesWith = (pool: pg.Pool, userId: string): Promise<string[]> =>
  asPerson(pool, userId, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select company_id as id from person_companies where user_id = $1',
      [userId],
    )
    return rows.map(({ id }) => id)
  })

async function requireUsable(
  { outgoing }: Pick<Services, 'outgoing'>,
  { endpoint, keys }: Subscription,
): Promise<void> {
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url')
    await outgoing.check(endpoint)
  } catch (error) {
    const isTheirs = error instanceof OutgoingError || (error as { code?: string }).code?.startsWith('ERR_')
    if (isTheirs) throw new HttpError(400, refuse.reason('push/unusable'))
    throw error
  }
}
