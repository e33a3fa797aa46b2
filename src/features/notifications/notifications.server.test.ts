import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, type Cast, makeNode } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { newId } from '../../sync/id.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { assignGoal } from '../goals/goal-teams.mutations.ts'
import { createGoal, updateGoal } from '../goals/goals.mutations.ts'
import { setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { metricsIn } from '../metrics/metrics-harness.ts'
import { firstWeekOf } from '../metrics/values/absence.rules.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { setPermission } from '../people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../people/team-members.mutations.ts'
import { setTaskStatus } from '../tasks/task-acts.mutations.ts'
import { createTask, updateTask } from '../tasks/tasks.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { deleteTeam, restoreTeam } from '../teams/teams.mutations.ts'
import { detailOf, KIND_TITLES } from './notification-list.text.ts'
import { inCompany } from '../../server/database/in-company.ts'
import {
  chooseNotifications,
  deleteAllNotifications,
  deleteNotifications,
  notify,
  readAllNotifications,
  readNotifications,
} from './notifications.mutations.ts'
import { myNotificationPreferences, myNotifications, unreadNotifications } from './notifications.queries.ts'
import { noticesDue } from './due-notices.server.ts'
import { forgetIn, tellCompany } from './notifications.server.ts'
import { occasionsOn } from './occasions.rules.ts'

/** A Tuesday, and the half of its quarter. */
const DAY = '2027-05-18'
const MORNING = Date.parse(`${DAY}T07:30:00Z`)
const later = (days: number) => MORNING + days * 86_400_000

let stage: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  stage = await cast()
  harbor = stage.harbor
})
afterAll(() => stage.stop())
beforeEach(async () => {
  for (const person of [harbor.maya, harbor.omar, harbor.lena, harbor.theo]) {
    const { items } = await person.asks(myNotifications, { most: 500 })
    if (items.length > 0) await person.does(deleteNotifications, { ids: items.map(({ id }) => id) })
  }
})

const { metricOf } = metricsIn(() => harbor)
const run = (now: number, node: SyncNode = stage.node) =>
  tellCompany({ pool: stage.pool, node }, harbor.companyId, now)
const told = async (person: Player) =>
  (await person.asks(myNotifications, { most: 500 })).items.map(
    (one) => `${KIND_TITLES[one.kind]}: ${detailOf(one, DAY, one.sender)}`,
  )
const taskDue = async (owner: Player, dueDate: string, title: string) => {
  const id = newId()
  const teamId = harbor.teams.crew
  await owner.does(createTask, { id, title, taskType: 'team', teamId, dueDate, assigneeIds: [owner.id] })
  return id
}

test('a task is told of the day before and on the day, once each, however often and on however many nodes the job runs', async () => {
  const { lena } = harbor
  await taskDue(lena, '2027-05-19', 'Tar the hull')
  const other = makeNode(stage.pool)
  await other.start()
  await Promise.all([run(MORNING), run(MORNING, other), run(MORNING), run(MORNING, other)])
  // This node hears a moment later of what the other one has told.
  await expect.poll(() => told(lena)).toEqual(['Task Deadline: “Tar the hull” is due tomorrow.'])
  await Promise.all([run(later(1)), run(later(1), other)])
  await expect.poll(() => told(lena)).toHaveLength(2)
  await run(later(2))
  expect(await told(lena)).toHaveLength(2)
  await other.stop()
})

test('however many there are of a kind, those beyond what is told at a time come the next time', async () => {
  const { lena } = harbor
  const names = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir']
  for (const name of names) await taskDue(lena, '2027-09-08', name)
  const found: string[] = []
  for (const expected of [2, 2, 1, 0]) {
    const notices = await stage.node.options.inCompany(harbor.companyId, null, (client) =>
      noticesDue(client, harbor.companyId, occasionsOn('2027-09-08'), 2),
    )
    const due = notices.filter(({ kind }) => kind === 'task_deadline_warning')
    expect(due).toHaveLength(expected)
    found.push(...due.map(({ name }) => name!))
    await stage.node.run(harbor.companyId, null, notify, { notices: due })
  }
  expect(found.toSorted()).toEqual(names)
})

