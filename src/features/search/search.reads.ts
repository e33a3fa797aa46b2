import type { Actor } from '../../sync/actor.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { type Goal, teamGoals } from '../goals/goals.table.ts'
import { type Headline, headlines } from '../headlines/headlines.table.ts'
import { type Issue, issues } from '../issues/issues.table.ts'
import { canTakePart } from '../meetings/meetings.access.ts'
import { type Meeting, meetings } from '../meetings/meetings.table.ts'
import { meetingTitle } from '../meetings/meetings.text.ts'
import { type Metric, metrics } from '../metrics/metrics.table.ts'
import { displayName } from '../people/people.rules.ts'
import { type Person, people } from '../people/people.table.ts'
import { type Task, tasks } from '../tasks/tasks.table.ts'
import { isListed } from '../teams/teams.rules.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import type { Findable, Kind } from './search.rules.ts'

/** How the rows of one table are found. */
interface Source<R extends Row> {
  table: Table<R>
  /** What rows that can be found have in common. */
  match: Partial<R>
  has(row: R, actor: Actor): boolean
  found(row: R, nameOf: TeamName): Findable
}

/** The name of a team at hand; empty for none. */
type TeamName = (teamId: string | null) => string

/** Each team is read once, because thousands of rows stand under the same few. */
function teamNames(read: Reader): TeamName {
  const names = new Map<string, string>()
  return (teamId) => {
    if (teamId === null) return ''
    const known = names.get(teamId)
    if (known !== undefined) return known
    const name = read.get(teams, teamId)?.name ?? ''
    names.set(teamId, name)
    return name
  }
}

/** Row by row what was made of it, so that a key in the palette makes nothing anew. */
const made = new WeakMap<Row, Findable>()

/** A row that stands under the name of its team, which may change. */
function ofTeam(row: Row, label: string, teamId: string | null, nameOf: TeamName): Findable {
  const detail = nameOf(teamId)
  const before = made.get(row)
  if (before?.detail === detail) return before
  const found: Findable = { id: row.id, label, detail, teamId }
  made.set(row, found)
  return found
}

const everybody = (): boolean => true
const seesTeams = (_row: Row, actor: Actor): boolean => actor.can('view_team_info')

const personSource: Source<Person> = {
  table: people,
  match: { status: 'active' },
  has: seesTeams,
  found(person) {
    const before = made.get(person)
    if (before) return before
    const found = { id: person.id, label: displayName(person), detail: person.email }
    made.set(person, found)
    return found
  },
}

const teamSource: Source<Team> = {
  table: teams,
  match: { deletedAt: null },
  has: (found, actor) => isListed(found) && seesTeams(found, actor),
  found: ({ id, name }) => ({ id, label: name, detail: '' }),
}

const titled = <R extends Row & { title: string; teamId: string | null; archivedAt: string | null }>(
  table: Table<R>,
  has: Source<R>['has'] = everybody,
): Source<R> => ({
  table,
  match: { archivedAt: null } as Partial<R>,
  has,
  found: (row, nameOf) => ofTeam(row, row.title, row.teamId, nameOf),
})

const metricSource: Source<Metric> = {
  table: metrics,
  match: { deletedAt: null },
  has: everybody,
  found: (metric, nameOf) => ofTeam(metric, metric.name, metric.teamId, nameOf),
}

const meetingSource: Source<Meeting> = {
  table: meetings,
  match: { deletedAt: null },
  has: ({ teamId }, actor) => canTakePart(actor) && actor.sees(team(teamId)),
  found(meeting, nameOf) {
    const { id, teamId, meetingType, startedAt, status } = meeting
    const label = meetingTitle(nameOf(teamId) || undefined, meetingType)
    return {
      id,
      label,
      detail: '',
      teamId,
      at: startedAt,
      ...(status === 'active' && { running: meetingType }),
    }
  },
}

const SOURCES = {
  people: personSource,
  teams: teamSource,
  tasks: titled<Task>(tasks),
  issues: titled<Issue>(issues),
  // One that goes on in another quarter is found there.
  goals: titled<Goal>(teamGoals, ({ carriedToId }) => carriedToId === null),
  metrics: metricSource,
  headlines: titled<Headline>(headlines),
  meetings: meetingSource,
} as const satisfies Record<Kind, unknown>

/** Everything of a kind that the actor can find among the rows at hand. */
export function allOf(read: Reader, kind: Kind, actor: Actor): Findable[] {
  const source = SOURCES[kind] as unknown as Source<Row>
  const nameOf = teamNames(read)
  const all: Findable[] = []
  for (const row of read.where(source.table, source.match)) {
    if (source.has(row, actor)) all.push(source.found(row, nameOf))
  }
  return all
}

/** One of them by its id; null if there is none such any more. */
export function oneOf(read: Reader, kind: Kind, id: string, actor: Actor): Findable | null {
  const source = SOURCES[kind] as unknown as Source<Row>
  const row = read.get(source.table, id) as (Row & Record<string, unknown>) | undefined
  const isIn = row && Object.entries(source.match).every(([field, value]) => row[field] === value)
  return isIn && source.has(row, actor) ? source.found(row, teamNames(read)) : null
}
