import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { discussIssue } from '../../issues/discussion/discussion.mutations.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { mergeIssue } from '../../issues/merging/merging.mutations.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { revealVotes, setMeetingBallot } from '../../voting/ballots/ballots.mutations.ts'
import { setMeetingVoteLimit } from '../../voting/limits.mutations.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { voteTotals } from '../../voting/voting.queries.ts'
import { rateMeeting } from '../conclude/ratings.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room.mutations.ts'
import { ratingsOfMeeting } from '../meeting-room.queries.ts'
import { resultOfMeeting } from '../results/results.queries.ts'
import { admitGuest, castGuestVote, rateAsGuest, removeGuestVote } from './guest-acts.mutations.ts'
import { toldTo } from './guest-view.reads.ts'
import { removeGuest, setGuestRights } from './guests.mutations.ts'

let story: Cast
let meetingId: string, issueId: string, guestId: string

beforeAll(async () => {
  story = await cast()
})
afterAll(() => story.stop())

beforeEach(async () => {
  const { omar, lena, teams } = story.harbor
  const teamId = teams.crew
  ;[meetingId, issueId, guestId] = [newId(), newId(), newId()]
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await omar.does(startMeeting, { ...ids, teamId, meetingType: 'weekly' })
  await lena.does(joinMeeting, { id: newId(), meetingId })
  await omar.does(createIssue, { id: issueId, title: 'Rope', issueType: 'short_term', teamId })
  await omar.does(discussIssue, { meetingId, epoch: 1, issueId })
  await asServer(admitGuest, { id: guestId, meetingId, name: 'Nadia' })
  await omar.does(setGuestRights, { meetingId, epoch: 1, guestId, mayVote: true, mayRate: true })
  return () => omar.does(endMeeting, { id: newId(), meetingId }).catch(() => {})
})

const asServer = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>) =>
  story.node.run(story.harbor.companyId, null, mutation, args)
const votes = (to = issueId) => asServer(castGuestVote, { id: newId(), guestId, issueId: to })
const totals = async () =>
  (await story.harbor.lena.asks(voteTotals, { teamId: story.harbor.teams.crew, meetingId })).perIssue
const told = async () => {
  const { replica } = (await story.node.company(story.harbor.companyId))!
  const now = toldTo(replica.store, guestId)
  return 'view' in now ? now.view : now
}

describe('a guest’s votes', () => {
  test('count in the totals as everybody’s, up to the meeting’s limit, which is their own', async () => {
    const { omar, lena } = story.harbor
    await omar.does(setMeetingVoteLimit, { meetingId, limit: 2 })
    await lena.does(castVote, { id: newId(), issueId, meetingId })
    await votes()
    await votes()
    await expect(votes()).rejects.toMatchObject(refused('vote/limit-reached'))
    expect(await totals()).toEqual({ [issueId]: 3 })
    await asServer(removeGuestVote, { guestId, issueId })
    expect(await totals()).toEqual({ [issueId]: 2 })
    expect(await told()).toMatchObject({ votes: { limit: 2, used: 1, here: 1 } })
  })

  test('reach nobody in a hidden ballot until it is revealed', async () => {
    const { omar, lena } = story.harbor
    await omar.does(setMeetingBallot, { meetingId, hidden: true })
    await votes()
    expect(await totals()).toEqual({})
    // Not even in the scriber’s and the director’s browsers, whose stores the cast compares with what they may see.
    await omar.verifyStore()
    await story.harbor.maya.verifyStore()
    expect(await told()).toMatchObject({ votes: { used: 1, here: 1 } })
    await omar.does(revealVotes, { meetingId, epoch: 1 })
    expect(await totals()).toEqual({ [issueId]: 1 })
    await lena.verifyStore()
  })

  test('go with the issue into another', async () => {
    const { omar, teams } = story.harbor
    await votes()
    const intoId = newId()
    await omar.does(createIssue, { id: intoId, title: 'Chain', issueType: 'short_term', teamId: teams.crew })
    await omar.does(mergeIssue, { id: issueId, intoId })
    expect(await totals()).toEqual({ [intoId]: 1 })
    expect(await told()).toMatchObject({ issue: null })
  })

  test('stay when the guest is removed, who gives no more', async () => {
    await votes()
    await story.harbor.omar.does(removeGuest, { meetingId, epoch: 1, guestId })
    expect(await totals()).toEqual({ [issueId]: 1 })
    await expect(votes()).rejects.toMatchObject(refused('guest/not-in-it'))
    expect(await told()).toEqual({ over: 'removed' })
  })

  test('of two nodes at once never exceed the limit', async () => {
    const other = makeNode(story.pool)
    await other.start()
    const attempts = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? story.node : other)
        .run(story.harbor.companyId, null, castGuestVote, { id: newId(), guestId, issueId })
        .then(
          () => 1,
          () => 0,
        ),
    )
    const given = (await Promise.all(attempts)).reduce<number>((sum, one) => sum + one, 0)
    await other.stop()
    expect(given).toBe(5)
    await expect.poll(totals).toEqual({ [issueId]: 5 })
  })
})

