import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'

/** Long enough for a commit that nothing keeps from its row. */
const COMMIT_MS = 300

const lengthen = defineMutation('lengthen', {
  input: { teamId: uuid(), by: text({ max: 1, required: 'Say by what' }) },
  may: (actor) => actor.can('vote_issues'),
  run(tx, { teamId, by }) {
    tx.update(teams, teamId, { name: tx.get(teams, teamId)!.name + by })
  },
})

let scene: Cast

beforeAll(async () => {
  scene = await cast()
})

afterAll(() => scene.stop())

/** The same, but `before` comes before each commit that is sent by it. */
function preceded<T extends Pool | PoolClient>(connection: T, before: () => Promise<unknown>): T {
  const query = async (statement: { name?: string }, ...values: []) => {
    if (statement.name?.startsWith('sync_commit')) await before()
    return connection.query(statement as string, ...values)
  }
  return new Proxy(connection, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name, target) as unknown)),
  })
}

test('a mutation that another node outruns each time is written in its turn', async () => {
  const { harbor, node, pool } = scene
  const add = (by: string, at = node) =>
    at.run(harbor.companyId, harbor.lena.id, lengthen, { teamId: harbor.teams.crew, by })
  const others: Promise<unknown>[] = []
  const tries = { free: 0, held: 0 }
  const late = makeNode(
    preceded(pool, () => {
      tries.free++
      return add('.')
    }),
    {
      inCompany: (companyId, userId, work, isolation) =>
        inCompany(
          pool,
          companyId,
          userId,
          (client) =>
            work(
              preceded(client, () => {
                tries.held++
                others.push(add('!'))
                return sleep(COMMIT_MS)
              }),
            ),
          isolation,
        ),
    },
  )
  await late.start()
  onTestFinished(() => late.stop())
  const nameOf = (at: typeof node) =>
    at.company(harbor.companyId).then((served) => served!.replica.store.get(teams, harbor.teams.crew)!.name)
  const before = await nameOf(node)

  await add('L', late)
  await Promise.all(others)
  expect(tries).toEqual({ free: 2, held: 1 })
  await expect.poll(() => nameOf(node)).toBe(`${before}..L!`)
  await expect.poll(() => nameOf(late)).toBe(`${before}..L!`)
  await harbor.maya.verifyStore()
})
