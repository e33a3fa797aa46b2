import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { setShowsVoters } from './limits.mutations.ts'
import { castVote } from './voting.mutations.ts'
import { votersOfIssue } from './voting.queries.ts'

let story: Cast
beforeAll(async () => {
  story = await cast()
})
afterAll(() => story.stop())

test('who has voted is named only where the team’s managers say so, most votes first', async () => {
  const { lena, omar, theo, teams } = story.harbor
  const [issueId, teamId] = [newId(), teams.crew]
  await lena.does(createIssue, { id: issueId, title: 'Rope', issueType: 'short_term', teamId })
  for (const voter of [lena, theo, theo])
    await voter.does(castVote, { id: newId(), issueId, meetingId: null })
  const named = () => lena.asks(votersOfIssue, { teamId, issueId })
  expect(await named()).toBeNull()
  const byMember = lena.does(setShowsVoters, { teamId, shows: true })
  await expect(byMember).rejects.toMatchObject(refused('vote/options-managers-only'))
  await omar.does(setShowsVoters, { teamId, shows: true })
  expect((await named())?.map(({ person, count }) => [person.fullName, count])).toEqual([
    ['Theo', 2],
    ['Lena', 1],
  ])
  const elsewhere = omar.does(setShowsVoters, { teamId: story.lantern.teams.leadership, shows: true })
  await expect(elsewhere).rejects.toMatchObject(refused('access/not-found'))
})
