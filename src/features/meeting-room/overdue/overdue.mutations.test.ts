import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { updateCompany, updateUserSettings } from '../../companies/companies.mutations.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { raiseFromMetric, raiseFromTask } from '../../issues/raising/raising.mutations.ts'
import { issuesFrom } from '../../issues/raising/issues-from.queries.ts'
import { issueAlready } from '../../issues/raising/raising.queries.ts'
import { issueIdOf } from '../../issues/raising/sources.rules.ts'
import { openIssuesOfTeam } from '../../issues/issues.queries.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { createMetric } from '../../metrics/definition/metric-definition.mutations.ts'
import { metricsIn } from '../../metrics/metrics-harness.ts'
import { dismissMisses } from '../../metrics/proposals/proposals.mutations.ts'
import { missProposal } from '../../metrics/proposals/proposals.queries.ts'
import { cellOf, setMetricValue } from '../../metrics/values/metric-values.mutations.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../time/calendar.rules.ts'
import { deleteMeeting, endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { resultOfMeeting } from '../results/results.queries.ts'
import { createOverdueIssues } from './overdue.mutations.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player
let crew: string
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ maya, omar, lena, theo } = stage.harbor)
  crew = stage.harbor.teams.crew
  await maya.does(updateCompany, { autoCreateOverdueIssues: true })
})
afterAll(() => stage?.stop())

const TODAY = utcDayOf(new Date().toISOString())
const THIS_WEEK = mondayOf(TODAY)

const { draft, metricOf, stored } = metricsIn(() => stage.harbor)

async function meet(): Promise<void> {
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
}
const end = () => omar.does(endMeeting, { id: newId(), meetingId })
const process = (person = omar) => person.does(createOverdueIssues, { meetingId })
const made = async () => (await lena.asks(resultOfMeeting, { meetingId }))!.result.issuesAutoCreated
const openTitles = async () =>
  (await lena.asks(openIssuesOfTeam, { teamId: crew, issueType: 'short_term' })).map(
    ({ issue }) => issue.title,
  )

async function taskOf(person: Player, title: string, dueDate: string): Promise<string> {
  const id = newId()
  const given = { id, title, taskType: 'team' as const, teamId: crew, dueDate, assigneeIds: [person.id] }
  await omar.does(createTask, given)
  return id
}

beforeEach(meet)

