import type pg from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import { makeDue } from '../../../server/outgoing/due.ts'
import type { Commits } from '../../../server/log-cursor.ts'
import { newId } from '../../../sync/id.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { TOLD_IN_SIGHT } from '../in-sight.server.ts'
import { PUSHED_AT_FIRST } from '../notification-kinds.rules.ts'
import type { Notification } from '../notifications.table.ts'

/** Of one person in one company. What goes beyond it is found under the bell only. */
export const MOST_AN_HOUR = 60

/** Whether a notification `n` of the person `p` is to be pushed; `c` are their choices, and $2 the kinds of those who have not chosen. */
const WANTED = `n.read_at is null and n.deleted_at is null and n.created_at > now() - interval '1 hour'
  and n.created_at > greatest(c.read_until, c.deleted_until, '-infinity')
  and p.status = 'active' and p.level <> 'inactive' and ${TOLD_IN_SIGHT}
  and case when c.id is null then n.kind = any ($2::text[]) else c.pushed ? n.kind end`

const WITH_PERSON = `join people p on p.company_id = n.company_id and p.id = n.person_id
  left join notification_preferences c on c.company_id = n.company_id and c.id = n.person_id`

/**
 * Notes for each device what of these commits is to be pushed to it, so that it is sent once, and makes it due.
 * @returns whether there is anything
 */
export async function queuePushes(
  client: pg.PoolClient,
  companyId: string,
  { from, until }: Commits,
): Promise<boolean> {
  const { rows: logged } = await client.query<{ id: string }>(
    `select distinct row_id as id from sync_change where company_id = $1 and seq > $2 and seq <= $3 and entity = 'notifications'`,
    [companyId, from, until],
  )
  if (logged.length === 0) return false
  const { rows: wanted } = await client.query<{ id: string; personId: string }>(
    `select n.id, n.person_id as "personId" from notifications n ${WITH_PERSON}
     where n.company_id = $1 and n.id = any ($3::uuid[]) and ${WANTED} order by n.created_at, n.id`,
    [companyId, PUSHED_AT_FIRST, logged.map(({ id }) => id)],
  )
  const people = Map.groupBy(wanted, ({ personId }) => personId)
  const { rows: devices } = await client.query<{ id: string; personId: string }>(
    'select id, user_id as "personId" from push_subscriptions where user_id = any ($1::uuid[])',
    [[...people.keys()]],
  )
  if (devices.length === 0) return false
  const room = await roomOf(client, companyId, [...new Set(devices.map(({ personId }) => personId))])
  const pushes = devices.flatMap(({ id: subscriptionId, personId }) =>
    people
      .get(personId)!
      .slice(0, room.get(personId))
      .map(({ id: notificationId }) => ({ notificationId, subscriptionId, personId })),
  )
  return pushes.length > 0 && insert(client, companyId, pushes)
}

/** How many notifications may still be pushed to each of these people. */
async function roomOf(
  client: pg.PoolClient,
  companyId: string,
  personIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ personId: string; count: number }>(
    `select person_id as "personId", count(distinct notification_id)::int as count from push_deliveries
     where company_id = $1 and person_id = any ($2::uuid[]) and created_at > now() - interval '1 hour' group by person_id`,
    [companyId, personIds],
  )
  const used = new Map(rows.map(({ personId, count }) => [personId, count]))
  return new Map(personIds.map((id) => [id, Math.max(0, MOST_AN_HOUR - (used.get(id) ?? 0))]))
}

type NewPush = { notificationId: string; subscriptionId: string; personId: string }

async function insert(
  client: pg.PoolClient,
  companyId: string,
  pushes: readonly NewPush[],
): Promise<boolean> {
  const queueOf = ({ personId }: NewPush) => hashedId('push', companyId, personId)
  await client.query(
    `insert into push_deliveries (company_id, id, notification_id, subscription_id, person_id, queue_id)
     select $1::uuid, id, notification_id, subscription_id, person_id, queue_id
     from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[])
       as given(id, notification_id, subscription_id, person_id, queue_id)
     on conflict do nothing`,
    [
      companyId,
      pushes.map(() => newId()),
      pushes.map(({ notificationId }) => notificationId),
      pushes.map(({ subscriptionId }) => subscriptionId),
      pushes.map(({ personId }) => personId),
      pushes.map(queueOf),
    ],
  )
  const queueIds = [...new Set(pushes.map(queueOf))]
  await makeDue(
    client,
    queueIds.map((id) => ({ id, companyId, kind: 'push' })),
  )
  return true
}

/** Of the person with this queue in this company. */
export interface Queue {
  companyId: string
  queueId: string
}

/** A push that waits. */
export type Waiting = Pick<
  Notification,
  'kind' | 'subjectKind' | 'subjectId' | 'teamId' | 'name' | 'count' | 'day' | 'personId'
> & {
  id: string
  subscriptionId: string
  notificationId: string
  attempts: number
  isDue: boolean
  isWanted: boolean
  notifiedAt: Date
  level: Level
  sender: string | null
}

/** What waits in a queue, the earliest first. */
export async function waitingIn(client: pg.PoolClient, { companyId, queueId }: Queue): Promise<Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select d.id, d.subscription_id as "subscriptionId", d.attempts, d.next_at <= now() as "isDue", n.id as "notificationId", n.kind,
       n.subject_kind as "subjectKind", n.subject_id as "subjectId", n.team_id as "teamId", n.name, n.count, n.day::text as day,
       n.person_id as "personId", n.created_at as "notifiedAt", p.level, s.full_name as sender, ${WANTED} as "isWanted"
     from push_deliveries d
     join notifications n on n.company_id = d.company_id and n.id = d.notification_id ${WITH_PERSON}
     left join people s on s.company_id = n.company_id and s.id = n.sender_id
     where d.company_id = $1 and d.queue_id = $3 and d.status = 'waiting' order by n.created_at, d.id`,
    [companyId, PUSHED_AT_FIRST, queueId],
  )
  return rows
}

/** When the next of a queue is due; null if nothing waits. */
export async function nextDueIn(client: pg.PoolClient, { companyId, queueId }: Queue): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    `select min(next_at) as at from push_deliveries where company_id = $1 and queue_id = $2 and status = 'waiting'`,
    [companyId, queueId],
  )
  return rows[0]?.at ?? null
}

/** Takes a push to send it. Whoever dies while they do so has perhaps sent it, so nobody does so again. */
export async function take(client: pg.PoolClient, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update push_deliveries set status = 'sending', attempts = attempts + 1 where company_id = $1 and id = $2 and status = 'waiting'`,
    [companyId, id],
  )
  return rowCount === 1
}

/** Notes that these are over. */
export const end = (
  client: pg.PoolClient,
  companyId: string,
  ids: readonly string[],
  status: 'sent' | 'dropped',
): Promise<unknown> =>
  client.query('update push_deliveries set status = $3 where company_id = $1 and id = any ($2::uuid[])', [
    companyId,
    ids,
    status,
  ])

/** Leaves a device alone until then: the push that was taken, and what else waits for it. */
export const putOff = (
  client: pg.PoolClient,
  companyId: string,
  { id, subscriptionId }: Pick<Waiting, 'id' | 'subscriptionId'>,
  until: Date,
): Promise<unknown> =>
  client.query(
    `update push_deliveries set status = 'waiting', next_at = greatest(next_at, $4)
     where company_id = $1 and (id = $2 or subscription_id = $3 and status = 'waiting')`,
    [companyId, id, subscriptionId, until],
  )
