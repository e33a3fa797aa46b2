import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { chooseIssues } from '../../meeting-room/discussion/rounds.mutations.ts'
import { endMeeting, startMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { goToSection, pauseMeeting } from '../../meetings/timer/timer.mutations.ts'
import { resultOfMeeting } from '../../meeting-room/results/results.queries.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { castVote, removeVote } from '../voting.mutations.ts'
import { myVotes, voteTotals } from '../voting.queries.ts'
import { revealVotes, setDoneVoting, setMeetingBallot, setTeamBallot } from './ballots.mutations.ts'
import { ballotOfMeeting } from './ballots.queries.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player
let crew: string
let dock: string
let meetingId: string

beforeAll(async () => {
  stage = await cast()
  ;({ maya, omar, lena, theo } = stage.harbor)
  crew = stage.harbor.teams.crew
  dock = newId()
  await lena.does(createIssue, { id: dock, title: 'The dock leaks', issueType: 'short_term', teamId: crew })
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  for (const person of [lena, theo]) await person.does(joinMeeting, { id: newId(), meetingId })
  return () => maya.does(endMeeting, { id: newId(), meetingId })
})

const vote = (voter: Player) => voter.does(castVote, { id: newId(), issueId: dock, meetingId })
const hide = (hidden = true, by = omar) => by.does(setMeetingBallot, { meetingId, hidden })
const reveal = () => omar.does(revealVotes, { meetingId, epoch: 1 })
const seenBy = async (person: Player) =>
  (await person.asks(voteTotals, { teamId: crew, meetingId })).perIssue[dock] ?? 0
const ballot = async () => (await theo.asks(ballotOfMeeting, { meetingId }))!
const namesOf = async (what: 'hasVoted' | 'isDone') =>
  (await ballot()).voters.filter((voter) => voter[what]).map(({ person }) => person.fullName)

test('a person sees their own hidden votes, and takes them back like open ones', async () => {
  await hide()
  await vote(lena)
  await vote(lena)
  await vote(theo)
  expect([await seenBy(lena), await seenBy(theo), await seenBy(omar), await seenBy(maya)]).toEqual([
    2, 1, 0, 0,
  ])
  await lena.does(removeVote, { issueId: dock, meetingId })
  expect((await lena.asks(myVotes, { teamId: crew, meetingId })).used).toBe(1)
  await reveal()
  expect([await seenBy(lena), await seenBy(omar), await seenBy(maya)]).toEqual([2, 2, 2])
})

test('who has voted and who is done shows, and starts anew with each reveal', async () => {
  await hide()
  await vote(lena)
  await theo.does(setDoneVoting, { meetingId, done: true })
  expect(await namesOf('hasVoted')).toEqual(['Lena'])
  expect(await namesOf('isDone')).toEqual(['Theo'])
  await theo.does(setDoneVoting, { meetingId, done: false })
  expect(await namesOf('isDone')).toEqual([])
  await theo.does(setDoneVoting, { meetingId, done: true })
  await reveal()
  expect([await namesOf('hasVoted'), await namesOf('isDone')]).toEqual([[], []])
  await vote(lena)
  expect(await namesOf('hasVoted')).toEqual(['Lena'])
})

test('nobody has voted yet when the votes go over into secret, or do so again', async () => {
  await vote(lena)
  expect(await namesOf('hasVoted')).toEqual(['Lena'])
  await hide()
  expect(await namesOf('hasVoted')).toEqual([])
  await vote(lena)
  expect(await namesOf('hasVoted')).toEqual(['Lena'])
  await hide(false)
  await hide()
  expect(await namesOf('hasVoted')).toEqual([])
})

test('in an open vote, each choice of issues asks anew who votes', async () => {
  const pump = newId()
  await lena.does(createIssue, { id: pump, title: 'The pump fails', issueType: 'short_term', teamId: crew })
  await theo.does(castVote, { id: newId(), issueId: pump, meetingId })
  await omar.does(chooseIssues, { meetingId, epoch: 1, issueIds: [pump] })
  expect(await namesOf('hasVoted')).toEqual(['Theo'])
  await omar.does(resolveIssue, { id: pump })
  expect(await namesOf('hasVoted')).toEqual([])
  await theo.does(castVote, { id: newId(), issueId: dock, meetingId })
  await theo.does(removeVote, { issueId: dock, meetingId })
  expect(await namesOf('hasVoted')).toEqual(['Theo'])
})

test('votes that were open before stay open', async () => {
  await vote(lena)
  await hide()
  expect(await seenBy(omar)).toBe(1)
  await vote(lena)
  expect(await seenBy(omar)).toBe(1)
  await hide(false)
  expect(await seenBy(omar)).toBe(2)
  await vote(lena)
  expect(await seenBy(omar)).toBe(3)
})

test('moving on from the issues reveals the votes; a pause and looking back at an earlier section do not', async () => {
  const goTo = (section: number) => omar.does(goToSection, { meetingId, epoch: 1, section })
  await hide()
  await goTo(5)
  await vote(lena)
  await goTo(4)
  await goTo(5)
  await omar.does(pauseMeeting, { meetingId, epoch: 1 })
  expect(await seenBy(theo)).toBe(0)
  await goTo(6)
  expect(await seenBy(theo)).toBe(1)
  expect((await ballot()).isHidden).toBe(true)
  await vote(lena)
  expect(await seenBy(theo)).toBe(1)
})

test('the end of the meeting reveals the votes and closes the ballot, and the result knows what was voted for', async () => {
  const pier = newId()
  await lena.does(createIssue, { id: pier, title: 'The pier leaks', issueType: 'short_term', teamId: crew })
  await hide()
  await lena.does(castVote, { id: newId(), issueId: pier, meetingId })
  await maya.does(endMeeting, { id: newId(), meetingId })
  expect((await theo.asks(voteTotals, { teamId: crew, meetingId })).revealed[pier]).toBe(1)
  expect((await ballot()).isHidden).toBe(false)
  const found = await theo.asks(resultOfMeeting, { meetingId })
  expect(found?.result.issuesLeft.map(({ id }) => id)).toContain(pier)
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
})

test('a team that votes in secret does so in its next meetings', async () => {
  await omar.does(setTeamBallot, { teamId: crew, hidden: true })
  expect((await ballot()).isHidden).toBe(false)
  await maya.does(endMeeting, { id: newId(), meetingId })
  meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  expect((await ballot()).isHidden).toBe(true)
  await omar.does(setTeamBallot, { teamId: crew, hidden: false })
})

test('only managers and the scriber change how the team votes, and only the scriber reveals', async () => {
  await expect(hide(true, lena)).rejects.toMatchObject(refused('vote/ballot-managers-only'))
  await expect(lena.does(setTeamBallot, { teamId: crew, hidden: true })).rejects.toMatchObject(
    refused('vote/ballot-managers-only'),
  )
  await expect(reveal()).rejects.toMatchObject(refused('vote/not-hidden'))
  await hide(true, maya)
  for (const [person, epoch] of [
    [maya, 1],
    [omar, 2],
  ] as const)
    await expect(person.does(revealVotes, { meetingId, epoch })).rejects.toMatchObject({
      text: { code: expect.stringMatching(/^scriber\//) },
    })
})

test('somebody who has not joined says nothing of being done', async () => {
  await expect(maya.does(setDoneVoting, { meetingId, done: true })).rejects.toMatchObject(
    refused('meeting/join-first'),
  )
})