describe('at the end of a meeting', () => {
  test('a task overdue for more than a week becomes an issue of its assignee, named in the result', async () => {
    const task = await taskOf(lena, 'Paint the hull', addDays(TODAY, -8))
    await taskOf(lena, 'Sand the deck', addDays(TODAY, -7))
    await end()
    expect(await made()).toBeNull()
    await process()
    expect(await made()).toMatchObject([{ title: 'Paint the hull', personIds: [lena.id] }])
    const found = await lena.asks(openIssuesOfTeam, { teamId: crew, issueType: 'short_term' })
    expect(found.find(({ issue }) => issue.title === 'Paint the hull')?.issue).toMatchObject({
      issueType: 'short_term',
      ownerId: lena.id,
      createdBy: omar.id,
    })
    await omar.does(setTaskStatus, { id: task, status: 'done' })
  })

  test('what is called like an open issue is skipped, in whatever case; once that is resolved, it is not', async () => {
    const task = await taskOf(lena, 'Mend the NETS', addDays(TODAY, -20))
    const id = newId()
    await lena.does(createIssue, { id, title: 'mend the nets', issueType: 'long_term', teamId: crew })
    await end()
    await process()
    expect(await made()).toEqual([])
    await lena.does(resolveIssue, { id })
    await meet()
    await end()
    await process()
    expect(await made()).toMatchObject([{ title: 'Mend the NETS' }])
    await omar.does(setTaskStatus, { id: task, status: 'done' })
  })

  test('a metric whose formula looks back further than what everybody holds is held to nothing, and others to what they come to', async () => {
    const hires = await metricOf(lena, `Hires ${newId()}`)
    const enter = (week: string, value: number) =>
      lena.does(setMetricValue, { ...cellOf(hires, week), value })
    for (const week of weeksBack(addDays(THIS_WEEK, -7), 4)) await enter(week, 2)
    await enter(addDays(THIS_WEEK, -7 * 30), 1_000)
    const [far, near] = [`In a year ${newId()}`, `In two weeks ${newId()}`] as const
    await lena.does(createMetric, { ...draft(lena, far), formula: `sum([${hires}],45)`, targetValue: 100 })
    await lena.does(createMetric, { ...draft(lena, near), formula: `sum([${hires}],2)`, targetValue: 100 })
    await end()
    await process()
    const { result } = (await lena.asks(resultOfMeeting, { meetingId }))!
    const told = [...result.numbersOff, ...(result.issuesAutoCreated ?? [])].map(({ title }) => title)
    expect(told.filter((title) => title.startsWith(far))).toEqual([])
    expect(told.filter((title) => title.startsWith(near))).toEqual([near, `${near}: 4, target 100`])
  })

  test('a metric three weeks off track becomes one issue, and the proposal to make one is answered', async () => {
    const leads = await metricOf(lena, `Leads ${newId()}`)
    for (const week of weeksBack(addDays(THIS_WEEK, -7), 3))
      await lena.does(setMetricValue, { ...cellOf(leads, week), value: 12 })
    await end()
    await process()
    expect(await made()).toMatchObject([{ title: expect.stringMatching(/^Leads .*: 12, target 100$/) }])
    expect((await stored(leads))?.missesDismissedAt).toBe(addDays(THIS_WEEK, -7))
    expect(await lena.asks(missProposal, { metricId: leads, thisWeek: THIS_WEEK })).toBeNull()
    await meet()
    await end()
    await process()
    expect(await made()).toEqual([])
  })

  test('it happens once a meeting, the earliest first, and makes fifty at most', async () => {
    const titles = Array.from({ length: 51 }, (_, index) => `No. ${index} ${newId()}`)
    const tasks = []
    for (const [index, title] of titles.entries())
      tasks.push(await taskOf(lena, title, addDays(TODAY, -100 + index)))
    await end()
    await process()
    await process()
    expect((await made())?.map(({ title }) => title)).toEqual(titles.slice(0, 50))
    expect(await openTitles()).not.toContain(titles[50])
    for (const id of tasks) await omar.does(setTaskStatus, { id, status: 'done' })
  })
})

