import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation, type Mutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import type { MutationResult } from '../protocol.ts'
import { mutateRequest } from './asked.ts'
import { type RefusalTable, type Refuse, refusing } from '../refusal.ts'

const rename = defineMutation('rename', {
  input: { teamId: uuid(), name: text() },
  may: () => true,
  run: (tx, { teamId, name }) => tx.update(teams, teamId, { name }),
})

const table = { 'test/unstorable': 'a\ud800b' } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

/** Refuses with a text that contains half a character, as a refusal might that repeats what was sent. */
const spoil = defineMutation('spoil', {
  input: {},
  may: () => true,
  run: () => refuse('test/unstorable'),
})

/** Writes what the database can't read. */
const spoilRow = defineMutation('spoilRow', {
  input: { teamId: uuid() },
  may: () => true,
  run: (tx, { teamId }) => tx.update(teams, teamId, { description: '\u0000' }),
})

let scene: Cast
beforeAll(async () => {
  scene = await cast()
})
afterAll(() => scene.stop())

interface Sent<Args> {
  as: { id: string; companyId: string }
  client: { id: string; mid: number }
  mutation: Mutation<Args>
  args: Args
}

async function send<Args>({ as, client, mutation, args }: Sent<Args>): Promise<MutationResult> {
  const served = (await scene.node.company(as.companyId))!
  return scene.node.submit(served, { client, userId: as.id, mutation: mutation, args })
}

const newClient = (mid = 1) => ({ id: randomUUID(), mid })

test('when two people claim the same new client at once, the first one gets it', async () => {
  const { lena, omar, teams: own } = scene.harbor
  const id = randomUUID()
  const args = { teamId: own.crew, name: 'Crew' }
  const [first, second] = await Promise.all([
    send({ as: lena, client: { id, mid: 1 }, mutation: rename, args }),
    send({ as: omar, client: { id, mid: 2 }, mutation: rename, args: { ...args, name: 'Taken' } }),
  ])
  expect(first).toMatchObject({ status: 'ok' })
  expect(second).toMatchObject({ status: 'rejected', error: { kind: 'denied' } })
  expect(await send({ as: lena, client: { id, mid: 2 }, mutation: rename, args })).toMatchObject({
    status: 'ok',
  })
})

test('one client under two spellings of its id is refused and can’t hold up the company', async () => {
  const { lena, omar, teams: own } = scene.harbor
  const id = `abcdef00-0000-4000-8000-${randomUUID().slice(24)}`
  const body = { schema: 1, mutations: [{ mid: 1, name: 'rename', args: {} }] }
  expect(mutateRequest.safeParse({ ...body, clientId: id }).success).toBe(true)
  expect(mutateRequest.safeParse({ ...body, clientId: id.toUpperCase() }).success).toBe(false)

  const args = { teamId: own.crew, name: 'Crew' }
  const both = [id, id.toUpperCase()].map((spelt) =>
    send({ as: lena, client: { id: spelt, mid: 1 }, mutation: rename, args }),
  )
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toContain('rejected')
  expect(await send({ as: omar, client: newClient(), mutation: rename, args })).toMatchObject({
    status: 'ok',
  })
})

test('data that the database can’t read spoils neither its batch nor the call that other companies share', async () => {
  const { lena, omar, teams: own } = scene.harbor
  const { ravi, teams: theirs } = scene.lantern
  for (let round = 0; round < 5; round++) {
    const name = `Round ${round}`
    const results = await Promise.all([
      send({ as: omar, client: newClient(), mutation: rename, args: { teamId: own.crew, name } }),
      send({ as: lena, client: newClient(), mutation: spoil, args: {} }),
      send({ as: lena, client: newClient(), mutation: spoilRow, args: { teamId: own.crew } }),
      send({ as: ravi, client: newClient(), mutation: rename, args: { teamId: theirs.leadership, name } }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['ok', 'rejected', 'rejected', 'ok'])
  }
})

test('a client refused for that reason goes on with its next mutation', async () => {
  const { lena, teams: own } = scene.harbor
  const client = newClient()
  await send({ as: lena, client, mutation: spoil, args: {} })
  const next = {
    as: lena,
    client: { ...client, mid: 2 },
    mutation: rename,
    args: { teamId: own.crew, name: 'Crew' },
  }
  expect(await send(next)).toMatchObject({ status: 'ok' })
})
