import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { isLeadershipMember, managesTeam } from './teams.access.ts'

let stage: Cast
beforeAll(async () => (stage = await cast()))
afterAll(() => stage.stop())

const asked = async (personId: string) => {
  const { replica } = (await stage.node.company(stage.harbor.companyId))!
  return { read: replica.store, actor: replica.actor(personId)! }
}

test('maya and omar are on the leadership team, lena is not', async () => {
  const { maya, omar, lena } = stage.harbor
  const answers = [maya, omar, lena].map(async ({ id }) => {
    const { read, actor } = await asked(id)
    return isLeadershipMember(read, actor)
  })
  expect(await Promise.all(answers)).toEqual([true, true, false])
})

test('a director manages every team, a manager their own, a member none', async () => {
  const { maya, omar, lena, teams } = stage.harbor
  const elsewhere = stage.lantern.teams.leadership
  const answers = [maya, omar, lena].map(async ({ id }) => {
    const { read, actor } = await asked(id)
    return [teams.crew, elsewhere].map((teamId) => managesTeam(read, actor, teamId))
  })
  expect(await Promise.all(answers)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
})