describe('what was raised by hand and what is made here', () => {
  const lastWeek = addDays(THIS_WEEK, -7)
  const offTrack = async (): Promise<string> => {
    const id = await metricOf(lena, `Leads ${newId()}`)
    for (const week of weeksBack(lastWeek, 3))
      await lena.does(setMetricValue, { ...cellOf(id, week), value: 12 })
    return id
  }
  const byHand = (sourceId: string, title: string, by: Player, week = lastWeek) =>
    by.does(raiseFromMetric, {
      id: issueIdOf({ teamId: crew, sourceId, week }),
      week,
      teamId: crew,
      title,
      meetingId: null,
      metricId: sourceId,
    })
  const openOf = async (sourceId: string) =>
    (await lena.asks(issuesFrom, { sourceId })).filter(({ status }) => status === 'open')

  test('a metric that was raised under another name is not raised again', async () => {
    const leads = await offTrack()
    await byHand(leads, 'Nobody calls back', lena)
    await lena.does(dismissMisses, { metricId: leads, until: null })
    await end()
    await process()
    expect(await made()).toEqual([])
    expect(await openOf(leads)).toMatchObject([{ title: 'Nobody calls back' }])
  })

  test('a metric that was made an issue here is not raised again by hand, in its week or under its name', async () => {
    const leads = await offTrack()
    await end()
    await process()
    const [first] = await openOf(leads)
    await byHand(leads, 'Nobody calls back', lena)
    await byHand(leads, first!.title.toUpperCase(), lena, THIS_WEEK)
    expect(await openOf(leads)).toEqual([first])
    const given = { teamId: crew, sourceId: leads, week: THIS_WEEK }
    expect(await lena.asks(issueAlready, { ...given, title: first!.title })).toEqual(first)
    expect(await lena.asks(issueAlready, { ...given, title: 'Another matter' })).toBeNull()
    await byHand(leads, 'Another matter', lena, THIS_WEEK)
    expect(await openOf(leads)).toHaveLength(2)
  })

  test('so it is for tasks', async () => {
    const [paint, sand] = [
      await taskOf(lena, `Paint ${newId()}`, addDays(TODAY, -20)),
      await taskOf(lena, `Sand ${newId()}`, addDays(TODAY, -20)),
    ]
    const raiseTask = (taskId: string, title: string) => {
      const id = issueIdOf({ teamId: crew, sourceId: taskId, week: THIS_WEEK })
      return lena.does(raiseFromTask, { id, week: THIS_WEEK, teamId: crew, title, meetingId: null, taskId })
    }
    await raiseTask(paint, 'We have no paint')
    await end()
    await process()
    expect(await made()).toHaveLength(1)
    await raiseTask(sand, 'We have no sand')
    expect([(await openOf(paint)).length, (await openOf(sand)).length]).toEqual([1, 1])
    for (const id of [paint, sand]) await omar.does(setTaskStatus, { id, status: 'done' })
  })

  test('misses that somebody dismissed stay so where a formula looks back to weeks that not everybody holds', async () => {
    const leads = await metricOf(lena, `Leads ${newId()}`)
    for (const week of weeksBack(lastWeek, 13))
      await lena.does(setMetricValue, { ...cellOf(leads, week), value: 12 })
    await lena.does(dismissMisses, { metricId: leads, until: lastWeek })
    const average = { ...draft(lena, `Average ${newId()}`), formula: `avg([${leads}],10)` }
    await lena.does(createMetric, average)
    await lena.does(dismissMisses, { metricId: average.id, until: addDays(THIS_WEEK, -7 * 8) })
    await end()
    await process()
    expect(await made()).toEqual([])
    await lena.does(dismissMisses, { metricId: average.id, until: null })
    await meet()
    await end()
    await process()
    expect(await openOf(average.id)).toHaveLength(1)
  })
})

describe('nothing is made', () => {
  test.each([
    ['the company', () => maya.does(updateCompany, { autoCreateOverdueIssues: false }), true],
    ['whoever ends it', () => omar.does(updateUserSettings, { autoCreateOverdueIssues: false }), false],
  ])('while %s has it switched off', async (_who, switchOff, isCompany) => {
    const title = `Off ${newId()}`
    const task = await taskOf(lena, title, addDays(TODAY, -30))
    await switchOff()
    await end()
    await process()
    expect(await made()).toBeNull()
    expect(await openTitles()).not.toContain(title)
    await (isCompany
      ? maya.does(updateCompany, { autoCreateOverdueIssues: true })
      : omar.does(updateUserSettings, { autoCreateOverdueIssues: true }))
    await omar.does(setTaskStatus, { id: task, status: 'done' })
  })

  test('while the meeting runs, or once its result is gone: a processing error', async () => {
    const error = refused('meeting/not-processed', 'Meeting Processing Error')
    await expect(process()).rejects.toMatchObject(error)
    await end()
    await omar.does(deleteMeeting, { meetingId })
    await expect(process()).rejects.toMatchObject(error)
  })

  test('by people who could not have ended it', async () => {
    await lena.does(joinMeeting, { id: newId(), meetingId })
    await end()
    for (const person of [lena, theo])
      await expect(process(person)).rejects.toMatchObject(
        refused('meeting/not-yours-to-end', 'Failed to Auto-create Issues'),
      )
    await expect(process(stage.lantern.ravi)).rejects.toMatchObject(refused('access/not-found'))
  })
})
