import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { createHeadline } from '../headlines/headlines.mutations.ts'
import { archiveIssue, createIssue, resolveIssue, updateIssue } from '../issues/issues.mutations.ts'
import { raiseFromMetric } from '../issues/raising/raising.mutations.ts'
import { issueIdOf } from '../issues/raising/sources.rules.ts'
import { createMetric } from '../metrics/definition/metric-definition.mutations.ts'
import { cellOf, setMetricValue } from '../metrics/values/metric-values.mutations.ts'
import { addDays, mondayOf, utcDayOf } from '../time/calendar.rules.ts'
import { castVote } from '../voting/voting.mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { newRow, type NewRow } from '../people/company-rows.rules.ts'
import { NOT_PLANNED } from '../meetings/schedule/punctuality.rules.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { setAgenda } from '../meetings/agenda/agenda.mutations.ts'
import { DEFAULT_AGENDAS } from '../meetings/agenda/agenda.rules.ts'
import {
  liveMeetingRatings,
  meetingParticipants,
  meetings,
  type MeetingType,
} from '../meetings/meetings.table.ts'
import { startTimer } from '../meetings/timer/timer.rules.ts'
import { joinMeeting, leaveMeeting } from '../meetings/attendance/attendance.mutations.ts'
import { meetingsList } from './history/history.queries.ts'
import { recapOfMeeting, resultOfMeeting } from './results/results.queries.ts'
import { deleteMeeting, endMeeting, startMeeting } from './meeting-room.mutations.ts'
import { myActiveMeetings, teamsToMeet } from './lobby/lobby.queries.ts'
import { meetingRoom } from './meeting-room.queries.ts'
import { rateMeeting } from './conclude/ratings.mutations.ts'
import { goToSection, nextSection, pauseMeeting } from '../meetings/timer/timer.mutations.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player, ravi: Player
let crew: string
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ maya, omar, lena, theo } = stage.harbor)
  ravi = stage.lantern.ravi
  crew = stage.harbor.teams.crew
})
afterAll(() => stage?.stop())

async function start(starter: Player, teamId = crew, meetingType: 'weekly' | 'quarterly' = 'weekly') {
  const id = newId()
  await starter.does(startMeeting, { id, participantId: newId(), transferId: newId(), teamId, meetingType })
  return id
}
const join = (person: Player) => person.does(joinMeeting, { id: newId(), meetingId })
const end = (person: Player) => person.does(endMeeting, { id: newId(), meetingId })
const room = async () => (await omar.asks(meetingRoom, { meetingId }))!
const target = {
  get meetingId() {
    return meetingId
  },
  epoch: 1,
}

beforeEach(async () => {
  meetingId = await start(omar)
  return () => end(maya).catch(() => undefined)
})

describe('starting', () => {
  test('whoever starts it has joined and is its scriber, in the first section', async () => {
    const { meeting, attendees, scriber } = await room()
    expect(attendees.map(({ person }) => person.id)).toEqual([omar.id])
    expect(scriber?.id).toBe(omar.id)
    expect(meeting).toMatchObject({
      status: 'active',
      meetingType: 'weekly',
      currentSection: 0,
      scriberEpoch: 1,
    })
    expect(meeting.sections).toHaveLength(7)
  })

  test('a team has one meeting at a time; another team can meet at the same time', async () => {
    await expect(start(maya)).rejects.toMatchObject(refused('meeting/already-running'))
    const other = await start(maya, stage.harbor.teams.leadership, 'quarterly')
    const seen = async (person: Player) =>
      (await person.asks(myActiveMeetings, {})).map(({ meeting }) => meeting.id)
    expect(await seen(omar)).toEqual([meetingId, other])
    // The crew's meeting is not hers, though a director could join it.
    expect(await seen(maya)).toEqual([other])
    await join(maya)
    expect(await seen(maya)).toEqual([meetingId, other])
    await maya.does(endMeeting, { id: newId(), meetingId: other })
  })

  test('a renamed section keeps its screen: the meeting goes by its kind', async () => {
    await end(omar)
    const weeklyAgenda = [
      { kind: 'issues' as const, section: 'Sticking points', minutes: 60 },
      { kind: 'open' as const, section: 'Issues', minutes: 5 },
    ]
    const own = { teamId: crew, meetingType: 'weekly' as const }
    await omar.does(setAgenda, { ...own, agenda: weeklyAgenda })
    meetingId = await start(omar)
    expect((await room()).meeting.sections).toEqual(weeklyAgenda)
    await end(omar)
    await omar.does(setAgenda, { ...own, agenda: null })
  })

  test('members and viewers take part but can’t start a meeting', async () => {
    await end(omar)
    await expect(start(lena)).rejects.toMatchObject({ text: { kind: 'denied' } })
    await expect(start(theo)).rejects.toMatchObject({ text: { kind: 'denied' } })
  })

  test('somebody from another company finds no such team', async () => {
    await expect(start(ravi)).rejects.toMatchObject({ text: { kind: 'not-found' } })
  })

  test('the menu shows running meetings first', async () => {
    const menu = await maya.asks(teamsToMeet, {})
    expect(menu.map(({ team, meeting, joined }) => [team.name, meeting !== null, joined])).toEqual([
      ['Crew', true, false],
      ['Leadership', false, false],
    ])
  })
})

