import type pg from 'pg'
import { hashedId } from '../../server/hashed-id.ts'
import { FIRST_TO_BEGIN_HOURS } from '../time/calendar.rules.ts'
import { inSight } from './in-sight.server.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'
import type { notify } from './notifications.mutations.ts'
import type { Occasions } from './occasions.rules.ts'

export type Notice = Parameters<typeof notify.run>[1]['notices'][number]

type Found = Omit<Notice, 'id' | 'kind'>

/** A task that is due tomorrow is told of once today and once tomorrow; so are these. */
const TOLD_BY_DAY: ReadonlySet<NotificationKind> = new Set([
  'task_deadline_warning',
  'goal_deadline_warning',
  'conversation_due',
])

/** Of one kind at a time: what goes beyond it is told the next time. It bounds what a company can make a node do. */
const MOST_OF_A_KIND = 5_000

/** The id of what the calendar brings: the same whoever finds it, so that it is told once. */
export const noticeId = (
  kind: NotificationKind,
  personId: string,
  subjectId: string | null,
  day: string,
): string => hashedId(kind, personId, subjectId ?? '', day)

/**
 * What the people of a company have not been told of a day yet. What it comes from is named in the id, so that each is told once, whoever
 * asks and however often.
 * @param client in a transaction of the company
 * @param most of each kind
 */
export async function noticesDue(
  client: pg.PoolClient,
  companyId: string,
  occasions: Occasions,
  most = MOST_OF_A_KIND,
): Promise<Notice[]> {
  const { today, tasksDue, goalsDue, conversationsDue, checkupsClosing, halfOf, weekOf } = occasions
  const found: [NotificationKind, string, unknown[] | null, reminder?: string][] = [
    ['task_deadline_warning', TASKS, [tasksDue]],
    ['goal_deadline_warning', GOALS, [goalsDue]],
    ['conversation_due', CONVERSATIONS, [conversationsDue]],
    ['checkup_open', CHECKUPS, [today]],
    ['checkup_open', CHECKUPS_CLOSING, [today, checkupsClosing], 'closing'],
    ['quarter_halfway', HALVES, halfOf === null ? null : [halfOf]],
    ['metric_stale', STALE, weekOf === null ? null : [weekOf]],
    ['process_reading', READINGS, []],
    ['process_review_due', REVIEWS, [today]],
  ]
  const notices: Notice[] = []
  for (const [kind, query, values, reminder] of found) {
    if (values === null) continue
    const toldOn = TOLD_BY_DAY.has(kind) ? today : reminder
    const ofKind: Notice[] = []
    for (let from = 0; ofKind.length < most; from += most) {
      const { rows } = await client.query<Found>(query, [companyId, most, from, ...values])
      const some = rows.map((row) => ({
        ...row,
        kind,
        id: noticeId(kind, row.personId, row.subjectId, toldOn ?? row.day),
      }))
      ofKind.push(...(await untold(client, companyId, some)))
      if (rows.length < most) break
    }
    notices.push(...ofKind.slice(0, most))
  }
  return notices
}

async function untold(client: pg.PoolClient, companyId: string, notices: Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return []
  const { rows } = await client.query<{ id: string }>(
    'select id from notifications where company_id = $1 and id = any ($2::uuid[])',
    [companyId, notices.map(({ id }) => id)],
  )
  const told = new Set(rows.map(({ id }) => id))
  return notices.filter(({ id }) => !told.has(id))
}

const ACTIVE = `p.status = 'active' and p.level <> 'inactive'`
/** Each column that a kind leaves empty. */
const one = (columns: Partial<Record<keyof Found, string>>): string => {
  const all: Record<keyof Found, string> = {
    personId: 'p.id',
    subjectKind: 'null',
    subjectId: 'null::uuid',
    teamId: 'null::uuid',
    name: 'null',
    count: 'null::int',
    day: 'null',
    ...columns,
  }
  return Object.entries(all)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')
}

const TASKS = `
  select ${one({ subjectKind: `'task'`, subjectId: 't.id', teamId: 't.team_id', name: 't.title', day: 't.due_date::text' })}
  from tasks t
  join task_assignees a on a.company_id = t.company_id and a.task_id = t.id
  join people p on p.company_id = t.company_id and p.id = a.person_id
  where t.company_id = $1 and t.due_date = any ($4::date[]) and t.done_at is null and t.archived_at is null
    and ${inSight('t')} and ${ACTIVE}
  order by t.due_date, t.id, p.id limit $2 offset $3`

const GOALS = `
  select ${one({ subjectKind: `'goal'`, subjectId: 'g.id', teamId: 'g.team_id', name: 'g.title', day: 'g.target_date::text' })}
  from team_goals g
  join people p on p.company_id = g.company_id and p.id = g.owner_id
  where g.company_id = $1 and g.target_date = any ($4::date[]) and g.status <> 'complete' and g.closed_at is null
    and g.archived_at is null and ${inSight('g', 'g.is_shared')} and ${ACTIVE}
  order by g.target_date, g.id limit $2 offset $3`

