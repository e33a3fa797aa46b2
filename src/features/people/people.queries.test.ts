import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { querySamples } from '../../../tests/isolation/samples.ts'
import type { World } from '../../../tests/isolation/world.ts'
import type { Player } from '../../../tests/player.ts'
import { refused } from '../../../tests/refused.ts'
import { newId } from '../../sync/id.ts'
import { app } from '../registry.ts'
import { createTeam, deleteTeam, restoreTeam } from '../teams/teams.mutations.ts'
import { teamsBeyondOwn } from '../teams/teams.queries.ts'
import { peopleOfCompany, teamsWithMembers, teamWithMembers } from './people.queries.ts'

let harbor: Cast['harbor'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, stop } = await cast())
})
afterAll(() => stop())

const teamsOfEverybody = async (player: Player) =>
  Object.fromEntries(
    (await player.asks(peopleOfCompany, {})).map(({ name, teams }) => [name, teams.map((team) => team.name)]),
  )
const teamNames = async (player: Player) =>
  (await player.asks(teamsWithMembers, {})).map(({ team }) => team.name)

test('maya, a director, sees who is on which team', async () => {
  expect(await teamsOfEverybody(harbor.maya)).toEqual({
    Ina: ['Crew'],
    Lena: ['Crew'],
    Maya: ['Leadership'],
    Omar: ['Crew', 'Leadership'],
    Theo: ['Crew'],
  })
  expect(await teamNames(harbor.maya)).toEqual(['Crew', 'Leadership'])
  expect(await harbor.maya.asks(teamsBeyondOwn, {})).toEqual([harbor.teams.crew])
})

test('lena sees of everybody the teams that they share with her, and her own teams', async () => {
  expect(await teamsOfEverybody(harbor.lena)).toMatchObject({ Maya: [], Omar: ['Crew'] })
  expect(await teamNames(harbor.lena)).toEqual(['Crew'])
  expect(await harbor.lena.asks(teamsBeyondOwn, {})).toEqual([])
  await expect(harbor.lena.asks(teamWithMembers, { teamId: harbor.teams.leadership })).rejects.toMatchObject(
    refused('access/denied'),
  )
})

test('omar, who is no director, restores a team that he was on, and finds it as it was', async () => {
  const teamId = newId()
  await harbor.omar.does(createTeam, { id: teamId, membershipId: newId(), name: 'Dock' })
  await harbor.omar.does(deleteTeam, { id: teamId })
  expect(await harbor.omar.asks(teamWithMembers, { teamId })).toBe(null)
  await expect(harbor.lena.does(restoreTeam, { id: teamId })).rejects.toMatchObject({
    text: { kind: 'denied' },
  })
  await harbor.omar.does(restoreTeam, { id: teamId })
  const dock = await harbor.omar.asks(teamWithMembers, { teamId })
  expect(dock?.members.map(({ fullName }) => fullName)).toEqual(['Omar'])
})

test('no query shows lena, a member, a team that she is not on, whatever screen or picker asks it', async () => {
  const others = harbor.teams.leadership
  const seen: string[] = []
  for (const query of app.queries.values()) {
    const sample = querySamples[query.name]!
    const args = sample.args({} as World)
    if (Object.keys(args).length > 0) continue
    const answer: unknown = await harbor.lena.asks(query, args).catch(() => null)
    if (JSON.stringify(answer ?? null).includes(others)) seen.push(query.name)
  }
  // It says to which team company goals belong.
  expect(seen).toEqual(['companyGoalSetting'])
})
