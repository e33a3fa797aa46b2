import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueRow } from '../../../tests/issue-rows.ts'
import { type Served, served, type SignedIn } from '../../../tests/served.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { clearSchedule, setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { teamSchedules } from '../meetings/schedule/schedules.table.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { issues } from '../issues/issues.table.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { newRow } from '../people/company-rows.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { createTeam, deleteTeam } from '../teams/teams.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { castVote } from '../voting/voting.mutations.ts'
import type { ChartAnswer, RowsAnswer } from './analytics.requests.ts'
import type { ChartKind } from './charts/chart-kinds.rules.ts'

let server: Served
let maya: SignedIn, omar: SignedIn, lena: SignedIn, ravi: SignedIn
const today = utcDayOf(new Date().toISOString())

beforeAll(async () => {
  server = await served()
  const { people } = server.harbor
  maya = await server.signIn(people['maya']!)
  omar = await server.signIn(people['omar']!)
  lena = await server.signIn(people['lena']!)
  await run(server.harbor.id, people['maya']!, setLab, { lab: 'analytics', isOn: true })
  ravi = await server.signIn(server.lantern.people['ravi']!)
})
afterAll(() => server.stop())

async function asked(who: SignedIn, path: string, companyId = server.harbor.id) {
  const answer = await fetch(`${server.url}/api/analytics/${companyId}/${path}`, {
    headers: { cookie: who.cookie },
  })
  const body = (await answer.json()) as Partial<
    ChartAnswer & RowsAnswer & { error: { title: string; detail: string } }
  >
  return { status: answer.status, ...body }
}

async function countOf(who: SignedIn, chart: ChartKind, state: string, filters = ''): Promise<number> {
  const { sums } = await asked(who, `${chart}?${filters}`)
  return sums?.find((sum) => sum.at === null && sum.state === state)?.count ?? 0
}

const run: Served['services']['node']['run'] = (...mutation) => server.services.node.run(...mutation)

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other))

/** A team that only Maya is on. */
async function newTeam(name: string): Promise<string> {
  const id = newId()
  await run(server.harbor.id, server.harbor.people['maya']!, createTeam, { id, membershipId: newId(), name })
  return id
}

async function openIssueIn(teamId: string): Promise<string> {
  const row = issueRow({ teamId, ownerId: server.harbor.people['omar']! })
  await run(server.harbor.id, null, insertRows([newRow(issues, row)]), {})
  return row.id
}

test('a member reads for whom analytics are, and people of another company find none', async () => {
  const member = await asked(lena, 'issues')
  expect([member.status, member.error?.detail]).toEqual([403, 'Analytics are for managers and directors.'])
  expect((await asked(lena, 'issues/rows?figure=open')).status).toBe(403)
  expect((await asked(ravi, 'issues')).status).toBe(404)
})

test('nobody is told anything while the company has switched it off', async () => {
  const { id, people } = server.harbor
  await run(id, people['maya']!, setLab, { lab: 'analytics', isOn: false })
  const { status, error } = await asked(maya, 'issues')
  expect([status, error?.title]).toEqual([409, 'Analytics is switched off'])
  expect((await asked(maya, 'issues/rows?figure=open')).status).toBe(409)
  await run(id, people['maya']!, setLab, { lab: 'analytics', isOn: true })
  expect((await asked(maya, 'issues')).status).toBe(200)
})

test.each([
  '?from=0000-01-01&to=0000-02-01',
  '/rows?figure=open&at=0000-01-01',
  '/rows?figure=open&part=%00',
])('what makes no sense in %s is refused, not tried', async (path) => {
  expect((await asked(maya, `issues${path}`)).status).toBe(400)
})

test.each(['/rows?figure=%00', '/rows?figure=no-such'])('there is no figure for %s', async (path) => {
  expect((await asked(maya, `issues${path}`)).status).toBe(404)
})

test('a manager is told of the own teams only, whichever teams the address names', async () => {
  const { crew } = server.harbor.teams
  const dock = await newTeam('Dock')
  await openIssueIn(crew)
  const hidden = await openIssueIn(dock)
  expect(await countOf(maya, 'issues', 'opened', `teams=${dock}`)).toBe(1)
  expect(await countOf(omar, 'issues', 'opened', `teams=${dock}`)).toBe(0)
  expect(await countOf(omar, 'issues', 'opened')).toBe((await countOf(maya, 'issues', 'opened')) - 1)
  const { rows = [] } = await asked(omar, `issues/rows?figure=opened&teams=${dock},${crew}`)
  expect(rows.map(({ id }) => id)).not.toContain(hidden)
  expect(new Set(rows.map(({ team }) => team))).toEqual(new Set([crew]))
})

test('a team that one has left, or that was deleted, is gone from the next answer', async () => {
  const { omar: omarId, maya: mayaId } = server.harbor.people
  const quay = await newTeam('Quay')
  await run(server.harbor.id, mayaId!, addTeamMember, { id: newId(), teamId: quay, personId: omarId! })
  await openIssueIn(quay)
  expect(await countOf(omar, 'issues', 'opened', `teams=${quay}`)).toBe(1)
  await run(server.harbor.id, mayaId!, removeTeamMember, { teamId: quay, personId: omarId! })
  expect(await countOf(omar, 'issues', 'opened', `teams=${quay}`)).toBe(0)
  const before = await countOf(maya, 'issues', 'opened')
  await run(server.harbor.id, mayaId!, deleteTeam, { id: quay })
  expect(await countOf(maya, 'issues', 'opened')).toBe(before - 1)
  expect((await asked(maya, `issues/rows?figure=opened&teams=${quay}`)).rows).toEqual([])
})

