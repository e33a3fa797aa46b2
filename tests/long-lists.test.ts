import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateCompany } from '../src/features/companies/companies.mutations.ts'
import { setPermission } from '../src/features/people/people.mutations.ts'
import { rateMeeting } from '../src/features/meeting-room/conclude/ratings.mutations.ts'
import { cellOf, setMetricValue } from '../src/features/metrics/values/metric-values.mutations.ts'
import { app } from '../src/features/registry.ts'
import { missTasks } from '../src/features/tasks/review/review.mutations.ts'
import { mondayOf, utcDayOf } from '../src/features/time/calendar.rules.ts'
import { systemActor } from '../src/sync/actor.ts'
import type { Row, Table } from '../src/sync/define-table.ts'
import { newId } from '../src/sync/id.ts'
import { bestIndex } from '../src/sync/row-index.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { parseArguments, runMutation } from '../src/sync/run-mutation.ts'
import { type Reader, Store } from '../src/sync/store.ts'
import { type Cast, cast } from './cast.ts'
import { mutationSamples } from './isolation/samples.ts'
import type { Sample } from './isolation/samples/sample.ts'
import { makeWorld, type World } from './isolation/world.ts'

/**
 * The tables whose lists can grow without measure, with the fields that are then different in each row. Of the others
 * there are few in one list: by a rule, as of milestones and votes, or because there is one for each person or team.
 */
const LISTS: Record<string, readonly string[]> = {
  audit_log: [],
  comments: [],
  discussion_followers: ['personId'],
  headline_reactions: ['personId'],
  headlines: [],
  invitations: ['email'],
  issues: [],
  live_meeting_ratings: ['personId'],
  meeting_participants: ['personId'],
  meeting_results: ['meetingId'],
  meetings: [],
  metric_definitions: ['metricId'],
  metric_groups: [],
  metric_values: ['metricId'],
  metrics: ['name', 'claimedName'],
  people: ['email'],
  scriber_transfers: [],
  task_assignees: ['taskId'],
  task_misses: ['taskId'],
  tasks: [],
  team_goals: [],
  team_members: ['personId'],
  teams: [],
}

/** What those of which only few at a time are open have when they are done with. */
const PAST: Record<string, object> = {
  invitations: { status: 'revoked' },
  metric_groups: { deletedAt: '2026-01-01T08:00:00.000Z' },
}

/**
 * They look at the whole list: those who move something to a place in it, what the meeting's result counts, what is overdue once a
 * meeting, the mails of a day, what somebody owns who is removed.
 */
const WHOLE_LISTS = new Set([
  'removeWithHandOver',
  'reorderGoals',
  'reorderMetrics',
  'endMeeting',
  'createOverdueIssues',
  'invitePeople',
  'invitePerson',
  'forgetAudit',
])

/** Refused while the team is meeting. */
const BETWEEN_MEETINGS = new Set(['deleteTeam', 'startMeeting'])

let scene: Cast
let world: World
let rows: { table: Table; row: Row }[]

beforeAll(async () => {
  scene = await cast()
  const { node, harbor } = scene
  const { companyId, lena, maya, theo, teams } = harbor
  const place = { companyId, teamId: teams.crew, owner: lena.id, director: maya.id }
  world = await makeWorld(node, place)
  const { metricId, meetingId, taskId } = world
  await node.run(companyId, lena.id, missTasks, { meetingId, taskIds: [taskId] })
  const week = mondayOf(utcDayOf(new Date().toISOString()))
  await node.run(companyId, lena.id, setMetricValue, { ...cellOf(metricId, week), value: 1 })
  await node.run(companyId, maya.id, rateMeeting, { id: newId(), meetingId, rating: 8, note: null })
  await node.run(companyId, maya.id, updateCompany, { autoCreateOverdueIssues: true })
  const level = { auditId: newId(), personId: theo.id, level: 'member' }
  await node.run(companyId, maya.id, setPermission, level)
  rows = [...(await node.company(companyId))!.replica.store.entries()]
})
afterAll(() => scene.stop())

/** The row of which there are to be many: nothing that is still going on, and nobody's director. */
function patternOf(table: string): Row {
  const { crew } = scene.harbor.teams
  const isFit = (row: Row & { teamId?: string; status?: string; level?: string }) =>
    row.status === 'ended' ||
    row.level === 'member' ||
    (table !== 'meetings' && table !== 'people' && (row.teamId ?? crew) === crew)
  const found = rows.find((one) => one.table.name === table && isFit(one.row))?.row
  if (!found) throw new Error(`The world has no row of ${table}`)
  return { ...found, ...PAST[table] }
}

/** The world with so many further rows of each list. */
function storeWith(count: number, isMeeting: boolean): Store {
  const store = new Store(app.tables)
  const put = (table: Table, row: Row) =>
    store.apply([{ entity: table.name, id: row.id, row, scope: table.scope(row) }])
  for (const { table, row } of rows) if (isMeeting || row.id !== world.meetingId) put(table, row)
  for (const [name, fields] of Object.entries(LISTS))
    for (let index = 0; index < count; index++) {
      const fresh = Object.fromEntries(['id', ...fields].map((field) => [field, newId()]))
      put(store.definition(name), { ...patternOf(name), ...fresh })
    }
  return store
}

/** Counts the rows that are looked at to answer, also those that do not fit. */
class CountingReader implements Reader {
  looked = 0
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  get<R extends Row>(table: Table<R>, id: string): R | undefined {
    this.looked++
    return this.#store.get(table, id)
  }

  where<R extends Row>(table: Table<R>, match: Partial<R>): R[] {
    const fields = bestIndex(table, match) ?? []
    const bucket = Object.fromEntries(fields.map((field) => [field, match[field]])) as Partial<R>
    this.looked += this.#store.where(table, bucket).length
    return this.#store.where(table, match)
  }
}

const ACTORS = {
  server: null,
  'view-only': 'lena',
  member: 'lena',
  manager: 'omar',
  director: 'maya',
} as const

/** How many rows the mutation looks at, until it is done or refused. */
function lookedAt(name: string, { least, scriber, args }: Sample, count: number): number {
  const reader = new CountingReader(storeWith(count, !BETWEEN_MEETINGS.has(name)))
  const mutation = app.mutations.get(name)!
  const person = scriber ? 'maya' : ACTORS[least as keyof typeof ACTORS]
  const actor = person === null ? systemActor : app.actorOf(reader, scene.harbor[person].id)!
  reader.looked = 0
  try {
    const context = { actor, now: new Date().toISOString() }
    runMutation(app, mutation, reader, parseArguments(mutation, args(world)), context)
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.code === 'access/denied') throw error
  }
  return reader.looked
}

test.each(Object.entries(mutationSamples).filter(([name]) => app.mutations.has(name)))(
  '%s looks at no more rows in a team with long lists',
  (name, sample) => {
    const [few, many] = [10, 200].map((count) => lookedAt(name, sample, count))
    if (WHOLE_LISTS.has(name)) expect(many).toBeGreaterThan(few!)
    else expect(many).toBeLessThanOrEqual(few!)
  },
)
