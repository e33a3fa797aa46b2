import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { archiveIssue, createIssue, reopenIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { setMeetingVoteLimit, setTeamVoteLimit } from './limits.mutations.ts'
import { joinMeeting } from '../meetings/attendance/attendance.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { castVote, removeVote } from './voting.mutations.ts'
import { myVotes, voteTotals } from './voting.queries.ts'

let stage: Cast
let omar: Player, lena: Player, theo: Player, ravi: Player
let crew: string
let dock: string, ropes: string

beforeAll(async () => {
  stage = await cast()
  ;({ omar, lena, theo } = stage.harbor)
  ravi = stage.lantern.ravi
  crew = stage.harbor.teams.crew
})
afterAll(() => stage?.stop())

beforeEach(async () => {
  dock = await raise('The dock leaks')
  ropes = await raise('Ropes are worn')
})

async function raise(title: string): Promise<string> {
  const id = newId()
  await lena.does(createIssue, { id, title, issueType: 'short_term', teamId: crew })
  return id
}

async function vote(voter: Player, issueId: string, times = 1, meetingId: string | null = null) {
  for (let given = 0; given < times; given++) await voter.does(castVote, { id: newId(), issueId, meetingId })
}

const budget = (voter: Player, meetingId: string | null = null) =>
  voter.asks(myVotes, { teamId: crew, meetingId })
const total = async (issueId: string, meetingId: string | null = null) =>
  (await lena.asks(voteTotals, { teamId: crew, meetingId })).perIssue[issueId] ?? 0

async function giveBack(voter: Player, meetingId: string | null = null) {
  const { perIssue } = await budget(voter, meetingId)
  for (const [issueId, count] of Object.entries(perIssue)) {
    for (let taken = 0; taken < count; taken++) await voter.does(removeVote, { issueId, meetingId })
  }
}

test('who has voted in a meeting has, even if the vote was taken back or its issue resolved', async () => {
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
  await lena.does(joinMeeting, { id: newId(), meetingId })
  const voters = async () => (await omar.asks(voteTotals, { teamId: crew, meetingId })).voters
  await vote(lena, dock, 2, meetingId)
  expect(await voters()).toBe(1)
  await giveBack(lena, meetingId)
  expect(await total(dock, meetingId)).toBe(0)
  expect(await voters()).toBe(1)
  await vote(omar, ropes, 1, meetingId)
  await omar.does(resolveIssue, { id: ropes })
  expect(await voters()).toBe(2)
  await omar.does(endMeeting, { id: newId(), meetingId })
})

describe('votes outside of a meeting', () => {
  beforeEach(async () => {
    await giveBack(lena)
    await giveBack(theo)
  })

  test('a vote counts for its issue, even from somebody who may only view', async () => {
    await vote(lena, dock, 2)
    await vote(theo, dock)
    expect(await total(dock)).toBe(3)
    expect(await lena.asks(voteTotals, { teamId: crew, meetingId: null })).toMatchObject({
      perIssue: { [dock]: 3 },
      voters: 2,
    })
  })

  test('a vote beyond the limit is refused and counts nothing', async () => {
    await vote(lena, dock, 5)
    await expect(vote(lena, ropes)).rejects.toMatchObject(refused('vote/limit-reached'))
    expect(await total(ropes)).toBe(0)
    expect(await budget(lena)).toMatchObject({ limit: 5, used: 5 })
  })

  test('taking back removes only the person’s newest vote', async () => {
    await vote(lena, dock, 2)
    await vote(theo, dock)
    await lena.does(removeVote, { issueId: dock, meetingId: null })
    expect(await total(dock)).toBe(2)
    expect(await budget(theo)).toMatchObject({ used: 1 })
  })

  test('somebody who has not voted has nothing to take back', async () => {
    await vote(theo, dock)
    await expect(lena.does(removeVote, { issueId: dock, meetingId: null })).rejects.toMatchObject(
      refused('vote/none-to-remove'),
    )
    expect(await total(dock)).toBe(1)
  })

  test('resolving an issue returns its votes, and a resolved issue takes none', async () => {
    await vote(lena, dock, 5)
    await lena.does(resolveIssue, { id: dock })
    expect(await budget(lena)).toMatchObject({ used: 0 })
    await expect(vote(lena, dock)).rejects.toMatchObject(refused('vote/issue-closed'))
    await vote(lena, ropes, 5)
    expect(await total(ropes)).toBe(5)
  })

  test('archiving an issue returns its votes', async () => {
    await vote(lena, dock, 3)
    await lena.does(archiveIssue, { id: dock })
    expect(await budget(lena)).toMatchObject({ used: 0 })
  })

  test('a reopened issue gets back the votes that have not been given elsewhere', async () => {
    await vote(lena, dock, 4)
    await lena.does(resolveIssue, { id: dock })
    await vote(lena, ropes, 3)
    await lena.does(reopenIssue, { id: dock })
    expect(await total(dock)).toBe(1)
    expect(await budget(lena)).toMatchObject({ limit: 5, used: 4 })
  })

  test('lowering the limit keeps the votes already given, and none remain', async () => {
    await vote(lena, dock, 5)
    await omar.does(setTeamVoteLimit, { teamId: crew, limit: 2 })
    expect(await total(dock)).toBe(5)
    expect(await budget(lena)).toMatchObject({ limit: 2, used: 5 })
    await expect(vote(lena, dock)).rejects.toMatchObject(refused('vote/limit-reached', 'Failed to cast vote'))
    await giveBack(lena)
    await vote(lena, dock, 2)
    await omar.does(setTeamVoteLimit, { teamId: crew, limit: 5 })
  })

  test('somebody from another company finds no such issue', async () => {
    await expect(vote(ravi, dock)).rejects.toMatchObject(refused('access/not-found'))
    await expect(ravi.does(removeVote, { issueId: dock, meetingId: null })).rejects.toMatchObject(
      refused('access/not-found'),
    )
  })

  test('somebody of another team of the company finds no such issue', async () => {
    const id = newId()
    await omar.does(createIssue, {
      id,
      title: 'Budget',
      issueType: 'short_term',
      teamId: stage.harbor.teams.leadership,
    })
    await expect(vote(lena, id)).rejects.toMatchObject(refused('access/not-found'))
  })
})

describe('votes in a meeting', () => {
  let meetingId: string

  beforeEach(async () => {
    meetingId = newId()
    await omar.does(startMeeting, {
      id: meetingId,
      participantId: newId(),
      transferId: newId(),
      teamId: crew,
      meetingType: 'weekly',
    })
    return () => omar.does(endMeeting, { id: newId(), meetingId }).catch(() => undefined)
  })

  test('have a budget of their own', async () => {
    await giveBack(lena)
    await vote(lena, dock, 5)
    await vote(lena, dock, 5, meetingId)
    expect(await total(dock, meetingId)).toBe(5)
    expect(await total(dock)).toBe(5)
  })

  test('follow the limit that the scriber sets, up to the voter’s own ceiling', async () => {
    await omar.does(setMeetingVoteLimit, { meetingId, limit: 1 })
    await vote(lena, dock, 1, meetingId)
    await expect(vote(lena, dock, 1, meetingId)).rejects.toMatchObject(refused('vote/limit-reached'))
    await omar.does(setMeetingVoteLimit, { meetingId, limit: 100 })
    expect(await budget(lena, meetingId)).toMatchObject({ limit: 25 })
  })

  test('are closed when the meeting ends', async () => {
    await vote(lena, dock, 1, meetingId)
    await omar.does(endMeeting, { id: newId(), meetingId })
    await expect(vote(lena, dock, 1, meetingId)).rejects.toMatchObject(refused('vote/meeting-over'))
    await expect(lena.does(removeVote, { issueId: dock, meetingId })).rejects.toMatchObject(
      refused('vote/meeting-over', 'Failed to remove vote'),
    )
  })

  test('do not go to another team’s issue', async () => {
    const id = newId()
    await omar.does(createIssue, {
      id,
      title: 'Budget',
      issueType: 'short_term',
      teamId: stage.harbor.teams.leadership,
    })
    await expect(vote(omar, id, 1, meetingId)).rejects.toMatchObject(refused('vote/other-team'))
  })
})

describe('the database, whatever the rules say', () => {
  /** All in one transaction, which is rolled back. */
  const insert = (...votes: { slot: number; limit: number }[]) =>
    stage.node.options.inCompany(stage.harbor.companyId, null, async (client) => {
      for (const { slot, limit } of votes) {
        await client.query(
          `insert into issue_votes (company_id, id, issue_id, user_id, team_id, value, slot, limit_then, created_at)
           values ($1, $2, $3, $4, $5, 1, $6, $7, now())`,
          [stage.harbor.companyId, newId(), dock, omar.id, crew, slot, limit],
        )
      }
      throw new Error('every vote was accepted')
    })

  test('accepts no slot twice', async () => {
    await expect(insert({ slot: 1, limit: 5 }, { slot: 1, limit: 5 })).rejects.toThrow('issue_votes_slot')
  })

  test('accepts no slot beyond the limit', async () => {
    await expect(insert({ slot: 6, limit: 5 })).rejects.toThrow('issue_votes_within_limit')
  })

  test('accepts slots within the limit', async () => {
    await expect(insert({ slot: 1, limit: 5 }, { slot: 5, limit: 5 })).rejects.toThrow(
      'every vote was accepted',
    )
  })
})
