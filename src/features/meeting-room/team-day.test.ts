import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { updateCompany } from '../companies/companies.mutations.ts'
import { ratingsByWeek } from '../dashboard/trends/trends.queries.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { rateMeeting } from '../meeting-room/conclude/ratings.mutations.ts'
import { setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { metricsIn } from '../metrics/metrics-harness.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { missTasks } from '../tasks/review/review.mutations.ts'
import { missedTask, taskReview } from '../tasks/review/review.queries.ts'
import { archiveTask, setTaskStatus } from '../tasks/task-acts.mutations.ts'
import { completionByWeek } from '../tasks/completion/completion.queries.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { dayIn } from '../time/zones.rules.ts'
import { endMeeting, startMeeting } from './meeting-room.mutations.ts'
import { createOverdueIssues } from './overdue/overdue.mutations.ts'
import { resultOfMeeting } from './results/results.queries.ts'

let stage: Cast, harbor: Cast['harbor'], crew: string
beforeAll(async () => {
  stage = await cast()
  ;({ harbor } = stage)
  crew = harbor.teams.crew
  await harbor.maya.does(updateCompany, { autoCreateOverdueIssues: true })
})
afterAll(() => stage.stop())

const { metricOf } = metricsIn(() => harbor)

const MONDAY = mondayOf(utcDayOf(new Date().toISOString()))
/** Monday morning in Auckland, where it is Sunday in UTC. */
const MONDAY_THERE = `${addDays(MONDAY, -1)}T20:30:00.000Z`
/** Where it is another day than in UTC at this moment. */
const AWAY = new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
const todayAway = () => dayIn(Date.now(), AWAY)

const meetsIn = (timeZone: string) =>
  harbor.omar.does(setSchedule, {
    id: newId(),
    teamId: crew,
    meetingType: 'weekly',
    startsOn: MONDAY,
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone,
  })

let meetingId: string
async function meet(startedAt?: string): Promise<void> {
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await harbor.omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  if (startedAt) await stage.node.run(harbor.companyId, null, began(startedAt), {})
}
const began = (startedAt: string) =>
  defineMutation('began', {
    input: {},
    internal: true,
    may: ({ system }) => system,
    run: (tx) => tx.update(meetings, meetingId, { startedAt }),
  })
const end = () => harbor.omar.does(endMeeting, { id: newId(), meetingId })

const made: string[] = []
async function due(title: string, dueDate: string): Promise<string> {
  const id = newId()
  await harbor.omar.does(createTask, { id, title, taskType: 'team', teamId: crew, dueDate })
  made.push(id)
  return id
}
afterEach(async () => {
  for (const id of made.splice(0)) await harbor.omar.does(archiveTask, { id })
})

describe('a meeting on Monday morning in Auckland', () => {
  beforeEach(() => meetsIn('Pacific/Auckland'))

  test('is about the week that ended the day before, and about what is due that day', async () => {
    const leads = await metricOf(harbor.lena, 'Leads')
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, addDays(MONDAY, -14)), value: 100 })
    await harbor.lena.does(setMetricValue, { ...cellOf(leads, addDays(MONDAY, -7)), value: 12 })
    await due('Tar', MONDAY)
    await meet(MONDAY_THERE)
    await end()
    const { result } = (await harbor.lena.asks(resultOfMeeting, { meetingId }))!
    expect(result.numbersOff).toMatchObject([{ title: 'Leads', value: '12' }])
    expect(result.figures).toMatchObject({ numbersMet: 0, tasksDue: 1 })
  })

  test('reviews what its result counts, wherever it is looked at', async () => {
    const [tar, caulk] = [await due('Tar', MONDAY), await due('Caulk', addDays(MONDAY, 1))]
    await meet(MONDAY_THERE)
    for (const looker of [{}, { day: addDays(MONDAY, -1) }, { day: addDays(MONDAY, 1) }]) {
      const found = await harbor.lena.asks(taskReview, { teamId: crew, meetingId, ...looker })
      const verdictOf = (id: string) => found.find(({ task }) => task.id === id)?.verdict
      expect([tar, caulk].map(verdictOf)).toEqual(['open', 'later'])
    }
    await end()
    const { result } = (await harbor.lena.asks(resultOfMeeting, { meetingId }))!
    expect(result.figures).toMatchObject({ tasksDue: 1 })
  })

  test('has counted what was due that day, so that the next one does not', async () => {
    const id = await due('Caulk', MONDAY)
    await harbor.omar.does(setTaskStatus, { id, status: 'done' })
    await meet(MONDAY_THERE)
    await end()
    await meet()
    const found = await harbor.lena.asks(taskReview, { teamId: crew, meetingId })
    expect(found.find(({ task }) => task.id === id)).toBe(undefined)
    await end()
  })

  test('is rated in the week of that Monday', async () => {
    await meet(MONDAY_THERE)
    await harbor.omar.does(rateMeeting, { id: newId(), meetingId, rating: 9, note: null })
    await end()
    const weeks = await harbor.lena.asks(ratingsByWeek, { today: MONDAY })
    expect(weeks.at(-1)).toEqual({ week: MONDAY, averages: [9] })
  })
})

