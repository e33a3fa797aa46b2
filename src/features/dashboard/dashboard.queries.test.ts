import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { updateUserSettings } from '../companies/companies.mutations.ts'
import { createGoal } from '../goals/goals.mutations.ts'
import { setGoalStatus } from '../goals/trail/goal-status.mutations.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { createIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { rateMeeting } from '../meeting-room/conclude/ratings.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { readinessOf } from '../meeting-room/upcoming/readiness.queries.ts'
import { setSchedule } from '../meetings/schedule/schedules.mutations.ts'
import { setTaskStatus } from '../tasks/task-acts.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { latestHeadlines, myOpenGoals, myTasksThisWeek } from './dashboard.queries.ts'
import { myNumbers } from './numbers/my-numbers.queries.ts'
import { metricsOnTrack, offTrackMetrics } from './numbers/on-track.queries.ts'
import { nextUp } from './strip/next-up.queries.ts'
import { ratingsByWeek } from './trends/trends.queries.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const today = utcDayOf(new Date().toISOString())
const monday = mondayOf(today)
const onTrackOf = (player: Player) => player.asks(metricsOnTrack, { today })

async function metricOfCrew(name: string, values: [week: string, value: number][]): Promise<void> {
  const id = newId()
  await harbor.lena.does(createMetric, {
    id,
    teamId: harbor.teams.crew,
    ownerId: harbor.lena.id,
    name,
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
  })
  for (const [week, value] of values) await harbor.lena.does(setMetricValue, { ...cellOf(id, week), value })
}

test('on track counts this week’s values, last week’s in their place, and none that cannot be judged', async () => {
  await metricOfCrew('Miles', [[monday, 12]])
  await metricOfCrew('Ports', [[addDays(monday, -7), 12]])
  await metricOfCrew('Fish', [
    [addDays(monday, -7), 12],
    [monday, 3],
  ])
  await metricOfCrew('Whales', [[addDays(monday, -14), 12]])
  expect(await onTrackOf(harbor.lena)).toEqual({ onTrack: 2, ahead: 0, behind: 1, judged: 3, all: 4 })
})

test('the week is the reader’s: on a Sunday, where weeks begin on one, that of the coming Monday', async () => {
  const sunday = addDays(monday, 6)
  const lastWeek = addDays(monday, -7)
  await metricOfCrew('Knots', [[lastWeek, 12]])
  const judgedFrom = async (weekStartDay: 'monday' | 'sunday') => {
    await harbor.lena.does(updateUserSettings, { weekStartDay })
    return (await harbor.lena.asks(metricsOnTrack, { today: sunday })).judged
  }
  const ofMondays = await judgedFrom('monday')
  const ofSundays = await judgedFrom('sunday')
  await harbor.lena.does(updateUserSettings, { weekStartDay: 'monday' })
  // Last week’s values of Knots and Ports are two weeks old once the coming week has begun.
  expect(ofMondays - ofSundays).toBe(2)
})

test('the list of metrics off track says how many it leaves out', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await metricOfCrew(`Off ${name}`, [[monday, 1]])
  const { items, more } = await harbor.lena.asks(offTrackMetrics, { today })
  expect([items.length, more]).toEqual([6, 2])
})

test('those that have missed it longest come first, with for how many weeks', async () => {
  const weeks = [0, 7, 14].map((days): [string, number] => [addDays(monday, -days), 1])
  await metricOfCrew('Long', weeks)
  await metricOfCrew('Last week only', [
    [addDays(monday, -7), 1],
    [addDays(monday, -14), 12],
  ])
  const { items } = await harbor.lena.asks(offTrackMetrics, { today })
  expect(items[0]).toMatchObject({ metric: { name: 'Long' }, weeks: 3, latest: { week: monday } })
  expect(items.slice(1).every(({ weeks: count }) => count === 1)).toBe(true)
})

test('my numbers are those I own and type in, with what is missing', async () => {
  const week = addDays(monday, -7)
  const names = async (player: Player) => {
    const found = await player.asks(myNumbers, { week })
    return found.filter(({ isMissing }) => isMissing).length
  }
  const missing = await names(harbor.lena)
  await metricOfCrew('Buoys', [[addDays(week, -7), 12]])
  expect(await names(harbor.lena)).toBe(missing + 1)
  expect(await harbor.omar.asks(myNumbers, { week })).toEqual([])
  const made = (await harbor.lena.asks(myNumbers, { week })).find(({ isMissing }) => isMissing)!
  await harbor.lena.does(setMetricValue, { ...cellOf(made.metricId, week), value: 12 })
  expect(await harbor.lena.asks(myNumbers, { week })).toContainEqual({ ...made, isMissing: false })
})