test('personal tasks never count', async () => {
  const due = { title: 'Grease the winch', dueDate: addDays(today, -2) }
  const { id: companyId, people, teams } = server.harbor
  await run(companyId, people['omar']!, createTask, { id: newId(), ...due, taskType: 'personal' })
  expect(await countOf(omar, 'tasks', 'open')).toBe(0)
  const ofTeam = { taskType: 'team' as const, teamId: teams.crew }
  await run(companyId, people['omar']!, createTask, { id: newId(), ...due, ...ofTeam })
  expect([await countOf(omar, 'tasks', 'open'), await countOf(maya, 'tasks', 'open')]).toEqual([1, 1])
})

test('what is done on its day in the evening in Los Angeles is on time', async () => {
  const { id: companyId, people, teams } = server.harbor
  const schedule = { id: newId(), teamId: teams.crew, meetingType: 'weekly' as const, startsOn: today }
  const time = { timeOfDay: '09:30', minutes: 90, everyWeeks: 1, timeZone: 'America/Los_Angeles' }
  const task = { title: 'Light the beacon', taskType: 'team' as const, teamId: teams.crew }
  const [id, dueDate] = [newId(), addDays(today, -3)]
  await run(companyId, people['omar']!, createTask, { ...task, id, dueDate, status: 'done' })
  const then = defineMutation('then', {
    input: {},
    internal: true,
    may: ({ system }) => system,
    run: (tx) => tx.update(tasks, id, { doneAt: `${addDays(dueDate, 1)}T01:30:00.000Z` }),
  })
  await run(companyId, null, then, {})
  const onTime = () => countOf(omar, 'tasks', 'on-time')
  expect(await onTime()).toBe(0)
  await run(companyId, people['omar']!, setSchedule, { ...schedule, ...time })
  expect(await onTime()).toBe(1)
  const unknown = defineMutation('unknown', {
    input: {},
    internal: true,
    may: ({ system }) => system,
    run: (tx) => tx.update(teamSchedules, schedule.id, { timeZone: 'Mars/Olympus' }),
  })
  await run(companyId, null, unknown, {})
  expect((await asked(omar, 'tasks')).status).toBe(200)
  await run(companyId, people['omar']!, clearSchedule, { id: schedule.id })
  expect(await onTime()).toBe(0)
})

test('a metric that a formula calculates counts by what it comes to', async () => {
  const { id: companyId, people, teams } = server.harbor
  const week = addDays(mondayOf(today), -7)
  const metric = async (name: string, formula?: string) => {
    const id = newId()
    await run(companyId, people['omar']!, createMetric, {
      id,
      teamId: teams.crew,
      ownerId: people['omar']!,
      name,
      description: null,
      unit: 'number',
      targetValue: 10,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
      ...(formula && { formula }),
    })
    return id
  }
  const calls = await metric('Calls')
  await metric('Twice the calls', `[${calls}] * 2`)
  await run(companyId, people['omar']!, setMetricValue, { ...cellOf(calls, week), value: 6 })
  const found = await asked(omar, `metrics/rows?figure=health&at=${week}`)
  expect(found.rows?.map(({ title, state }) => [title, state]).toSorted(byText)).toEqual([
    ['Calls', 'missed'],
    ['Twice the calls', 'met'],
  ])
  expect(await countOf(omar, 'metrics', 'met')).toBe(1)
})

test('everybody who voted in a meeting counts once, and guests do not', async () => {
  const { id: companyId, people, teams } = server.harbor
  const meetingId = newId()
  const issueId = await openIssueIn(teams.crew)
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await run(companyId, people['omar']!, startMeeting, { ...ids, teamId: teams.crew, meetingType: 'weekly' })
  for (const _ of [1, 2]) await run(companyId, people['omar']!, castVote, { id: newId(), issueId, meetingId })
  await run(companyId, people['omar']!, endMeeting, { id: newId(), meetingId })
  const voted = await asked(omar, 'participation/rows?figure=voting')
  expect(voted.rows?.map(({ state, amount }) => [state, amount]).toSorted(byText)).toEqual([
    ['attendees', 1],
    ['voters', 1],
  ])
  const came = await asked(omar, 'participation/rows?figure=attendance')
  expect(came.rows?.map(({ state, amount }) => [state, amount]).toSorted(byText)).toEqual([
    ['came', 1],
    ['members', 3],
  ])
})

test.each([
  ['from=2026-03-02&to=2026-03-01', 'The end lies before the start.'],
  ['from=2022-03-02&to=2026-03-01', 'Choose at most 3 years.'],
  ['from=1999-03-02&to=2000-03-01', 'Choose a date between 2000 and 2199.'],
])('the period %s is refused: %s', async (period, detail) => {
  const { status, error } = await asked(maya, `tasks?${period}`)
  expect([status, error?.detail]).toEqual([409, detail])
})
