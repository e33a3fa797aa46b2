import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Player } from '../../../../tests/player.ts'
import { refused } from '../../../../tests/refused.ts'
import { newId } from '../../../sync/id.ts'
import { archiveHeadline, createHeadline } from '../headlines.mutations.ts'
import { reactToHeadline } from './reactions.mutations.ts'
import { reactionsOf } from './reactions.queries.ts'
import type { ReactionKind } from './reactions.table.ts'

let stage: Cast, harbor: Cast['harbor'], lantern: Cast['lantern']
beforeAll(async () => {
  stage = await cast()
  ;({ harbor, lantern } = stage)
})
afterAll(() => stage.stop())

async function news(by: Player, teamId = harbor.teams.crew): Promise<string> {
  const id = newId()
  await by.does(createHeadline, { id, title: 'New anchor', teamId })
  return id
}

const react = (by: Player, headlineId: string, kind: ReactionKind = 'cheer', isOn = true) =>
  by.does(reactToHeadline, { headlineId, kind, isOn })

test('reactions are counted by kind with those who gave them, once each, and taken back', async () => {
  const { lena, omar, theo } = harbor
  const id = await news(lena)
  for (const person of [omar, theo, omar]) await react(person, id)
  await react(omar, id, 'thanks')
  expect(await theo.asks(reactionsOf, { headlineId: id })).toEqual([
    { kind: 'thanks', count: 1, names: ['Omar'], isMine: false },
    { kind: 'cheer', count: 2, names: ['Omar', 'Theo'], isMine: true },
  ])
  await react(theo, id, 'cheer', false)
  await react(theo, id, 'cheer', false)
  expect(await theo.asks(reactionsOf, { headlineId: id })).toMatchObject([
    { kind: 'thanks' },
    { kind: 'cheer', count: 1, isMine: false },
  ])
})

test('two devices at once make one reaction', async () => {
  const { lena, theo, companyId } = harbor
  const headlineId = await news(lena)
  const again = () =>
    stage.node.run(companyId, theo.id, reactToHeadline, { headlineId, kind: 'agree', isOn: true })
  await Promise.all([again(), again()])
  ;(await stage.node.company(companyId))!.hub.flush()
  expect(await lena.asks(reactionsOf, { headlineId })).toMatchObject([{ kind: 'agree', count: 1 }])
})

test('headlines of others are not found, and archived ones are left alone', async () => {
  const { lena, maya, teams } = harbor
  const secret = await news(maya, teams.leadership)
  for (const stranger of [lena, lantern.ravi])
    await expect(react(stranger, secret)).rejects.toMatchObject(refused('access/not-found'))
  const id = await news(lena)
  await lena.does(archiveHeadline, { id })
  await expect(react(lena, id)).rejects.toMatchObject(refused('headline/archived'))
})
