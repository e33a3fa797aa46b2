import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { boolean, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import { type RefusalTable, type Refuse, refusing } from '../refusal.ts'

const table = { 'test/refused': 'No.' } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

const rename = defineMutation('rename', {
  input: { teamId: uuid(), fails: boolean() },
  may: () => true,
  run(tx, { teamId, fails }) {
    if (fails) refuse('test/refused')
    tx.update(teams, teamId, { name: 'Crew' })
  },
})

let scene: Cast
beforeAll(async () => {
  scene = await cast()
})
afterAll(() => scene.stop())

async function send(id: string, mids: number[], fails: boolean, as = scene.harbor.lena) {
  const { companyId, teams: own } = scene.harbor
  const served = (await scene.node.company(companyId))!
  const args = { teamId: own.crew, fails }
  return Promise.all(
    mids.map((mid) =>
      scene.node.submit(served, { client: { id, mid }, userId: as.id, mutation: rename, args }),
    ),
  )
}

const count = async (name: string, condition: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await scene.node.options.inCompany(scene.harbor.companyId, null, (client) =>
    client.query<{ count: number }>(`select count(*)::int as count from ${name} where ${condition}`, values),
  )
  return rows[0]!.count
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const prune = (age: string) =>
  scene.pool.query(`select sync_prune(array[$1::uuid], now() + interval '${age}')`, [scene.harbor.companyId])

test('of a client that is refused again and again, the answers to its latest mutations are kept', async () => {
  const id = newId()
  for (let from = 1; from <= 1_000; from += 100) await send(id, range(from, from + 99), true)
  expect(await count('sync_mutation', 'client_id = $1', [id])).toBeLessThanOrEqual(300)
  const again = await send(id, range(901, 1_000), true)
  expect(again.map(({ status, duplicate }) => status === 'rejected' && duplicate)).toEqual(
    Array.from({ length: 100 }, () => true),
  )
})

test('what was refused is refused again however late a browser asks that has not heard of it', async () => {
  const id = newId()
  await send(id, [1], true)
  await prune('1 hour')
  expect(await send(id, [1], true)).toMatchObject([{ status: 'rejected', duplicate: true }])
})

test('clients not seen for 400 days are forgotten with their refusals; others are not', async () => {
  const [gone, here] = [newId(), newId()]
  await send(gone, [1, 2], true)
  await send(here, [1, 2], true)
  await scene.node.options.inCompany(scene.harbor.companyId, null, (client) =>
    client.query("update sync_client set seen_at = now() - interval '401 days' where client_id = $1", [gone]),
  )
  await prune('-30 days')
  expect(await count('sync_client', 'client_id = $1', [gone])).toBe(0)
  expect(await count('sync_mutation', 'client_id = $1', [gone])).toBe(0)
  expect(await count('sync_client', 'client_id = $1', [here])).toBe(1)
  expect(await count('sync_mutation', 'client_id = $1', [here])).toBe(2)
  // It is asked to begin again, and as a new client it goes on.
  expect(await send(gone, [3], false)).toMatchObject([{ status: 'gap', expected: 1 }])
  expect(await send(newId(), [1], false)).toMatchObject([{ status: 'ok' }])
})

test('of the many clients of one person the latest 200 are remembered, and all of everybody else’s', async () => {
  const { lena, omar } = scene.harbor
  const omars = newId()
  await send(omars, [1], false, omar)
  for (let client = 0; client < 230; client++) await send(newId(), [1], false)
  const last = newId()
  await send(last, [1], false)
  await prune('-30 days')
  expect(await count('sync_client', 'user_id = $1', [lena.id])).toBe(200)
  expect(await count('sync_client', 'client_id = $1', [last])).toBe(1)
  expect(await count('sync_client', 'client_id = $1', [omars])).toBe(1)
})