test('a guest’s rating stands apart and changes no average', async () => {
  const { omar, lena } = story.harbor
  await lena.does(rateMeeting, { id: newId(), meetingId, rating: 8, note: null })
  await asServer(rateAsGuest, { guestId, rating: 2 })
  expect(await omar.asks(ratingsOfMeeting, { meetingId })).toMatchObject({ count: 1, average: 8 })
  await omar.does(endMeeting, { id: newId(), meetingId })
  const result = await omar.asks(resultOfMeeting, { meetingId })
  expect(result).toMatchObject({ average: 8, guests: [{ name: 'Nadia', rating: 2 }] })
  expect(Object.values(result!.result.meetingRatings)).toEqual([8])
  await expect(asServer(rateAsGuest, { guestId, rating: 10 })).rejects.toMatchObject(
    refused('meeting/not-active'),
  )
})

test('no person can act as a guest or as the server', async () => {
  const { omar } = story.harbor
  const vote = { id: newId(), guestId, issueId }
  await expect(omar.does(castGuestVote, vote)).rejects.toMatchObject(refused('access/denied'))
  await expect(omar.does(admitGuest, { id: newId(), meetingId, name: 'Eve' })).rejects.toMatchObject(
    refused('access/denied'),
  )
})

describe('the database, whatever the rules say', () => {
  /** All in one transaction, which is rolled back. */
  const insert = (...statements: string[]) =>
    story.node.options.inCompany(story.harbor.companyId, null, async (client) => {
      for (const statement of statements) await client.query(statement)
      throw new Error('everything was accepted')
    })
  const vote = ({ slot = 1, of = `null, '${guestId}'`, meeting = `'${meetingId}'` } = {}) =>
    `insert into issue_votes (company_id, id, issue_id, user_id, guest_id, team_id, meeting_id, value, slot, limit_then, created_at)
     values ('${story.harbor.companyId}', gen_random_uuid(), '${issueId}', ${of}, '${story.harbor.teams.crew}', ${meeting}, 1, ${slot}, 5, now())`
  const guest = (number: number) =>
    `insert into meeting_guests (company_id, id, meeting_id, team_id, number, name, joined_at)
     values ('${story.harbor.companyId}', gen_random_uuid(), '${meetingId}', '${story.harbor.teams.crew}', ${number}, 'Eve', now())`

  test('accepts votes of a guest', () =>
    expect(insert(vote(), vote({ slot: 2 }))).rejects.toThrow('everything was accepted'))

  test('accepts no slot of a guest twice', () =>
    expect(insert(vote(), vote())).rejects.toThrow('issue_votes_guest_slot'))

  test('accepts no vote of nobody, or of two', async () => {
    await expect(insert(vote({ of: 'null, null' }))).rejects.toThrow('issue_votes_somebodys')
    const both = `'${story.harbor.omar.id}', '${guestId}'`
    await expect(insert(vote({ of: both }))).rejects.toThrow('issue_votes_somebodys')
  })

  test('accepts no vote of a guest outside of a meeting', () =>
    expect(insert(vote({ meeting: 'null' }))).rejects.toThrow('issue_votes_guests_meet'))

  test('accepts no guest beyond two hundred, and no number twice', async () => {
    await expect(insert(guest(1))).rejects.toThrow('meeting_guests_number')
    await expect(insert(guest(201))).rejects.toThrow('meeting_guests_number_check')
  })
})
