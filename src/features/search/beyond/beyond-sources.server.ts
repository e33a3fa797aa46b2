import { LANGUAGE_NAMES } from '../../../language/languages.rules.ts'
import type { Actor } from '../../../sync/actor.ts'
import { type Scope, team } from '../../../sync/scope.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { MEETING_TYPE_LABELS as GERMAN_LABELS } from '../../meetings/meetings.text.de.ts'
import { MEETING_TYPES } from '../../meetings/meetings.table.ts'
import { hasManagerAccess } from '../../rights/actor.access.ts'
import { BEYOND_KINDS, type BeyondKind, type FoundBeyond } from './beyond.requests.ts'

/** A statement that selects the columns of `SourceRow` for everything of a kind that the actor may find; `$1` is the company. */
export interface Source {
  kind: FoundBeyond['kind']
  sql: string
  /** From `$2` on. */
  values: unknown[]
}

/** Only so many of the latest rows are looked at where a slip is to be forgiven. */
export type Latest = 'all' | number

const TEAM_SCOPE = team('')

const teamsIn = (scopes: ReadonlySet<Scope>): string[] =>
  [...scopes].flatMap((scope) => (scope.startsWith(TEAM_SCOPE) ? [scope.slice(TEAM_SCOPE.length)] : []))

/** How the rows of a kind of work are found: their table, what names them, and when they were finished and put away. */
const WORK: Record<BeyondKind, { table: string; title: string; done: string; archived: string }> = {
  tasks: { table: 'tasks', title: 'work.title', done: 'work.done_at', archived: 'work.archived_at' },
  issues: { table: 'issues', title: 'work.title', done: 'work.resolved_at', archived: 'work.archived_at' },
  goals: {
    table: 'team_goals',
    title: 'work.title',
    done: 'coalesce(work.completed_at, work.closed_at)',
    archived: 'work.archived_at',
  },
  metrics: { table: 'metrics', title: 'work.name', done: 'null::timestamptz', archived: 'work.deleted_at' },
  headlines: {
    table: 'headlines',
    title: 'work.title',
    done: 'null::timestamptz',
    archived: 'work.archived_at',
  },
}

const NO_TYPE = 'null::text as meeting_type, null::text as email'

interface Finder {
  actor: Actor
  /** By whose clock meetings have their days. */
  zone: string
}

/** What the actor may find of each kind, the latest of which are looked at first. */
export const sourcesFor = ({ actor, zone }: Finder, latest: Latest): Source[] => [
  ...BEYOND_KINDS.map((kind) => workSource(kind, actor, latest)),
  meetingSource({ actor, zone }, latest),
  ...(hasManagerAccess(actor) ? [formerPeopleSource(latest)] : []),
]

const within = (latest: Latest): string => (latest === 'all' ? '' : `order by id desc limit ${latest}`)

function workSource(kind: BeyondKind, actor: Actor, latest: Latest): Source {
  const { table, title, done, archived } = WORK[kind]
  const seen = teamsIn(actor.scopes)
  const others = seen.filter((teamId) => !actor.home.has(team(teamId)))
  // A personal task is its creator's alone.
  const own = kind === 'tasks' ? ' or (team_id is null and created_by = $4)' : ' and $4::uuid is not null'
  return {
    kind,
    sql: `select id, title, concat_ws(' ', title, team_name) as text, team_id, team_name, done_at, archived_at, ${NO_TYPE}
      from (
        select work.id, ${title} as title, work.team_id, teams.name as team_name, ${done} as done_at, ${archived} as archived_at
        from (select * from ${table} where company_id = $1 and (team_id = any ($2)${own}) ${within(latest)}) work
        left join teams on teams.company_id = $1 and teams.id = work.team_id
      ) each
      where done_at is not null or archived_at is not null or team_id = any ($3)`,
    values: [seen, others, actor.id],
  }
}

/** Found by the team, what kind of meeting it was, and the day there, as 2026-03-02 or 2 March 2026. */
function meetingSource({ actor, zone }: Finder, latest: Latest): Source {
  return {
    kind: 'meetings',
    sql: `select work.id, teams.name as title,
        concat_ws(' ', teams.name, ($4::text[])[array_position($3::text[], work.meeting_type::text)],
          to_char(work.started_at at time zone $6::text, 'YYYY-MM-DD FMDD'),
          ($5::text[])[extract(month from work.started_at at time zone $6::text)::int]) as text,
        work.team_id, teams.name as team_name, work.started_at as done_at, null::timestamptz as archived_at,
        work.meeting_type::text, null::text as email
      from (
        select * from meetings where company_id = $1 and team_id = any ($2) and status = 'ended' and deleted_at is null
        ${within(latest)}
      ) work
      join teams on teams.company_id = $1 and teams.id = work.team_id`,
    values: [teamsIn(actor.scopes), MEETING_TYPES, MEETING_NAMES, MONTHS, zone],
  }
}

const MEETING_NAMES = MEETING_TYPES.map((type) => `${MEETING_TYPE_LABELS[type]} ${GERMAN_LABELS[type]}`)

/** The names of each month in every language. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGE_NAMES.flatMap((language) =>
    (['long', 'short'] as const).map((length) =>
      new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(Date.UTC(2026, month)),
    ),
  ).join(' '),
)

/** Those who have left. Whoever is still there is at hand in every browser. */
const formerPeopleSource = (latest: Latest): Source => ({
  kind: 'people',
  sql: `select id, full_name as title, concat_ws(' ', full_name, email) as text, null::uuid as team_id, null::text as team_name,
      null::timestamptz as done_at, null::timestamptz as archived_at, null::text as meeting_type, email
    from (select * from people where company_id = $1 and status = 'removed' ${within(latest)}) person`,
  values: [],
})
