import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { beginToFollow } from '../../../server/log-cursor.ts'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { newId } from '../../../sync/id.ts'
import { addressUse, secretUse } from '../deliveries/deliver.server.ts'
import { forgetDue, makeDue } from '../../../server/outgoing/due.ts'
import { queue } from '../deliveries/fan-out.server.ts'
import { listenedTo } from '../deliveries/follow.server.ts'
import { bodyOf } from '../messages/off-track.server.ts'
import { TEST_MESSAGE } from '../messages/messages.text.ts'
import { usableAddress } from './address.server.ts'
import { refuse } from './hooks.refusals.ts'
import {
  type DeliveryLog,
  type HookAct,
  type HookList,
  type ListedDelivery,
  type ListedHook,
  MOST_HOOKS,
  type NewHookInput,
  type NewSecret,
} from './hooks.requests.ts'

/** How many of the latest deliveries the log shows. */
const SHOWN_DELIVERIES = 100

export type Place = { companyId: string; hookId: string }

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

export const listHooks = ({ node }: Services, companyId: string): Promise<HookList> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<ListedHook>(
      `select id, kind, team_id as "teamId", host, events, created_by as "createdBy", created_at as "createdAt",
         paused_at as "pausedAt", disabled_at as "disabledAt", failing_since as "failingSince",
         (select count(*)::int from hook_deliveries d
          where d.company_id = h.company_id and d.hook_id = h.id and d.status = 'waiting') as waiting
       from hooks h where company_id = $1 order by created_at, id`,
      [companyId],
    )
    return { hooks: rows }
  })

/** The host of a webhook's or message's address, as the list shows it; null if there is none. */
export const hostOf = ({ node }: Services, { companyId, hookId }: Place): Promise<string | null> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ host: string }>(
      'select host from hooks where company_id = $1 and id = $2',
      [companyId, hookId],
    )
    return rows[0]?.host ?? null
  })

export const listDeliveries = ({ node }: Services, { companyId, hookId }: Place): Promise<DeliveryLog> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<ListedDelivery>(
      `select id, event_id as "eventId", event, created_at as "createdAt", status, attempts, next_at as "nextAt", tried_at as "triedAt",
         milliseconds, answer_status as "answerStatus", answer, failure, body
       from hook_deliveries where company_id = $1 and hook_id = $2 order by created_at desc, id desc limit $3`,
      [companyId, hookId, SHOWN_DELIVERIES],
    )
    return { deliveries: rows }
  })