test('what was deleted is not told again, and what is done, archived or of a deleted team not at all', async () => {
  const { lena, omar } = harbor
  const ids = [await taskDue(lena, DAY, 'Splice'), await taskDue(lena, DAY, 'Caulk')]
  await lena.does(setTaskStatus, { id: ids[1]!, status: 'done' })
  await run(MORNING)
  const [item] = (await lena.asks(myNotifications, { most: 5 })).items
  expect(item?.name).toBe('Splice')
  await lena.does(deleteNotifications, { ids: [item!.id] })
  await run(MORNING)
  expect(await told(lena)).toEqual([])
  await taskDue(lena, '2027-06-19', 'Paint')
  await omar.does(deleteTeam, { id: harbor.teams.crew })
  await run(Date.parse('2027-06-19T08:00:00Z'))
  expect(await told(lena)).toEqual([])
  await omar.does(restoreTeam, { id: harbor.teams.crew })
})

test('a goal is told of a week and a day before, and the half of a quarter with what is open', async () => {
  const { omar } = harbor
  const goal = { teamId: harbor.teams.crew, ownerId: omar.id, description: null, isCompanyGoal: false }
  for (const [title, targetDate] of [
    ['Chart the reef', '2027-05-25'],
    ['Find crew', '2027-06-30'],
  ] as const)
    await omar.does(createGoal, { ...goal, id: newId(), title, targetDate })
  await run(MORNING)
  await run(later(1))
  await run(later(6))
  expect((await told(omar)).toSorted()).toEqual([
    'Goal Deadline: “Chart the reef” is due on May 25.',
    'Goal Deadline: “Chart the reef” is due on May 25.',
    'Quarter Update: Q2 2027 is half over. 2 of your goals are still open.',
  ])
})

test('numbers that last week lacks are told of together, but not those of metrics that were not there yet', async () => {
  const { lena } = harbor
  const week = firstWeekOf({ createdAt: new Date().toISOString() })
  const tuesdayAfter = (monday: string) => Date.parse(`${addDays(monday, 8)}T08:00:00Z`)
  await metricOf(lena, 'Knots')
  const miles = await metricOf(lena, 'Miles')
  await metricOf(lena, 'Turns')
  await lena.does(setMetricValue, { ...cellOf(miles, week), value: 4 })
  await run(tuesdayAfter(addDays(week, -7)))
  expect(await told(lena)).toEqual([])
  await run(tuesdayAfter(week))
  expect(await told(lena)).toEqual([
    expect.stringContaining('2 of your metrics have no number for the week of'),
  ])
})

test('a metric made on a Monday lacks nothing of the week before, wherever that is, whatever zone the database is in', async () => {
  const { companyId, omar } = harbor
  const id = await metricOf(omar, 'Knots')
  const missing = (zone: string, createdAt: string) =>
    stage.node.options.inCompany(companyId, null, async (client) => {
      await client.query('savepoint before')
      await client.query(`set local time zone '${zone}'`)
      await client.query('update metrics set created_at = $3 where company_id = $1 and id = $2', [
        companyId,
        id,
        createdAt,
      ])
      const notices = await noticesDue(client, companyId, occasionsOn('2026-06-02'))
      await client.query('rollback to savepoint before')
      return notices.filter(({ kind, personId }) => kind === 'metric_stale' && personId === omar.id)
    })
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    // Monday begins at 10:00 UTC on Sunday where it begins first.
    expect(await missing(zone, '2026-05-31T09:59:59.000Z')).toMatchObject([{ count: 1, day: '2026-05-25' }])
    expect(await missing(zone, '2026-05-31T10:00:00.000Z')).toEqual([])
  }
})

test('nobody is told at night by the clock of the company’s meetings, nor once they have no access', async () => {
  const { lena, maya, omar } = harbor
  await taskDue(lena, '2027-09-01', 'Moor')
  const tasksTold = async () => (await told(lena)).filter((text) => text.startsWith('Task'))
  await omar.does(setSchedule, {
    id: newId(),
    teamId: harbor.teams.crew,
    meetingType: 'weekly',
    startsOn: '2027-05-18',
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'America/Los_Angeles',
  })
  await run(Date.parse('2027-09-01T13:59:00Z'))
  expect(await tasksTold()).toEqual([])
  await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'inactive' })
  await run(Date.parse('2027-09-01T14:00:00Z'))
  await maya.does(setPermission, { auditId: newId(), personId: lena.id, level: 'member' })
  expect(await tasksTold()).toEqual([])
  await run(Date.parse('2027-09-01T14:00:00Z'))
  expect(await tasksTold()).toEqual([expect.stringContaining('“Moor”')])
})