describe('joining and leaving', () => {
  test('a viewer joins, leaves and comes back as one participant', async () => {
    await join(theo)
    await theo.does(leaveMeeting, { id: newId(), meetingId })
    expect((await room()).attendees.map(({ present }) => present)).toEqual([true, false])
    await join(theo)
    expect((await room()).attendees.map(({ present }) => present)).toEqual([true, true])
  })

  test('joining twice changes nothing', async () => {
    await join(lena)
    await join(lena)
    expect((await room()).attendees).toHaveLength(2)
  })

  test('an ended meeting and one of another company answer the same', async () => {
    const gone = refused('meeting/not-active')
    await expect(ravi.does(joinMeeting, { id: newId(), meetingId })).rejects.toMatchObject(gone)
    await end(omar)
    await expect(join(lena)).rejects.toMatchObject(gone)
  })

  test('somebody who is not in the meeting can’t leave it', async () => {
    await expect(lena.does(leaveMeeting, { id: newId(), meetingId })).rejects.toMatchObject(
      refused('meeting/not-joined', 'Failed to Leave Meeting'),
    )
  })
})

describe('ending', () => {
  test('stores what came of it, in the same commit', async () => {
    await join(lena)
    await lena.does(rateMeeting, { id: newId(), meetingId, rating: 7, note: 'More preparation' })
    await omar.does(rateMeeting, { id: newId(), meetingId, rating: 10, note: null })
    const issue = newId()
    await lena.does(createIssue, {
      id: issue,
      title: 'The dock leaks',
      issueType: 'short_term',
      teamId: crew,
      meetingId,
    })
    await lena.does(createHeadline, { id: newId(), title: 'New harbour crane', teamId: crew, meetingId })
    const task = {
      id: newId(),
      title: 'Call the plumber',
      taskType: 'team' as const,
      teamId: crew,
      dueDate: addDays(utcDayOf(new Date().toISOString()), 7),
    }
    await lena.does(createTask, { ...task, meetingId, sourceIssueId: issue })
    await lena.does(resolveIssue, { id: issue })
    expect(await theo.asks(recapOfMeeting, { meetingId })).toMatchObject({
      tasksCreated: [{ title: 'Call the plumber' }],
    })
    await omar.does(nextSection, target)
    await omar.does(pauseMeeting, target)
    await end(omar)

    const { result, average, people } = (await lena.asks(resultOfMeeting, { meetingId }))!
    expect(result).toMatchObject({
      headlinesCreated: [{ title: 'New harbour crane', personIds: [lena.id] }],
      tasksCreated: [{ id: task.id, title: 'Call the plumber', personIds: [lena.id] }],
      issuesResolved: [{ id: issue, title: 'The dock leaks' }],
      attendees: [omar.id, lena.id],
      meetingRatings: { [omar.id]: 10, [lena.id]: 7 },
      ratingNotes: { [lena.id]: 'More preparation' },
    })
    expect(result.sectionDurations).toHaveLength(7)
    expect(result.sectionDurations[0]).toMatchObject({ kind: 'segue', section: 'Segue', minutes: 5 })
    expect(average).toBe(8.5)
    expect(people[lena.id]?.fullName).toBe('Lena')
    expect((await omar.asks(teamsToMeet, {})).find(({ team }) => team.id === crew)?.meeting).toBeNull()
  })

  test('says who was absent, how the team stood, and what became of the issues that were not solved', async () => {
    const raised = { issueType: 'short_term' as const, teamId: crew, meetingId }
    const titles = ['Stays', 'Put off', 'Dropped', 'Solved'] as const
    const [stays, putOff, dropped, solved] = titles.map(() => newId()) as [string, string, string, string]
    for (const [place, id] of [stays, putOff, dropped, solved].entries())
      await omar.does(createIssue, { ...raised, id, title: titles[place]! })
    await omar.does(updateIssue, { id: putOff, issueType: 'long_term' })
    await omar.does(archiveIssue, { id: dropped })
    await omar.does(resolveIssue, { id: solved })
    const before = newId()
    await omar.does(createIssue, { ...raised, id: before, title: 'Voted for', meetingId: null })
    await omar.does(castVote, { id: newId(), issueId: before, meetingId })
    const today = utcDayOf(new Date().toISOString())
    const task = { taskType: 'team' as const, teamId: crew, dueDate: today }
    for (const status of ['done', 'todo'] as const)
      await omar.does(createTask, { ...task, id: newId(), title: status, status })
    await end(omar)
    const { result, people } = (await lena.asks(resultOfMeeting, { meetingId }))!
    // Ina is inactive, so nobody misses her.
    expect(result.absentees.map((id) => people[id]?.fullName)).toEqual(['Lena', 'Theo'])
    expect(result.memberIds?.map((id) => people[id]?.fullName).toSorted()).toEqual(['Lena', 'Omar', 'Theo'])
    expect(result.issuesLeft.map(({ title, fate }) => [title, fate])).toEqual([
      ['Stays', 'stays'],
      ['Put off', 'long_term'],
      ['Dropped', 'dropped'],
      ['Voted for', 'stays'],
    ])
    expect(result.figures).toMatchObject({ tasksDone: 1, tasksDue: 2, goals: 0 })
  })

  test('lists the numbers that missed last week, with the issue made of them', async () => {
    const [leads, calls] = [newId(), newId()]
    const week = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
    for (const [id, name, value] of [
      [leads, 'Leads', 93.9],
      [calls, 'Calls', 100],
    ] as const) {
      await lena.does(createMetric, {
        id,
        teamId: crew,
        ownerId: lena.id,
        name,
        description: null,
        unit: 'percentage',
        targetValue: 95,
        targetLogic: 'greater_than_or_equal',
        aggregationType: 'average',
      })
      await lena.does(setMetricValue, { ...cellOf(id, week), value })
    }
    const issueId = issueIdOf({ teamId: crew, sourceId: leads, week })
    const raised = { id: issueId, metricId: leads, week, teamId: crew, title: 'Leads: 93.9%', meetingId }
    await lena.does(raiseFromMetric, raised)
    await end(omar)
    const { result } = (await lena.asks(resultOfMeeting, { meetingId }))!
    expect(result.numbersOff).toEqual([
      { id: leads, title: 'Leads', personIds: [lena.id], value: '93.9%', issueId },
    ])
    expect(result.figures).toMatchObject({ numbersMet: 1, numbersMissed: 1 })
  })

  test('a manager can end it in the scriber’s place; a member can’t', async () => {
    await join(lena)
    await expect(end(lena)).rejects.toMatchObject(
      refused('meeting/not-yours-to-end', 'Failed to finalize meeting'),
    )
    await end(maya)
    expect((await omar.asks(meetingRoom, { meetingId }))?.meeting.status).toBe('ended')
  })

  test('ends once', async () => {
    await end(omar)
    await expect(end(omar)).rejects.toMatchObject(refused('meeting/not-active'))
  })

  test('does not end for somebody who has missed that it went on, or who leads it now', async () => {
    const endAsSeen = (epoch: number, section: number) =>
      maya.does(endMeeting, { id: newId(), meetingId, epoch, section })
    await omar.does(goToSection, { meetingId, epoch: 1, section: 2 })
    const missed = refused('meeting/goes-on', 'Failed to finalize meeting')
    await expect(endAsSeen(1, 1)).rejects.toMatchObject(missed)
    await expect(endAsSeen(2, 2)).rejects.toMatchObject(missed)
    await omar.does(pauseMeeting, { meetingId, epoch: 1 })
    await endAsSeen(1, 2)
    expect((await omar.asks(meetingRoom, { meetingId }))?.meeting.status).toBe('ended')
  })

  test('nobody ends a meeting as forgotten in which something has just happened', async () => {
    await expect(omar.does(endMeeting, { id: newId(), meetingId, forgotten: true })).rejects.toMatchObject(
      refused('meeting/goes-on', 'Failed to finalize meeting'),
    )
  })

  test('a forgotten meeting ends when something last happened in it, with those who were there', async () => {
    await end(omar)
    meetingId = newId()
    const { companyId } = stage.harbor
    await stage.node.run(companyId, null, insertRows(forgottenMeeting(meetingId)), {})
    // Otherwise Omar's browser would hear of it a moment later.
    ;(await stage.node.company(companyId))!.hub.flush()
    await omar.does(endMeeting, { id: newId(), meetingId, forgotten: true })
    const { meeting, result, average, leftEarly } = (await omar.asks(resultOfMeeting, { meetingId }))!
    expect(meeting.endedAt).toBe(hoursAgo(5))
    expect(result.totalDurationSeconds).toBe(2 * 3_600)
    expect(average).toBe(9)
    expect(leftEarly).toEqual([lena.id])
  })

  test('everything done in it later is refused', async () => {
    await end(omar)
    await expect(omar.does(nextSection, target)).rejects.toMatchObject(
      refused('meeting/not-active', 'Timer not changed'),
    )
  })
})