describe('a task ticked off on its day, a Sunday, in the evening in Los Angeles', () => {
  const timeZone = 'America/Los_Angeles'
  const sunday = addDays(MONDAY, -1)
  const whenDue = async (of: { teamIds: string[]; personId: string | null; timeZone?: string }) =>
    (await harbor.omar.asks(completionByWeek, { ...of, today: MONDAY })).at(-2)

  async function tickOff(id: string): Promise<void> {
    await harbor.omar.does(setTaskStatus, { id, status: 'done' })
    const then = defineMutation('then', {
      input: {},
      internal: true,
      may: ({ system }) => system,
      run: (tx) => tx.update(tasks, id, { doneAt: `${MONDAY}T01:30:00.000Z` }),
    })
    await stage.node.run(harbor.companyId, null, then, {})
  }

  test('is done in its week where its team meets', async () => {
    await meetsIn(timeZone)
    await tickOff(await due('Holystone', sunday))
    const week = addDays(MONDAY, -7)
    expect(await whenDue({ teamIds: [crew], personId: null })).toEqual({ week, due: 1, done: 1 })
  })

  test('is done in its week by the clock of whose own it is', async () => {
    const id = newId()
    made.push(id)
    await harbor.omar.does(createTask, { id, title: 'Shave', taskType: 'personal', dueDate: sunday })
    await tickOff(id)
    const own = { teamIds: [], personId: harbor.omar.id }
    expect(await whenDue({ ...own, timeZone })).toMatchObject({ due: 1, done: 1 })
    expect(await whenDue(own), 'by UTC, where no clock is said').toMatchObject({ due: 1, done: 0 })
  })
})

describe('where it is another day than in UTC', () => {
  beforeEach(async () => {
    await meetsIn(AWAY)
    await meet()
  })

  test('a task becomes an issue once it is overdue for more than a week there', async () => {
    await due('Paint the hull', addDays(todayAway(), -8))
    await due('Sand the deck', addDays(todayAway(), -7))
    await end()
    await harbor.omar.does(createOverdueIssues, { meetingId })
    const { result } = (await harbor.lena.asks(resultOfMeeting, { meetingId }))!
    expect(result.issuesAutoCreated).toMatchObject([{ title: 'Paint the hull' }])
  })

  test('what is not done is carried over to a week from the day there', async () => {
    const taskId = await due('Splice', addDays(todayAway(), -3))
    await harbor.omar.does(missTasks, { meetingId, taskIds: [taskId] })
    const found = await harbor.omar.asks(missedTask, { taskId })
    expect(found?.task.dueDate).toBe(addDays(todayAway(), 7))
    await end()
  })
})
