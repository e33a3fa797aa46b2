import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { archiveIssue, createIssue, resolveIssue } from '../issues/issues.mutations.ts'
import { addTeamMember } from '../people/team-members.mutations.ts'
import { issueOwners, issuesOfTeams } from './issue-list.queries.ts'

let stage: Cast, harbor: Cast['harbor']
let both: string[]
beforeAll(async () => {
  stage = await cast()
  ;({ harbor } = stage)
  both = [harbor.teams.crew, harbor.teams.leadership]
  await harbor.maya.does(addTeamMember, {
    id: newId(),
    teamId: harbor.teams.leadership,
    personId: harbor.omar.id,
  })
})
afterAll(() => stage.stop())

async function raised(title: string, teamId: string): Promise<string> {
  const id = newId()
  await harbor.omar.does(createIssue, { id, title, issueType: 'short_term', teamId })
  return id
}

test('somebody on two teams sees the issues of both in one list, each in its state', async () => {
  const { omar, teams } = harbor
  const [dock, budget, rope] = [
    await raised('Dock', teams.crew),
    await raised('Budget', teams.leadership),
    await raised('Rope', teams.crew),
  ]
  await omar.does(resolveIssue, { id: budget })
  await omar.does(archiveIssue, { id: rope })
  const listed = async (kind: 'short_term' | 'resolved' | 'archived') =>
    (await omar.asks(issuesOfTeams, { teamIds: both, kind })).map(({ issue }) => issue.id)
  expect(await listed('short_term')).toEqual([dock])
  expect(await listed('resolved')).toEqual([budget])
  expect(await listed('archived')).toEqual([rope])
  const fares = await raised('Fares', teams.leadership)
  expect(await listed('short_term')).toEqual([fares, dock])
})

test('whoever is on both teams owns once', async () => {
  const owners = await harbor.omar.asks(issueOwners, { teamIds: both })
  expect(owners.filter(({ id }) => id === harbor.omar.id)).toHaveLength(1)
})

test('somebody on one of them is not answered', async () => {
  const { companyId, lena } = harbor
  const ask = { teamIds: both }
  await expect(
    stage.node.ask(companyId, lena.id, issuesOfTeams, { ...ask, kind: 'short_term' }),
  ).rejects.toMatchObject(refused('access/denied'))
  await expect(stage.node.ask(companyId, lena.id, issueOwners, ask)).rejects.toMatchObject(
    refused('access/denied'),
  )
})