/** Makes a webhook or message. From now on the company’s events are followed. */
export async function makeHook(
  services: Services,
  input: NewHookInput & { teamId: string | null },
  createdBy: string,
): Promise<NewSecret> {
  const { node, pool, seals } = services
  const { companyId, kind, events } = input
  const { address, host } = await usableAddress(services, input.address)
  const [hookId, secret] = [newId(), kind === 'webhook' ? newSecret() : null]
  await node.options.inCompany(companyId, null, async (client) => {
    await follow(client, companyId)
    // The row of the cursor, which is locked, keeps two from counting at once.
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from hooks where company_id = $1',
      [companyId],
    )
    if (rows[0]!.count >= MOST_HOOKS) refuse('hook/too-many', { most: MOST_HOOKS })
    await client.query(
      `insert into hooks (company_id, id, kind, team_id, host, address_sealed, secret_sealed, events, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
      [
        companyId,
        hookId,
        kind,
        input.teamId,
        host,
        seals.seal(address, addressUse(hookId)),
        secret === null ? null : seals.seal(secret, secretUse(hookId)),
        [...new Set<string>(events)],
        createdBy,
      ],
    )
  })
  listenedTo(pool).add(companyId)
  return { hookId, secret }
}

/** Begins to follow a company’s changes where it is now, and holds its cursor until the transaction ends. */
export async function follow(client: pg.PoolClient, companyId: string): Promise<void> {
  const begins = await beginToFollow(client, 'event_cursors', companyId)
  await client.query('select from event_cursors where company_id = $1 for update', [companyId])
  if (!begins) return
  await client.query('delete from event_goals where company_id = $1', [companyId])
  await client.query(
    'insert into event_goals (company_id, id, status) select company_id, id, status from team_goals where company_id = $1',
    [companyId],
  )
}

/** As if a receiver had never failed. */
const AFRESH = 'failing_since = null, failures = 0, rests_until = null'

/** Makes it hear of other events, and be somewhere else if there is an address, where what waits goes at once. */
export async function changeHook(
  services: Services,
  { companyId, hookId, address, events }: Place & { address?: string | undefined; events: string[] },
): Promise<void> {
  const usable = address === undefined ? null : await usableAddress(services, address)
  await services.node.options.inCompany(companyId, null, async (client) => {
    const { rowCount } = await client.query(
      'update hooks set events = $3 where company_id = $1 and id = $2',
      [companyId, hookId, [...new Set(events)]],
    )
    if (rowCount === 0) notFound()
    if (usable === null) return
    await client.query(
      `update hooks set host = $3, address_sealed = $4, ${AFRESH} where company_id = $1 and id = $2`,
      [companyId, hookId, usable.host, services.seals.seal(usable.address, addressUse(hookId))],
    )
    await makeDue(client, [{ id: hookId, companyId, kind: 'hook' }])
  })
}

/** However often a receiver has failed, who asks for a delivery does not wait until it is no longer left alone. */
const TRIED_AT_ONCE = 'rests_until = null'
/** Nor behind whatever else waits, of which one that fails would end the turn. */
const GOES_FIRST = "next_at = 'epoch'"

/** Pauses, resumes, tests or removes one, or gives it another secret, which alone is answered. */
export function actOnHook(services: Services, place: Place & { act: HookAct }): Promise<NewSecret> {
  const { companyId, hookId, act } = place
  const { node, seals } = services
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ kind: ListedHook['kind']; isOff: boolean; hasAddress: boolean }>(
      `select kind, coalesce(paused_at, disabled_at) is not null as "isOff", address_sealed is not null as "hasAddress"
       from hooks where company_id = $1 and id = $2 for update`,
      [companyId, hookId],
    )
    const { kind, isOff, hasAddress } = rows[0] ?? notFound()
    const secret = act === 'new-secret' && kind === 'webhook' ? newSecret() : null
    const sealed = secret && seals.seal(secret, secretUse(hookId))
    const update = (set: string, ...values: unknown[]) =>
      client.query(`update hooks set ${set} where company_id = $1 and id = $2`, [
        companyId,
        hookId,
        ...values,
      ])
    if (act === 'pause') await update('paused_at = coalesce(paused_at, $3)', new Date())
    if (act === 'resume') {
      if (!hasAddress) refuse('hook/address-missing')
      await update(`paused_at = null, disabled_at = null, ${AFRESH}`)
      await makeDue(client, [{ id: hookId, companyId, kind: 'hook' }])
    }
    if (act === 'remove') await remove(client, place)
    if (sealed !== null) await update('secret_sealed = $3', sealed)
    if (act === 'test') {
      if (isOff) refuse('hook/is-off')
      await update(TRIED_AT_ONCE)
      const delivery = testOf(place, kind)
      await queue(client, companyId, [delivery])
      await client.query(
        `update hook_deliveries set ${GOES_FIRST} where company_id = $1 and hook_id = $2 and event_id = $3`,
        [companyId, hookId, delivery.eventId],
      )
    }
    return { hookId, secret }
  })
}

function testOf({ companyId, hookId }: Place, kind: ListedHook['kind']) {
  const eventId = newId()
  const told = { id: eventId, event: 'test', at: new Date().toISOString(), companyId, data: {} }
  const body = kind === 'message' ? bodyOf(TEST_MESSAGE) : JSON.stringify(told)
  return { hookId, eventId, event: 'test', body }
}

async function remove(client: pg.PoolClient, { companyId, hookId }: Place): Promise<void> {
  await client.query('delete from hook_deliveries where company_id = $1 and hook_id = $2', [
    companyId,
    hookId,
  ])
  await client.query('delete from hooks where company_id = $1 and id = $2', [companyId, hookId])
  await forgetDue(client, hookId)
}

/** Sends an ended delivery again, with the same body and id, and tries for another 24 hours. */
export function resend(
  { node }: Services,
  { companyId, hookId, deliveryId }: Place & { deliveryId: string },
): Promise<void> {
  return node.options.inCompany(companyId, null, async (client) => {
    const { rowCount } = await client.query(
      `update hook_deliveries set status = 'waiting', attempts = 0, asked_at = now(), ${GOES_FIRST}
       where company_id = $1 and hook_id = $2 and id = $3`,
      [companyId, hookId, deliveryId],
    )
    if (rowCount === 0) notFound()
    await client.query(`update hooks set ${TRIED_AT_ONCE} where company_id = $1 and id = $2`, [
      companyId,
      hookId,
    ])
    await makeDue(client, [{ id: hookId, companyId, kind: 'hook' }])
  })
}
