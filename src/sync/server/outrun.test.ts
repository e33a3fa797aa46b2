import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import type { SyncNode } from './node.ts'

/** Long enough for a commit that nothing keeps from its row. */
const COMMIT_MS = 300

const lengthen = defineMutation('lengthen', {
  input: { teamId: uuid(), by: text({ max: 1, required: 'Say by what' }) },
  may: (actor) => actor.can('vote_issues'),
  run(tx, { teamId, by }) {
    tx.update(teams, teamId, { name: tx.get(teams, teamId)!.name + by })
  },
})

vi.setConfig({ testTimeout: 60_000 })

let scene: Cast

beforeAll(async () => {
  scene = await cast()
})

afterAll(() => scene.stop())

/** The same, but `before` comes before each commit that is sent by it. */
function preceded<T extends Pool | PoolClient>(
  connection: T,
  before: (connection: T) => Promise<unknown>,
): T {
  const query = async (statement: { name?: string }, ...values: []) => {
    if (statement.name?.startsWith('sync_commit')) await before(connection)
    return connection.query(statement as string, ...values)
  }
  return new Proxy(connection, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name, target) as unknown)),
  })
}

/** A further node that is outrun before each commit, and with `inHold` before the one for which it holds the head. */
async function outrunNode(
  inHold: (connection: PoolClient) => Promise<unknown>,
): Promise<{ node: SyncNode; tries: () => number }> {
  const { pool } = scene
  let tries = 0
  const outrun = () => {
    tries++
    return add('.')
  }
  const node = makeNode(preceded(pool, outrun), {
    inCompany: (companyId, userId, work, isolation) =>
      inCompany(pool, companyId, userId, (client) => work(preceded(client, inHold)), isolation),
  })
  await node.start()
  onTestFinished(() => node.stop())
  return { node, tries: () => tries }
}

const add = (by: string, at = scene.node) => {
  const { companyId, lena, teams: known } = scene.harbor
  return at.run(companyId, lena.id, lengthen, { teamId: known.crew, by })
}

async function nameOf(at: SyncNode): Promise<string> {
  const { companyId, teams: known } = scene.harbor
  return (await at.company(companyId))!.replica.store.get(teams, known.crew)!.name
}

test('a mutation that another node outruns each time is written in its turn', async () => {
  const others: Promise<unknown>[] = []
  const late = await outrunNode(() => {
    others.push(add('!'))
    return sleep(COMMIT_MS)
  })
  const before = await nameOf(scene.node)

  await add('L', late.node)
  await Promise.all(others)
  expect(late.tries()).toBe(2)
  expect(others).toHaveLength(1)
  await expect.poll(() => nameOf(scene.node)).toBe(`${before}..L!`)
  await expect.poll(() => nameOf(late.node)).toBe(`${before}..L!`)
  await scene.harbor.maya.verifyStore()
})

test('a node that is frozen while it holds the head keeps others waiting for five seconds only', async () => {
  const [frozen, thawed] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()]
  const late = await outrunNode(async (connection) => {
    const { rows } = await connection.query('show idle_in_transaction_session_timeout')
    frozen.resolve(rows)
    return thawed.promise
  })
  onTestFinished(() => thawed.resolve())
  const before = await nameOf(scene.node)

  const lost = add('L', late.node).catch((error: unknown) => error)
  expect(await frozen.promise).toEqual([{ idle_in_transaction_session_timeout: '5s' }])
  await add('!')
  thawed.resolve()
  expect(await lost).toBeInstanceOf(Error)
  expect(await nameOf(scene.node)).toBe(`${before}..!`)
})