test('who has left a team is told nothing more of it, but of what the whole company sees, and directors of every team', async () => {
  const { lena, maya, omar } = harbor
  const teamId = harbor.teams.crew
  const week = mondayOf(utcDayOf(new Date().toISOString()))
  const day = addDays(week, 8)
  const goal = { teamId, description: null, isCompanyGoal: false, targetDate: addDays(day, 1) }
  const goalIds = { 'A goal of Crew': newId(), 'A goal of all': newId() }
  for (const [title, id] of Object.entries(goalIds))
    await omar.does(createGoal, { ...goal, id, title, ownerId: lena.id })
  await maya.does(assignGoal, {
    id: newId(),
    goalId: goalIds['A goal of all'],
    teamId: harbor.teams.leadership,
  })
  await maya.does(createGoal, { ...goal, id: newId(), title: 'A goal of Maya', ownerId: maya.id })
  const metric = {
    teamId,
    ownerId: lena.id,
    description: '',
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  } as const
  await lena.does(createMetric, { ...metric, id: newId(), name: 'A metric of Crew' })
  const taskId = await taskDue(lena, addDays(day, 1), 'Tar')

  await omar.does(removeTeamMember, { teamId, personId: lena.id })
  await omar.does(updateTask, { id: taskId, title: 'Only Crew may know' })
  await run(Date.parse(`${day}T18:00:00Z`))
  await run(Date.parse(`${addDays(day, 1)}T18:00:00Z`))
  expect((await told(lena)).filter((text) => !text.startsWith('Assigned'))).toEqual([
    expect.stringContaining('A goal of all'),
  ])
  expect(await told(maya)).toEqual([expect.stringContaining('A goal of Maya')])
  await omar.does(addTeamMember, { id: newId(), teamId, personId: lena.id })
  await run(Date.parse(`${addDays(day, 1)}T18:00:00Z`))
  expect(await told(lena)).toContainEqual(expect.stringMatching(/^Task Deadline: “Only Crew may know”/))
})

test('who is given something hears from whom, and nobody of what they took themselves', async () => {
  const { lena, omar } = harbor
  const id = newId()
  const teamId = harbor.teams.crew
  await omar.does(createTask, {
    id,
    title: 'Reef the sail',
    taskType: 'team',
    teamId,
    dueDate: '2090-01-03',
    assigneeIds: [omar.id, lena.id],
  })
  const goalId = newId()
  const goal = { teamId, ownerId: lena.id, description: null, isCompanyGoal: false, targetDate: null }
  await lena.does(createGoal, { ...goal, id: goalId, title: 'Sail' })
  await omar.does(updateGoal, { goalId, ownerId: omar.id })
  await lena.does(updateGoal, { goalId, ownerId: lena.id })
  expect(await told(lena)).toEqual([
    'Assigned To You: Omar gave you the task “Reef the sail”, due Jan 3, 2090.',
  ])
  expect(await told(omar)).toEqual([])
})

test('who is given something that is changed with it hears what it is called from then on', async () => {
  const { lena, omar } = harbor
  const id = await taskDue(omar, '2090-01-03', 'Only Omar may know')
  const change = { title: 'Reef the sail', dueDate: '2090-01-05', assigneeIds: [lena.id] }
  await omar.does(updateTask, { id, ...change })
  expect(await told(lena)).toEqual([
    'Assigned To You: Omar gave you the task “Reef the sail”, due Jan 5, 2090.',
  ])
})