const NOW = Date.now()
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

/** It began seven hours ago, Lena left after an hour, and the last thing that happened was a rating after two. */
function forgottenMeeting(id: string): NewRow[] {
  const sections = DEFAULT_AGENDAS.weekly
  const place = { meetingId: id, teamId: crew }
  const there = {
    ...place,
    joinedAt: hoursAgo(7),
    votedAt: null,
    doneVotingAt: null,
    minutesAskedAt: null,
    minutesSentAt: null,
  }
  return [
    newRow(meetings, {
      id,
      teamId: crew,
      status: 'active',
      meetingType: 'weekly',
      startedBy: omar.id,
      sections,
      ...startTimer(sections.length, NOW - 7 * 3_600_000),
      scriberId: omar.id,
      scriberEpoch: 1,
      scriberLastActivity: hoursAgo(0),
      speakerId: null,
      voteLimit: null,
      voteLimitSetBy: null,
      discussedIssueId: null,
      planReview: {},
      ...NOT_PLANNED,
      updatedAt: hoursAgo(7),
      updatedBy: omar.id,
      deletedAt: null,
    }),
    newRow(meetingParticipants, { ...there, id: newId(), personId: omar.id, leftAt: null }),
    newRow(meetingParticipants, { ...there, id: newId(), personId: lena.id, leftAt: hoursAgo(6) }),
    newRow(liveMeetingRatings, {
      ...place,
      id: newId(),
      personId: omar.id,
      rating: 9,
      note: null,
      ratedAt: hoursAgo(5),
    }),
  ]
}