test('the meeting to prepare is that of a team of mine, at its time if it has one, with what waits for it', async () => {
  const { crew, leadership } = harbor.teams
  const from = new Date().toISOString()
  expect(await harbor.lena.asks(nextUp, { from })).toMatchObject({ team: { id: crew }, next: null })
  expect(await harbor.maya.asks(nextUp, { from })).toMatchObject({ team: { id: leadership } })
  const [solved, ...open] = [newId(), newId(), newId()]
  for (const id of [solved, ...open])
    await harbor.lena.does(createIssue, { id, title: 'Leak', issueType: 'short_term', teamId: crew })
  await harbor.lena.does(resolveIssue, { id: solved })
  await harbor.lena.does(createHeadline, { id: newId(), title: 'A new buoy', teamId: crew })
  expect(await harbor.omar.asks(readinessOf, { teamId: crew, today })).toMatchObject({
    openIssues: 2,
    headlines: 1,
    mine: 0,
  })
  const startsOn = addDays(today, 3)
  await harbor.omar.does(setSchedule, {
    id: newId(),
    teamId: crew,
    meetingType: 'weekly',
    startsOn,
    timeOfDay: '09:30',
    minutes: 90,
    everyWeeks: 1,
    timeZone: 'UTC',
  })
  const at = Date.parse(`${startsOn}T09:30:00Z`)
  expect(await harbor.omar.asks(nextUp, { from })).toMatchObject({ team: { id: crew }, next: { at } })
})

test('ratings stand in the week of their meeting, those of my teams alone', async () => {
  const ratedOf = async (player: Player) =>
    (await player.asks(ratingsByWeek, { today })).map(({ averages }) => averages)
  expect((await ratedOf(harbor.lena)).flat()).toEqual([])
  const [id, participantId, transferId] = [newId(), newId(), newId()]
  const meeting = { id, participantId, transferId, teamId: harbor.teams.crew, meetingType: 'weekly' as const }
  await harbor.omar.does(startMeeting, meeting)
  await harbor.omar.does(rateMeeting, { id: newId(), meetingId: id, rating: 9, note: null })
  await harbor.omar.does(endMeeting, { id: newId(), meetingId: id })
  const weeks = await ratedOf(harbor.lena)
  expect([weeks.length, weeks.at(-1)]).toEqual([13, [9]])
  expect((await ratedOf(harbor.maya)).flat()).toEqual([])
})

test('tasks of this week are the overdue and those due until Sunday, without what is done', async () => {
  const due = {
    overdue: addDays(monday, -1),
    today,
    sunday: addDays(monday, 6),
    next: addDays(monday, 7),
    done: today,
  }
  const ids = new Map<string, string>()
  for (const [title, dueDate] of Object.entries(due)) {
    ids.set(title, newId())
    await harbor.lena.does(createTask, { id: ids.get(title)!, title, taskType: 'personal', dueDate })
  }
  await harbor.lena.does(setTaskStatus, { id: ids.get('done')!, status: 'done' })
  const titles = (await harbor.lena.asks(myTasksThisWeek, { today })).map(({ task }) => task.title)
  expect(titles).toEqual(
    today === due.sunday ? ['overdue', expect.anything(), expect.anything()] : ['overdue', 'today', 'sunday'],
  )
})

test('my goals are those I own and have not completed', async () => {
  const goal = { description: null, targetDate: today, isCompanyGoal: false, teamId: harbor.teams.crew }
  const [open, complete, omars] = [newId(), newId(), newId()]
  await harbor.lena.does(createGoal, { ...goal, id: open, title: 'Round the Horn', ownerId: harbor.lena.id })
  await harbor.lena.does(createGoal, { ...goal, id: complete, title: 'Leave port', ownerId: harbor.lena.id })
  await harbor.lena.does(createGoal, { ...goal, id: omars, title: 'Paint', ownerId: harbor.omar.id })
  await harbor.lena.does(setGoalStatus, { goalId: complete, status: 'complete' })
  expect((await harbor.lena.asks(myOpenGoals, {})).map(({ id }) => id)).toEqual([open])
})

test('the newest five headlines of my teams, and no other team’s', async () => {
  const { crew, leadership } = harbor.teams
  for (const title of ['1', '2', '3', '4', '5', '6']) {
    await harbor.lena.does(createHeadline, { id: newId(), title, teamId: crew })
  }
  await harbor.maya.does(createHeadline, { id: newId(), title: 'Secret', teamId: leadership })
  const items = await harbor.lena.asks(latestHeadlines, {})
  expect(items.map(({ headline }) => headline.title)).toEqual(['6', '5', '4', '3', '2'])
  expect(items[0]).toMatchObject({ creator: { fullName: 'Lena' }, team: { name: 'Crew' } })
})

describe('a view-only person has no dashboard', () => {
  test.each([
    ['numbers', () => harbor.theo.asks(myNumbers, { week: monday })],
    ['trend', () => harbor.theo.asks(ratingsByWeek, { today })],
    ['tasks', () => harbor.theo.asks(myTasksThisWeek, { today })],
    ['goals', () => harbor.theo.asks(myOpenGoals, {})],
    ['headlines', () => harbor.theo.asks(latestHeadlines, {})],
  ])('nor its %s', async (_name, ask) => {
    await expect(ask()).rejects.toMatchObject(refused('access/denied'))
  })
})
