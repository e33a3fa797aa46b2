import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import { afterCommit } from './after-commit.ts'
import type { SyncNode } from './node.ts'

const renaming = (name: string) =>
  defineMutation(name, {
    input: { teamId: uuid(), name: text({ max: 100, required: 'Team name is required' }) },
    may: () => true,
    run: (tx, { teamId, name }) => tx.update(teams, teamId, { name }),
  })
const rename = renaming('rename')
const renameToo = renaming('renameToo')

let scene: Cast

beforeAll(async () => {
  scene = await cast()
})
afterAll(() => scene.stop())

test('a node that stops waits for what follows its commits, and for what follows that', async () => {
  const { harbor, lantern, pool } = scene
  const told: string[] = []
  const tell = async (name: string) => {
    const { rows } = await pool.query<{ name: string }>('select $1::text as name', [name])
    told.push(rows[0]!.name)
  }
  const node: SyncNode = makeNode(pool, {
    afterCommit: [
      afterCommit(rename, async ({ args }) => {
        await sleep(300)
        // Of a company that is not in memory yet.
        await node.run(lantern.companyId, null, renameToo, {
          teamId: lantern.teams.leadership,
          name: args.name,
        })
        await tell('first')
      }),
      afterCommit(renameToo, async () => {
        await sleep(300)
        await tell('second')
      }),
    ],
  })
  await node.run(harbor.companyId, harbor.lena.id, rename, { teamId: harbor.teams.crew, name: 'Renamed' })
  await node.stop()
  expect(told).toEqual(['first', 'second'])
  const { replica } = (await scene.node.company(lantern.companyId))!
  await expect
    .poll(() => replica.store.get(teams, lantern.teams.leadership))
    .toMatchObject({ name: 'Renamed' })
})

test('a node that stops waits for what follows a commit that is still under way', async () => {
  const { harbor, pool } = scene
  let hasEnded = false
  const node = makeNode(pool, {
    afterCommit: [
      afterCommit(rename, async () => {
        await sleep(300)
        hasEnded = true
      }),
    ],
  })
  const served = (await node.company(harbor.companyId))!
  const args = { teamId: harbor.teams.crew, name: 'Renamed again' }
  const running = node.submit(served, { client: null, userId: harbor.lena.id, mutation: rename, args })
  await node.stop()
  expect(hasEnded).toBe(true)
  expect(await running).toMatchObject({ status: 'ok' })
})
