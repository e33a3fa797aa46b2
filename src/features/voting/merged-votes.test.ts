import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { chance } from '../../../tests/seeded.ts'
import { newId } from '../../sync/id.ts'
import {
  archiveIssue,
  createIssue,
  resolveIssue,
  restoreIssue,
  updateIssue,
} from '../issues/issues.mutations.ts'
import { openIssuesOfTeam } from '../issues/issues.queries.ts'
import { mergeIssue } from '../issues/merging/merging.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { castVote, removeVote } from './voting.mutations.ts'
import { myVotes, voteTotals } from './voting.queries.ts'
import { issueVotes } from './voting.table.ts'

let story: Cast
let omar: Player, lena: Player, theo: Player
let crew: string
let dock: string, pier: string

beforeAll(async () => {
  story = await cast()
  ;({ omar, lena, theo } = story.harbor)
  crew = story.harbor.teams.crew
})
afterAll(() => story.stop())

beforeEach(async () => {
  ;[dock, pier] = [await raise('The dock leaks'), await raise('The pier leaks')]
  return () => Promise.all([dock, pier].map((id) => omar.does(archiveIssue, { id })))
})

async function raise(title: string, teamId = crew): Promise<string> {
  const id = newId()
  await omar.does(createIssue, { id, title, issueType: 'short_term', teamId })
  return id
}

async function vote(voter: Player, issueId: string, times = 1, meetingId: string | null = null) {
  for (let given = 0; given < times; given++) await voter.does(castVote, { id: newId(), issueId, meetingId })
}

const totals = async (meetingId: string | null = null) =>
  (await lena.asks(voteTotals, { teamId: crew, meetingId })).perIssue
const used = async (voter: Player) => (await voter.asks(myVotes, { teamId: crew, meetingId: null })).used
const merge = (id = dock, intoId = pier, by = lena) => by.does(mergeIssue, { id, intoId })

describe('merging two issues', () => {
  test('brings their votes together, and nobody has more or fewer than before', async () => {
    await vote(lena, dock, 2)
    await vote(lena, pier, 3)
    await vote(theo, dock)
    await merge()
    expect(await totals()).toEqual({ [pier]: 6 })
    expect([await used(lena), await used(theo)]).toEqual([5, 1])
    await expect(vote(lena, pier)).rejects.toMatchObject(refused('vote/limit-reached'))
    const open = await lena.asks(openIssuesOfTeam, { teamId: crew, issueType: 'short_term' })
    expect(open.some(({ issue }) => issue.id === dock)).toBe(false)
  })

  test('can be taken back, with the votes that are still there', async () => {
    await vote(lena, dock, 2)
    await vote(lena, pier)
    await merge()
    await lena.does(removeVote, { issueId: pier, meetingId: null })
    await lena.does(restoreIssue, { id: dock })
    const { [dock]: onDock = 0, [pier]: onPier = 0 } = await totals()
    expect(onDock + onPier).toBe(2)
    expect(await used(lena)).toBe(2)
  })

  describe('and the one that is left into a third', () => {
    let quay: string
    beforeEach(async () => {
      quay = await raise('The quay leaks')
      await vote(lena, dock, 2)
      await vote(lena, pier)
      await vote(theo, quay)
      await merge()
      await merge(pier, quay)
      return () => omar.does(archiveIssue, { id: quay })
    })

    test('the first merge can be taken back alone, then the second', async () => {
      expect(await totals()).toEqual({ [quay]: 4 })
      await lena.does(restoreIssue, { id: dock })
      expect(await totals()).toEqual({ [dock]: 2, [quay]: 2 })
      await lena.does(restoreIssue, { id: pier })
      expect(await totals()).toEqual({ [dock]: 2, [pier]: 1, [quay]: 1 })
    })

    test('the second can be taken back alone, then the first', async () => {
      await lena.does(restoreIssue, { id: pier })
      expect(await totals()).toEqual({ [pier]: 3, [quay]: 1 })
      await lena.does(restoreIssue, { id: dock })
      expect(await totals()).toEqual({ [dock]: 2, [pier]: 1, [quay]: 1 })
    })
  })

  test('what a meeting that is over voted stays where it was when its issue is merged on and changed later', async () => {
    const meetingId = newId()
    const ids = { id: meetingId, participantId: newId(), transferId: newId() }
    await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
    await vote(omar, dock, 2, meetingId)
    await merge()
    await omar.does(endMeeting, { id: newId(), meetingId })
    await merge(pier, await raise('The quay leaks'))
    await lena.does(updateIssue, { id: dock, description: 'At the stern' })
    const { replica } = (await story.node.company(story.harbor.companyId))!
    const held = replica.store.where(issueVotes, { meetingId }).map(({ issueId }) => issueId)
    expect(held).toEqual([pier, pier])
  })

  test('resolving the one that is left returns the votes of both', async () => {
    await vote(lena, dock, 2)
    await vote(lena, pier, 2)
    await merge()
    await lena.does(resolveIssue, { id: pier })
    expect(await used(lena)).toBe(0)
  })

  test('takes the votes of a running meeting along, and leaves those of one that is over', async () => {
    const meetingId = newId()
    const ids = { id: meetingId, participantId: newId(), transferId: newId() }
    await omar.does(startMeeting, { ...ids, teamId: crew, meetingType: 'weekly' })
    await vote(omar, dock, 2, meetingId)
    await merge()
    expect(await totals(meetingId)).toEqual({ [pier]: 2 })
    await lena.does(restoreIssue, { id: dock })
    await omar.does(endMeeting, { id: newId(), meetingId })
    await merge()
    await lena.does(restoreIssue, { id: dock })
    expect(await totals(meetingId)).toEqual({ [dock]: 2 })
  })

  test.each<[string, () => Promise<[string, string]>]>([
    ['with itself', async () => [dock, dock]],
    ['into one that is resolved', async () => [dock, (await lena.does(resolveIssue, { id: pier }), pier)]],
    ['that was merged already', async () => [(await merge(), dock), await raise('Another')]],
    ['of another team', async () => [dock, await raise('Budget', story.harbor.teams.leadership)]],
  ])('is refused for an issue %s', async (_, pair) => {
    const [id, intoId] = await pair()
    await expect(omar.does(mergeIssue, { id, intoId })).rejects.toMatchObject(refused('issue/not-mergeable'))
  })

  test('is not for people who may only view, and nobody else finds the issues', async () => {
    await expect(merge(dock, pier, theo)).rejects.toMatchObject(refused('access/denied'))
    const { ravi } = story.lantern
    await expect(merge(dock, pier, ravi)).rejects.toMatchObject(refused('access/not-found'))
  })
})

test('whatever is voted, merged, separated and resolved in whatever order, nobody exceeds the limit', async () => {
  const { pick } = chance(2026)
  const issues = await Promise.all(['One', 'Two', 'Three', 'Four'].map((title) => raise(title)))
  for (let step = 0; step < 40; step++) {
    const [id, other, voter] = [pick(issues), pick(issues), pick([lena, theo])]
    const act = pick([
      () => vote(voter, id),
      () => vote(voter, id),
      () => voter.does(removeVote, { issueId: id, meetingId: null }),
      () => merge(id, other),
      () => lena.does(restoreIssue, { id }),
    ])
    await act().catch(() => {})
    for (const each of [lena, theo]) expect(await used(each)).toBeLessThanOrEqual(5)
    const sum = Object.values(await totals()).reduce((all, count) => all + count, 0)
    expect(sum).toBe((await used(lena)) + (await used(theo)))
  }
})