test('the list goes by team and kind, and comes in pages', async () => {
  await end(omar)
  const earlier = await omar.asks(meetingsList, { limit: 1 })
  meetingId = await start(omar, crew, 'quarterly')
  await end(omar)
  const idsOf = async (args: { skip?: number; limit: number; teamId?: string; meetingType?: MeetingType }) =>
    (await omar.asks(meetingsList, args)).page.map(({ meeting }) => meeting.id)
  expect(await idsOf({ limit: 1 })).toEqual([meetingId])
  expect(await idsOf({ skip: 1, limit: 1 })).toEqual(earlier.page.map(({ meeting }) => meeting.id))
  expect((await omar.asks(meetingsList, { limit: 1 })).count).toBe(earlier.count + 1)
  expect(await idsOf({ limit: 500, teamId: crew, meetingType: 'quarterly' })).toEqual([meetingId])
  expect(await idsOf({ limit: 500, teamId: crew, meetingType: 'weekly' })).not.toContain(meetingId)
  expect(await idsOf({ limit: 500, teamId: stage.harbor.teams.leadership })).not.toContain(meetingId)
})

describe('deleting', () => {
  test('a running meeting has to be ended first', async () => {
    await expect(omar.does(deleteMeeting, { meetingId })).rejects.toMatchObject(
      refused('meeting/still-running', 'Failed to delete meeting'),
    )
  })

  test('an ended one disappears from the lists; another company’s is not found', async () => {
    await end(omar)
    const gone = refused('meeting/not-found')
    await expect(ravi.does(deleteMeeting, { meetingId })).rejects.toMatchObject(gone)
    await expect(lena.does(deleteMeeting, { meetingId })).rejects.toMatchObject({ text: { kind: 'denied' } })
    await omar.does(deleteMeeting, { meetingId })
    const { page } = await lena.asks(meetingsList, { limit: 500 })
    expect(page.some(({ meeting }) => meeting.id === meetingId)).toBe(false)
    await expect(omar.does(deleteMeeting, { meetingId })).rejects.toMatchObject(gone)
  })
})
