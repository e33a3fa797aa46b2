import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import {
  decideIssue,
  discussIssue,
  stopDiscussing,
  undoDecision,
} from '../../issues/discussion/discussion.mutations.ts'
import { issuesOfMeeting, lastTimeOf, roundOfMeeting } from '../../issues/discussion/discussion.queries.ts'
import { MOST_TAKEN_UP, type Outcome } from '../../issues/discussion/meeting-issues.table.ts'
import { writeNote } from '../../issues/discussion/notes.mutations.ts'
import { archiveIssue, createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { issues } from '../../issues/issues.table.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { takeOverScriber } from '../../meetings/scriber/scriber.mutations.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { myVotes } from '../../voting/voting.queries.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { meetingRoom } from '../meeting-room.queries.ts'
import { chooseIssues } from './rounds.mutations.ts'

let stage: Cast
let maya: Player, omar: Player, lena: Player, theo: Player, ravi: Player
let crew: string, leadership: string
let meetingId: string
let dock: string, ropes: string, pump: string
let epoch: number

beforeAll(async () => {
  stage = await cast()
  ;({ maya, omar, lena, theo } = stage.harbor)
  ravi = stage.lantern.ravi
  ;({ crew, leadership } = stage.harbor.teams)
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  dock = await raise('The dock leaks')
  ropes = await raise('Ropes are worn')
  pump = await raise('The pump is loud')
  meetingId = await meet()
  return () => maya.does(endMeeting, { id: newId(), meetingId }).catch(() => undefined)
})

async function raise(title: string, teamId = crew): Promise<string> {
  const id = newId()
  await omar.does(createIssue, { id, title, issueType: 'short_term', teamId })
  return id
}

async function meet(): Promise<string> {
  const id = newId()
  const ids = { id, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  for (const person of [lena, theo]) await person.does(joinMeeting, { id: newId(), meetingId: id })
  epoch = 1
  return id
}

const by = () => ({ meetingId, epoch })
const choose = (...issueIds: string[]) => omar.does(chooseIssues, { ...by(), issueIds })
const decide = (
  issueId: string,
  outcome: Outcome,
  more: { reason?: string; toTeamId?: string; copyId?: string } = {},
) => omar.does(decideIssue, { ...by(), issueId, outcome, ...more })
const discussed = async () => (await theo.asks(meetingRoom, { meetingId }))!.meeting.discussedIssueId
const round = async () => (await lena.asks(roundOfMeeting, { meetingId })).round
const issue = async (id: string) => (await stage.node.company(omar.companyId))!.replica.store.get(issues, id)!
const makeTask = (sourceIssueId: string, maker = lena) => {
  const id = newId()
  const task = { id, title: 'Caulk it', taskType: 'team' as const, teamId: crew, dueDate: '2026-12-01' }
  return maker.does(createTask, { ...task, sourceIssueId, meetingId }).then(() => id)
}
const say = (who: Player, kind: 'decision' | 'cause' | 'meeting' | 'personal', to: string, from = '') =>
  who.does(writeNote, {
    meetingId,
    kind,
    issueId: kind === 'decision' || kind === 'cause' ? dock : null,
    from,
    to,
  })

describe('a round', () => {
  test('the first issue is on every screen, and each keeps its place and its votes', async () => {
    await lena.does(castVote, { id: newId(), issueId: ropes, meetingId })
    await lena.does(castVote, { id: newId(), issueId: ropes, meetingId })
    await choose(ropes, dock, pump)
    expect(await discussed()).toBe(ropes)
    const places = (await round()).map(({ taken }) => [taken.issueId, taken.place, taken.votes])
    expect(places).toEqual([
      [ropes, 1, 2],
      [dock, 2, 0],
      [pump, 3, 0],
    ])
  })

  test('a decision leads to the next one, and the last one off the screens', async () => {
    await choose(ropes, dock)
    await decide(ropes, 'dropped')
    expect(await discussed()).toBe(dock)
    await decide(dock, 'tabled')
    expect(await discussed()).toBeNull()
    expect((await issue(ropes)).archivedAt).not.toBeNull()
    expect((await issue(dock)).status).toBe('open')
  })

  test('going on without a decision leaves the issue in its round, and counts its time', async () => {
    await choose(ropes, dock)
    await omar.does(discussIssue, { ...by(), issueId: dock })
    const [first, second] = await round()
    expect(first!.taken).toMatchObject({ outcome: null, since: null })
    expect(first!.taken.spent).toBeGreaterThan(0)
    expect(second!.taken.since).toBeGreaterThan(0)
    await omar.does(stopDiscussing, by())
    expect(await discussed()).toBeNull()
    expect((await round())[1]!.taken.since).toBeNull()
  })

  test('an issue that somebody resolved from its row is not waited for', async () => {
    await choose(ropes, dock, pump)
    await lena.does(resolveIssue, { id: dock })
    await decide(ropes, 'tabled')
    expect(await discussed()).toBe(pump)
  })

  test('the next three are a round of their own, and what was opened out of turn belongs to the present one', async () => {
    await choose(ropes)
    await decide(ropes, 'dropped')
    await choose(dock)
    await omar.does(discussIssue, { ...by(), issueId: pump })
    expect((await round()).map(({ taken }) => [taken.issueId, taken.round])).toEqual([
      [dock, 2],
      [pump, null],
    ])
  })

  test('nothing, a closed issue, or another team’s is not chosen', async () => {
    await lena.does(archiveIssue, { id: dock })
    const elsewhere = await raise('Strategy is late', leadership)
    await expect(choose()).rejects.toMatchObject(refused('discussion/nothing-chosen'))
    await expect(choose(dock)).rejects.toMatchObject(refused('discussion/issue-closed'))
    await expect(choose(elsewhere)).rejects.toMatchObject(refused('discussion/other-team'))
    await expect(omar.does(discussIssue, { ...by(), issueId: newId() })).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })

  test('however often the scriber chooses, a meeting takes up so many rounds and no more', async () => {
    const { node } = stage
    for (let count = 0; count < MOST_TAKEN_UP; count++)
      await node.run(omar.companyId, omar.id, chooseIssues, { ...by(), issueIds: [ropes] })
    ;(await node.company(omar.companyId))!.hub.flush()
    await expect(choose(ropes)).rejects.toMatchObject(refused('discussion/too-many'))
  })
})

describe('solving', () => {
  test('asks for a task, or why none is needed', async () => {
    await choose(ropes, dock)
    await expect(decide(ropes, 'solved')).rejects.toMatchObject(refused('discussion/task-or-reason'))
    await decide(ropes, 'solved', { reason: 'New ones came yesterday.' })
    const task = await makeTask(dock)
    await decide(dock, 'solved', { reason: 'A reason is not kept beside a task.' })
    expect(await issue(dock)).toMatchObject({ status: 'resolved', resolvedBy: omar.id })
    const decided = await lena.asks(issuesOfMeeting, { meetingId })
    expect(decided.map(({ taken }) => taken.reason)).toEqual(['New ones came yesterday.', null])
    expect(task).toBeTruthy()
  })

  test('returns the votes to their people', async () => {
    await lena.does(castVote, { id: newId(), issueId: ropes, meetingId })
    await choose(ropes)
    const used = async () => (await lena.asks(myVotes, { teamId: crew, meetingId })).used
    expect(await used()).toBe(1)
    await decide(ropes, 'long_term')
    expect(await used()).toBe(1)
    await omar.does(undoDecision, { ...by(), issueId: ropes })
    await decide(ropes, 'dropped')
    expect(await used()).toBe(0)
  })

  test.each([
    ['solved', { reason: 'Done.' }, { status: 'open' }],
    ['long_term', {}, { issueType: 'short_term' }],
    ['dropped', {}, { archivedAt: null }],
    ['tabled', {}, { status: 'open' }],
  ] as const)('%s can be undone, and the issue is discussed again', async (outcome, more, as) => {
    await choose(ropes, dock)
    await decide(ropes, outcome, more)
    await expect(decide(ropes, 'dropped')).rejects.toMatchObject(refused('discussion/decided-already'))
    await omar.does(undoDecision, { ...by(), issueId: ropes })
    expect(await issue(ropes)).toMatchObject(as)
    expect(await discussed()).toBe(ropes)
    expect((await round())[0]!.taken).toMatchObject({ outcome: null, reason: null, decidedAt: null })
  })

  test('an issue can go to another team that the scriber is on, with an owner from there', async () => {
    const lenas = newId()
    await lena.does(createIssue, { id: lenas, title: 'Fares', issueType: 'short_term', teamId: crew })
    await choose(lenas)
    await expect(decide(lenas, 'moved')).rejects.toMatchObject(refused('discussion/choose-another-team'))
    const copyId = newId()
    await expect(decide(lenas, 'moved', { toTeamId: crew, copyId })).rejects.toMatchObject(
      refused('issue/same-team'),
    )
    await expect(
      decide(lenas, 'moved', { toTeamId: stage.lantern.teams.leadership, copyId }),
    ).rejects.toMatchObject({ text: { kind: 'not-found' } })
    await decide(lenas, 'moved', { toTeamId: leadership, copyId })
    expect(await issue(lenas)).toMatchObject({ teamId: leadership, ownerId: omar.id })
    const [entry] = await round()
    expect(entry).toMatchObject({ issue: undefined, taken: { title: 'Fares', toTeamId: leadership } })
    await omar.does(undoDecision, { ...by(), issueId: lenas })
    expect((await issue(lenas)).teamId).toBe(crew)
  })
})

describe('who may', () => {
  test('only the scriber opens and decides, under the present epoch', async () => {
    await choose(ropes, dock)
    const target = { ...by(), issueId: ropes }
    await expect(lena.does(discussIssue, target)).rejects.toMatchObject(refused('scriber/somebody-else'))
    await expect(maya.does(decideIssue, { ...target, outcome: 'dropped' })).rejects.toMatchObject(
      refused('scriber/somebody-else'),
    )
    await lena.does(takeOverScriber, { id: newId(), meetingId, epoch: 1 })
    await expect(decide(ropes, 'dropped')).rejects.toMatchObject(refused('scriber/somebody-else'))
    epoch = 2
    await lena.does(decideIssue, { ...by(), issueId: ropes, outcome: 'dropped' })
    expect(await discussed()).toBe(dock)
  })

  test('a scriber who may only view opens issues and decides nothing', async () => {
    await theo.does(takeOverScriber, { id: newId(), meetingId, epoch: 1 })
    epoch = 2
    await theo.does(discussIssue, { ...by(), issueId: dock })
    await expect(
      theo.does(decideIssue, { ...by(), issueId: dock, outcome: 'dropped' }),
    ).rejects.toMatchObject(refused('access/denied'))
  })

  test('people of another company find no such meeting', async () => {
    for (const attempt of [
      () => ravi.does(stopDiscussing, by()),
      () => ravi.does(writeNote, { meetingId, kind: 'meeting', issueId: null, from: '', to: 'Hello' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ text: { kind: 'not-found' } })
  })
})

describe('notes', () => {
  const noteOf = async (person: Player, kind: 'decision' | 'personal' | 'meeting') => {
    const { noteOfMeeting } = await import('../../issues/discussion/discussion.queries.ts')
    return (await person.asks(noteOfMeeting, { meetingId, kind, issueId: kind === 'decision' ? dock : null }))
      ?.text
  }

  test('what two people write at the same time is all there', async () => {
    await choose(dock)
    await say(lena, 'decision', 'Caulk the dock.')
    await say(theo, 'decision', 'Call the yard.')
    expect(await noteOf(omar, 'decision')).toBe('Caulk the dock. Call the yard.')
    await say(lena, 'decision', 'Caulk the dock twice.', 'Caulk the dock.')
    expect(await noteOf(omar, 'decision')).toBe('Caulk the dock twice. Call the yard.')
  })

  test('a personal note reaches nobody else', async () => {
    await say(lena, 'personal', 'Ask for a raise.')
    expect(await noteOf(lena, 'personal')).toBe('Ask for a raise.')
    expect(await noteOf(omar, 'personal')).toBeUndefined()
    expect(await noteOf(maya, 'personal')).toBeUndefined()
    await say(omar, 'personal', 'Mine.')
    expect(await noteOf(lena, 'personal')).toBe('Ask for a raise.')
  })

  test('who has not joined writes nothing, and an issue that was not taken up has no notes', async () => {
    await expect(say(maya, 'meeting', 'Hello')).rejects.toMatchObject(refused('meeting/join-first'))
    await expect(say(lena, 'decision', 'Hello')).rejects.toMatchObject(refused('discussion/not-taken-up'))
  })

  test('the last words arrive although the meeting has ended', async () => {
    await say(lena, 'meeting', 'Agreed')
    await omar.does(endMeeting, { id: newId(), meetingId })
    await say(lena, 'meeting', 'Agreed on the budget', 'Agreed')
    expect(await noteOf(theo, 'meeting')).toBe('Agreed on the budget')
  })

  test('more than fits is refused', async () => {
    await say(lena, 'meeting', 'a'.repeat(9_000))
    await expect(say(theo, 'meeting', 'b'.repeat(9_000))).rejects.toMatchObject(refused('note/too-long'))
  })
})

test('the next meeting is told what was decided last time, and whether it was done', async () => {
  await choose(dock)
  await say(lena, 'decision', 'Caulk it each spring.')
  const task = await makeTask(dock)
  await decide(dock, 'tabled')
  const last = () => lena.asks(lastTimeOf, { issueId: dock, teamId: crew, meetingId })
  expect(await last()).toBeNull()
  await omar.does(endMeeting, { id: newId(), meetingId })
  await lena.does(setTaskStatus, { id: task, status: 'done' })
  meetingId = await meet()
  expect(await last()).toMatchObject({
    outcome: 'tabled',
    decision: 'Caulk it each spring.',
    tasks: { made: 1, done: 1 },
    times: 1,
  })
})
