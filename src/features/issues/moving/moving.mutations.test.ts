import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { castVote } from '../../voting/voting.mutations.ts'
import { myVotes } from '../../voting/voting.queries.ts'
import { archiveIssue, createIssue } from '../issues.mutations.ts'
import { archivedIssues, openIssuesOfTeam } from '../issues.queries.ts'
import { moveIssue } from './moving.mutations.ts'
import { destinations } from './moving.queries.ts'

let story: Cast, harbor: Cast['harbor']
let crew: string, leadership: string
let id: string
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
  ;({ crew, leadership } = harbor.teams)
})
afterAll(() => story.stop())

beforeEach(async () => {
  id = newId()
  const issue = { id, title: `Rope ${id}`, issueType: 'short_term' as const, teamId: crew }
  await harbor.lena.does(createIssue, { ...issue, description: 'Worn' })
})

const openIn = async (teamId: string, reader = harbor.omar) =>
  (await reader.asks(openIssuesOfTeam, { teamId, issueType: 'short_term' })).map(({ issue }) => issue)

test('an issue moves to another team of its mover, who owns it there if its owner can’t', async () => {
  await harbor.lena.does(castVote, { id: newId(), issueId: id, meetingId: null })
  await harbor.omar.does(moveIssue, { id, teamId: leadership, copyId: newId() })
  expect((await openIn(leadership)).find((issue) => issue.id === id)).toMatchObject({
    ownerId: harbor.omar.id,
    createdBy: harbor.lena.id,
    description: 'Worn',
  })
  expect((await openIn(crew)).some((issue) => issue.id === id)).toBe(false)
  expect(await harbor.lena.asks(myVotes, { teamId: crew, meetingId: null })).toMatchObject({ used: 0 })
})

test('to a team that its mover does not see it goes as a letter, and the archive says where it went', async () => {
  const copyId = newId()
  await harbor.lena.does(moveIssue, { id, teamId: leadership, copyId })
  const letter = (await openIn(leadership)).find((issue) => issue.id === copyId)
  expect(letter).toMatchObject({ description: 'Worn', createdBy: harbor.lena.id, status: 'open' })
  const archived = await harbor.lena.asks(archivedIssues, { teamId: crew })
  expect(archived.find(({ issue }) => issue.id === id)).toMatchObject({ movedTo: 'Leadership' })
  await expect(openIn(leadership, harbor.lena)).rejects.toMatchObject(refused('access/denied'))
})

test('somebody is needed who owns an issue there', async () => {
  const copyId = newId()
  await harbor.lena.does(moveIssue, { id, teamId: leadership, copyId })
  const items = await harbor.omar.asks(openIssuesOfTeam, { teamId: leadership, issueType: 'short_term' })
  expect(items.find(({ issue }) => issue.id === copyId)?.needsOwner).toBe(true)
})

test.each([
  ['to its own team', () => crew, 'issue/same-team'],
  ['to a team of another company', () => story.lantern.teams.leadership, 'access/not-found'],
])('an issue does not move %s', async (_, teamId, code) => {
  const moved = harbor.omar.does(moveIssue, { id, teamId: teamId(), copyId: newId() })
  await expect(moved).rejects.toMatchObject(refused(code))
})

test('an archived issue does not move, and a viewer moves none', async () => {
  const move = { id, teamId: leadership, copyId: newId() }
  await expect(harbor.theo.does(moveIssue, move)).rejects.toMatchObject(refused('access/denied'))
  await harbor.lena.does(archiveIssue, { id })
  await expect(harbor.omar.does(moveIssue, move)).rejects.toMatchObject(refused('issue/closed'))
})

test('the teams one works in come first', async () => {
  const found = await harbor.lena.asks(destinations, { teamId: crew })
  expect(found.map(({ team, isInSight }) => [team.name, isInSight])).toEqual([['Leadership', false]])
})
