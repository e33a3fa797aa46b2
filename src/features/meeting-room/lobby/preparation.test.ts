import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { metricsIn } from '../../metrics/metrics-harness.ts'
import { cellOf, setMetricValue } from '../../metrics/values/metric-values.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { rateMeeting } from '../conclude/ratings.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { lastMeeting, numbersDue, overdueTasksOfTeam, topIssues } from './preparation.queries.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { metricOf } = metricsIn(() => harbor)
const TODAY = utcDayOf(new Date().toISOString())
const DUE = addDays(mondayOf(TODAY), -7)

test('missing numbers stand with their owners, the reader’s own first', async () => {
  const { lena, omar, theo, teams } = harbor
  const enter = (metricId: string, week: string) =>
    lena.does(setMetricValue, { ...cellOf(metricId, week), value: 5 })
  for (const [owner, name] of [
    [lena, 'Leads'],
    [lena, 'Calls'],
    [omar, 'Returns'],
  ] as const)
    await enter(await metricOf(owner, name), addDays(DUE, -14))
  // It did not exist in that week.
  await metricOf(lena, 'New this week')
  const due = () => lena.asks(numbersDue, { teamId: teams.crew, week: DUE })
  const facts = async () => (await due()).map(({ owner, missing }) => [owner?.fullName, missing])
  expect(await facts()).toEqual([
    ['Lena', 2],
    ['Omar', 1],
  ])
  const own = (await due())[0]!.metrics.map(({ metric }) => metric)
  expect(own.map(({ name }) => name)).toEqual(['Leads', 'Calls'])
  for (const metric of own) await enter(metric.id, DUE)
  expect(await facts()).toEqual([
    ['Lena', 0],
    ['Omar', 1],
  ])
  expect((await theo.asks(numbersDue, { teamId: teams.crew, week: DUE }))[0]?.owner?.fullName).toBe('Omar')
})

test('overdue tasks and the issues with the most votes', async () => {
  const { lena, omar, teams } = harbor
  const teamId = teams.crew
  for (const [title, dueDate] of [
    ['Late', addDays(TODAY, -3)],
    ['In time', TODAY],
  ] as const)
    await lena.does(createTask, { id: newId(), title, taskType: 'team', teamId, dueDate })
  const overdue = await omar.asks(overdueTasksOfTeam, { teamId, today: TODAY })
  expect(overdue.map(({ task }) => task.title)).toEqual(['Late'])
  const ids = Array.from({ length: 7 }, () => newId())
  for (const [place, id] of ids.entries())
    await lena.does(createIssue, { id, title: `Issue ${place}`, issueType: 'short_term', teamId })
  await omar.does(castVote, { id: newId(), issueId: ids[2]!, meetingId: null })
  const { items, count } = await lena.asks(topIssues, { teamId })
  // Of equals, the one raised first, as in the meeting and on /issues.
  const raised = ['Issue 2', 'Issue 0', 'Issue 1', 'Issue 3', 'Issue 4']
  expect([items.map(({ issue }) => issue.title), count]).toEqual([raised, 7])
  expect(items[0]!.votes).toBe(1)
})

test('the last meeting of the same kind says how it was rated and what was missing', async () => {
  const { lena, omar, teams } = harbor
  const [teamId, meetingId] = [teams.crew, newId()]
  const last = (meetingType: 'weekly' | 'quarterly') => lena.asks(lastMeeting, { teamId, meetingType })
  expect(await last('weekly')).toBeNull()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  await omar.does(rateMeeting, { id: newId(), meetingId, rating: 7, note: 'Start on time' })
  await omar.does(endMeeting, { id: newId(), meetingId })
  expect(await last('weekly')).toMatchObject({
    average: 7,
    notes: [{ person: { fullName: 'Omar' }, note: 'Start on time' }],
  })
  expect(await last('quarterly')).toBeNull()
})

test('another company’s preparation is not to be seen', async () => {
  const { ravi } = story.lantern
  const { crew } = harbor.teams
  for (const asked of [
    ravi.asks(numbersDue, { teamId: crew, week: DUE }),
    ravi.asks(overdueTasksOfTeam, { teamId: crew, today: TODAY }),
    ravi.asks(topIssues, { teamId: crew }),
    ravi.asks(lastMeeting, { teamId: crew, meetingType: 'weekly' }),
  ])
    await expect(asked).rejects.toMatchObject(refused('access/denied'))
})
