import type pg from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import { catchUp, type Commits } from '../../../server/log-cursor.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { messagesFor } from '../messages/messages.server.ts'
import { EVENT_ENTITIES, happenedIn, type LoggedChange } from '../webhooks/events.rules.ts'
import type { Delivery, Hook } from './delivery.server.ts'
import { makeDue } from '../../../server/outgoing/due.ts'

type Serving = Pick<Services, 'node' | 'pool'>

/** What waits for one receiver beyond this is dropped, the oldest first. */
export const MOST_WAITING = 10_000

type Change = LoggedChange & { rowId: string; row: { status?: string } | null }

/**
 * Turns what a company has committed since its cursor into deliveries.
 * @returns whether something is due now
 */
export const fanOut = ({ node }: Serving, companyId: string): Promise<boolean> =>
  catchUp(node, 'event_cursors', companyId, (client, commits) =>
    deliver(client, companyId, commits, node.codecs),
  )

async function deliver(
  client: pg.PoolClient,
  companyId: string,
  { from, until }: Commits,
  codecs: Serving['node']['codecs'],
): Promise<boolean> {
  const { rows: logged } = await client.query<Change>(
    `select scope, entity, op, row, row_id as "rowId", (extract(epoch from at) * 1000)::float8 as at from sync_change
     where company_id = $1 and seq > $2 and seq <= $3 and entity = any ($4) order by seq, ord`,
    [companyId, from, until, [...EVENT_ENTITIES, 'meeting_results']],
  )
  if (logged.length === 0) return false
  const changes = logged.map((change): Change => ({
    ...change,
    row: change.row && codecs.get(change.entity)!.fromDatabase(change.row as Record<string, unknown>),
  }))
  const { rows: hooks } = await client.query<Hook>(
    `select id, kind, team_id as "teamId", events from hooks
     where company_id = $1 and paused_at is null and disabled_at is null`,
    [companyId],
  )
  const goalsBefore = await passGoals(client, companyId, changes)
  const deliveries = [
    ...webhookDeliveries(companyId, changes, hooks, goalsBefore),
    ...(await messagesFor(client, { companyId, changes, hooks, codecs })),
  ]
  await queue(client, companyId, deliveries)
  return deliveries.length > 0
}

function webhookDeliveries(
  companyId: string,
  changes: readonly Change[],
  hooks: readonly Hook[],
  goalsBefore: ReadonlyMap<Change, string>,
): Delivery[] {
  return changes.flatMap((change) =>
    happenedIn(change, goalsBefore.get(change)).flatMap(({ event, rowId, key, data }) => {
      const eventId = hashedId(companyId, event, rowId, key)
      const at = new Date(change.at).toISOString()
      const body = JSON.stringify({ id: eventId, event, at, companyId, data })
      return hooks
        .filter(({ kind, events }) => kind === 'webhook' && events.includes(event))
        .map(({ id: hookId }) => ({ hookId, eventId, event, body }))
    }),
  )
}

/** The status that each changed goal had before; from now on what it has is the earlier one. */
async function passGoals(
  client: pg.PoolClient,
  companyId: string,
  changes: readonly Change[],
): Promise<Map<Change, string>> {
  const ofGoals = changes.filter(({ entity, row }) => entity === 'team_goals' && row?.status !== undefined)
  const before = new Map<Change, string>()
  if (ofGoals.length === 0) return before
  const { rows } = await client.query<{ id: string; status: string }>(
    'select id, status from event_goals where company_id = $1 and id = any ($2)',
    [companyId, ofGoals.map(({ rowId }) => rowId)],
  )
  const latest = new Map(rows.map(({ id, status }) => [id, status]))
  for (const change of ofGoals) {
    const known = latest.get(change.rowId)
    if (known !== undefined) before.set(change, known)
    latest.set(change.rowId, change.row!.status!)
  }
  await client.query(
    `insert into event_goals (company_id, id, status) select $1::uuid, id, status from unnest($2::uuid[], $3::text[]) as given(id, status)
     on conflict (company_id, id) do update set status = excluded.status`,
    [companyId, [...latest.keys()], [...latest.values()]],
  )
  return before
}

/** Queues deliveries, each event once for a receiver, and makes room for them. */
export async function queue(
  client: pg.PoolClient,
  companyId: string,
  deliveries: readonly Delivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  const column = (name: keyof Delivery) => deliveries.map((delivery) => delivery[name])
  await client.query(
    `insert into hook_deliveries (company_id, id, hook_id, event_id, event, body)
     select $1::uuid, id, hook_id, event_id, event, body
     from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[]) as given(id, hook_id, event_id, event, body)
     on conflict do nothing`,
    [
      companyId,
      deliveries.map(() => newId()),
      column('hookId'),
      column('eventId'),
      column('event'),
      column('body'),
    ],
  )
  const hookIds = [...new Set(deliveries.map(({ hookId }) => hookId))]
  for (const hookId of hookIds) {
    await client.query(
      `update hook_deliveries set status = 'dropped' where company_id = $1 and id in (
         select id from hook_deliveries where company_id = $1 and hook_id = $2 and status = 'waiting'
         order by created_at desc, id desc offset $3)`,
      [companyId, hookId, MOST_WAITING],
    )
  }
  await makeDue(
    client,
    hookIds.map((id) => ({ id, companyId, kind: 'hook' })),
  )
}