test('reading and hiding: the number on the bell goes down, and a hidden kind is not shown until it is wanted again', async () => {
  const { lena, omar } = harbor
  const teamId = harbor.teams.crew
  for (const title of ['One', 'Two'])
    await omar.does(createTask, {
      id: newId(),
      title,
      taskType: 'team',
      teamId,
      dueDate: '2090-01-03',
      assigneeIds: [lena.id],
    })
  expect(await lena.asks(unreadNotifications, {})).toBe(2)
  const [first] = (await lena.asks(myNotifications, { most: 1 })).items
  await lena.does(readNotifications, { ids: [first!.id] })
  expect(await lena.asks(unreadNotifications, {})).toBe(1)
  await lena.does(chooseNotifications, { kind: 'assigned', by: 'app', wanted: false })
  await lena.does(chooseNotifications, { kind: 'assigned', by: 'mail', wanted: false })
  expect(await told(lena)).toEqual([])
  expect(await lena.asks(myNotificationPreferences, {})).toMatchObject({
    hidden: ['assigned'],
    unmailed: ['assigned'],
  })
  await lena.does(chooseNotifications, { kind: 'assigned', by: 'app', wanted: true })
  expect(await told(lena)).toHaveLength(2)
})

test('everybody keeps the newest 500, and the others are forgotten', async () => {
  const { lena, companyId } = harbor
  const notices = Array.from({ length: 500 }, (_, index) => ({
    id: newId(),
    personId: lena.id,
    kind: 'task_deadline_warning' as const,
    subjectKind: null,
    subjectId: null,
    teamId: null,
    name: `Task ${index}`,
    count: null,
    day: DAY,
  }))
  await stage.node.run(companyId, null, notify, { notices })
  await stage.node.run(companyId, null, notify, { notices: [{ ...notices[0]!, id: newId() }] })
  ;(await stage.node.company(companyId))!.hub.flush()
  const count = () =>
    inCompany(stage.pool, companyId, null, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from notifications where company_id = $1 and person_id = $2',
        [companyId, lena.id],
      )
      return rows[0]!.count
    })
  expect(await count()).toBeGreaterThan(500)
  // Until then all can be read and deleted, also those that no list shows.
  expect(await lena.asks(myNotifications, { most: 500 })).toMatchObject({ count: 501, unread: 501 })
  await lena.does(readAllNotifications, { until: await newestOf(lena) })
  expect(await lena.asks(myNotifications, { most: 500 })).toMatchObject({ count: 501, unread: 0 })
  await forgetIn({ pool: stage.pool, node: stage.node }, companyId)
  expect(await count()).toBe(500)
})

const newestOf = async (person: Player) =>
  (await person.asks(myNotifications, { most: 1 })).items[0]!.createdAt

test('all is read, and all is deleted, by one row however much it is, and what comes later stays', async () => {
  const { lena, companyId } = harbor
  const notice = {
    personId: lena.id,
    kind: 'assigned' as const,
    subjectKind: null,
    subjectId: null,
    teamId: null,
    count: null,
    day: DAY,
  }
  const tell = (names: string[]) =>
    stage.node.run(companyId, null, notify, {
      notices: names.map((name) => ({ ...notice, id: newId(), name })),
    })
  await tell(Array.from({ length: 500 }, (_, index) => `Old ${index}`))
  const written = () =>
    inCompany(stage.pool, companyId, null, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from sync_change where company_id = $1',
        [companyId],
      )
      return rows[0]!.count
    })
  const until = await newestOf(lena)
  // What comes until their click arrives has not been seen.
  await tell(['New'])
  const before = await written()
  await lena.does(readAllNotifications, { until })
  expect(await written()).toBe(before + 1)
  expect(await lena.asks(unreadNotifications, {})).toBe(1)

  await lena.does(deleteAllNotifications, { until })
  expect((await lena.asks(myNotifications, { most: 500 })).items.map(({ name }) => name)).toEqual(['New'])
  // An earlier click that arrives later brings nothing back, and nobody is done with what is to come.
  await lena.does(deleteAllNotifications, { until: '2026-01-01T00:00:00.000Z' })
  await lena.does(readAllNotifications, { until: '2900-01-01T00:00:00.000Z' })
  expect((await lena.asks(myNotifications, { most: 500 })).items).toHaveLength(1)
  await tell(['Newest'])
  expect(await lena.asks(unreadNotifications, {})).toBe(1)
})