/** Both of the two are told, by the other's name. What a conversation is about is nobody else's. */
const CONVERSATIONS = `
  select ${one({ subjectKind: `'conversation'`, subjectId: 's.conversation_id', name: 'o.full_name', day: 's.due_on::text' })}
  from conversation_sides s
  join people p on p.company_id = s.company_id and p.id = s.person_id
  join people o on o.company_id = s.company_id and o.id = s.other_id and o.status = 'active'
  where s.company_id = $1 and s.due_on = any ($4::date[]) and s.state not in ('talking', 'closed', 'cancelled') and ${ACTIVE}
  order by s.due_on, s.id limit $2 offset $3`

const CHECKUPS_OF = `
  from checkups c
  join people p on p.company_id = $1 and c.invited_ids ? p.id::text
  left join teams m on m.company_id = $1 and m.id = c.team_id
  join companies o on o.company_id = $1
  where c.company_id = $1 and c.closed_at is null and c.closes_on >= $4::date and m.deleted_at is null and ${ACTIVE}
    and (c.team_id is null or exists (
      select from team_members t where t.company_id = $1 and t.team_id = c.team_id and t.person_id = p.id))
    and not exists (select from checkup_answers a
      where a.company_id = $1 and a.checkup_id = c.id and a.person_id = p.id and a.submitted_at is not null)`
const CHECKUP = {
  subjectKind: `'checkup'`,
  subjectId: 'c.id',
  teamId: 'c.team_id',
  name: 'coalesce(m.name, o.name)',
  day: 'c.closes_on::text',
}

/** One for each person who is invited to an open check-up. */
const CHECKUPS = `
  select ${one(CHECKUP)} ${CHECKUPS_OF}
  order by c.closes_on, c.id, p.id limit $2 offset $3`

/** Once more for those who have not answered, if they have had it for longer. */
const CHECKUPS_CLOSING = `
  select ${one({ ...CHECKUP, count: 'greatest(c.closes_on - $4::date, 1)' })} ${CHECKUPS_OF}
    and c.closes_on <= $5::date and c.created_at < $4::date
  order by c.closes_on, c.id, p.id limit $2 offset $3`

/** One for each person who owns open goals that end in the quarter. */
const HALVES = `
  select ${one({ name: 'min(g.title)', count: 'count(*)::int', day: '$4::date::text' })}
  from team_goals g
  join people p on p.company_id = g.company_id and p.id = g.owner_id
  where g.company_id = $1 and g.target_date >= $4::date and g.target_date < $4::date + interval '3 months'
    and g.status <> 'complete' and g.closed_at is null and g.archived_at is null and ${inSight('g', 'g.is_shared')} and ${ACTIVE}
  group by p.id order by p.id limit $2 offset $3`

/** One for each person who owns metrics that were there in the week, as `firstWeekOf` has it, and have no value for it. */
const STALE = `
  select ${one({ name: 'min(k.name)', count: 'count(*)::int', day: '$4::date::text' })}
  from metrics k
  join people p on p.company_id = k.company_id and p.id = k.owner_id
  left join metric_values v on v.company_id = k.company_id and v.metric_id = k.id and v.week = $4::date
  where k.company_id = $1 and k.formula is null and k.deleted_at is null and ${inSight('k', 'k.is_shared')}
    and k.created_at < ($4::date + 7)::timestamp at time zone 'UTC' - interval '${FIRST_TO_BEGIN_HOURS} hours'
    and v.value is null and ${ACTIVE}
  group by p.id order by p.id limit $2 offset $3`

const PROCESSES_ON = `exists (select from companies c where c.company_id = $1 and c.labs ? 'process')`

/** One for each process that a person is asked to read and has not confirmed. */
const READINGS = `
  select ${one({ subjectKind: `'process'`, subjectId: 'x.id', teamId: 'x.team_id', name: 'x.name', day: 'r.due_on::text' })}
  from process_readings r
  join process_published x on x.company_id = r.company_id and x.id = r.process_id
  join people p on p.company_id = r.company_id and p.id = r.person_id
  where r.company_id = $1 and r.ended_at is null and coalesce(r.confirmed_version, 0) < x.confirm_from
    and x.archived_at is null and ${inSight('x', `x.audience = 'company'`)} and ${PROCESSES_ON} and ${ACTIVE}
  order by r.due_on, r.id limit $2 offset $3`

/** One for each process whose owner is to say whether it is still right. */
const REVIEWS = `
  select ${one({ subjectKind: `'process'`, subjectId: 'q.id', teamId: 'q.team_id', name: 'q.name', day: 'q.review_due_on::text' })}
  from processes q
  join people p on p.company_id = q.company_id and p.id = q.owner_id
  where q.company_id = $1 and q.review_due_on <= $4::date and q.version > 0 and q.archived_at is null
    and ${inSight('q')} and ${PROCESSES_ON} and ${ACTIVE}
  order by q.review_due_on, q.id limit $2 offset $3`
