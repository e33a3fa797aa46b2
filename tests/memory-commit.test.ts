import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issues } from '../src/features/issues/issues.table.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import type { Row } from '../src/sync/define-table.ts'
import { Committer } from '../src/sync/server/committer.ts'
import {
  readChanges,
  readClient,
  readHead,
  readLiveRows,
  readRefusal,
  readRows,
  readRowsWhere,
  readSize,
} from '../src/sync/server/company-reads.ts'
import { readSpan, withCompanions } from '../src/sync/server/span-reads.ts'
import { WorkerShares } from '../src/sync/server/worker-shares.ts'
import { chaosApp } from './chaos/app.ts'
import { isDistributed, type TestDatabase, testDatabase } from './database.ts'
import { type Chance, chance, seeds } from './seeded.ts'
import type { MemoryCompany } from './simulator/memory-company.ts'
import { MemoryDatabase, type Statement } from './simulator/memory-database.ts'
import { RandomBatches } from './simulator/random-batches.ts'

/** The simulator's committer is only worth something if it is what PostgreSQL is: the same batches, the same answers, the same rows. */

/** A story ends when it has seen every kind of answer, but not before so many batches, and not after so many. */
const BATCHES = { least: 80, most: 800 }
const ANSWERS = ['ok', 'stale', 'clients', 'conflict']

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.stop())

test.for(seeds(3))('memory commits and reads as PostgreSQL does (SEED=%i)', async (seed) => {
  const dice = chance(seed)
  const memory = new MemoryDatabase(chaosApp)
  const batches = new RandomBatches(dice, memory.codecs)
  const { companyId } = batches
  const real = <T>(work: (connection: PoolClient) => Promise<T>) =>
    inCompany(database.app, companyId, null, work)
  const shares = isDistributed() ? new WorkerShares(database.app) : null
  const within = (id: string, userId: string | null, work: (connection: PoolClient) => Promise<never>) =>
    inCompany(database.app, id, userId, work)
  const committer = new Committer({ pool: database.app, inCompany: within as never, shares })
  await real((connection) => connection.query('insert into sync_head (company_id) values ($1)', [companyId]))
  memory.createHead(companyId)

  const answers = new Map<string, number>()
  const isOver = (count: number) => count >= BATCHES.least && ANSWERS.every((status) => answers.has(status))
  for (let count = 0; count < BATCHES.most && !isOver(count); count++) {
    const known = memory.company(companyId)!
    const batch = count === 0 ? batches.first() : batches.next(known)
    const answer = await committer.commit(companyId, {
      text: JSON.stringify({ ...batch, listed: [] }),
      listed: false,
    })
    const [own] = memory.commit([batch])
    const { reason: _why, ...expected } = answer
    const { reason: _own, ...given } = own!
    expect(given, JSON.stringify(batch)).toEqual(expected)
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    if (count % 20 === 19) await prune(memory, companyId, real)
    const now = memory.company(companyId)!
    const read = (connection: PoolClient) =>
      readings(connection, companyId, memory, now, chance(seed + count))
    expect(await read(connectionOf(memory, companyId))).toEqual(await real(read))
  }
  expect([...answers.keys()]).toEqual(expect.arrayContaining(ANSWERS))
})

/** Forgets what came before a moment in between. */
async function prune(
  memory: MemoryDatabase,
  companyId: string,
  real: (work: (connection: PoolClient) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  // Both look at the clock of this machine, but not in the same millisecond.
  await sleep(5)
  const before = Date.now()
  await sleep(5)
  const values = [companyId, new Date(before).toISOString()]
  await real((connection) => connection.query('select sync_prune(array[$1::uuid], $2)', values))
  memory.prune(before)
}

/** Memory as the engine's reads know a connection. */
function connectionOf(memory: MemoryDatabase, companyId: string): PoolClient {
  const session = { companyId, isRepeatable: true }
  const query = async (statement: Statement, values: unknown[] = []) => ({
    rows: memory.query(statement, values, session),
  })
  return { query } as unknown as PoolClient
}

const inOrder = <T extends Row>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** All that the engine ever reads, with what to read chosen by chance. */
async function readings(
  connection: PoolClient,
  companyId: string,
  { codecs }: MemoryDatabase,
  company: MemoryCompany,
  dice: Chance,
) {
  const { epoch: _, ...head } = (await readHead(connection, companyId))!
  const now = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000).toISOString()
  const codec = codecs.get(issues.name)!
  const live: string[] = []
  for await (const records of readLiveRows(connection, companyId, codecs.values(), now))
    for (const { entity, record } of records)
      live.push(
        JSON.stringify([
          entity,
          codecs.get(entity)!.fromDatabase(JSON.parse(record) as Record<string, unknown>),
        ]),
      )
  const [rows] = await readSize(connection, companyId, codec)
  const known = [...(company.tables.get(issues.name)?.keys() ?? [])]
  const teamIds = [...(company.tables.get('teams')?.keys() ?? [])]
  const teamId = dice.pick(teamIds)
  const from = dice.integer(Math.max(0, company.seq - 9), company.seq)
  const place = dice.next() < 0.5 ? { ord: dice.integer(0, 5), limit: dice.integer(1, 6) } : undefined
  const reading = { connection, companyId, codecs, liveSet: chaosApp.liveSet, now }
  const clients = [...company.clients.keys()].slice(-3)
  return {
    head,
    rows,
    live: live.toSorted(),
    byIds: inOrder(await readRows(connection, companyId, codec, known.slice(0, 9))),
    byTeam: inOrder(
      await readRowsWhere(connection, companyId, codec, { field: 'teamId', id: teamId }, 1_000),
    ),
    changes: await readChanges(connection, companyId, codecs, from, company.seq, place),
    clients: await inTurn(clients, (id) => readClient(connection, companyId, id)),
    refusals: await inTurn([...company.refusals.values()].slice(0, 9), ({ clientId, mid }) =>
      readRefusal(connection, companyId, clientId, mid),
    ),
    pages: await pagesOf(reading, teamId, dice),
    beside: inOrder(
      (
        await withCompanions(
          reading,
          issues.name,
          inOrder(await readRows(connection, companyId, codec, known)),
        )
      ).map(([, row]) => row),
    ),
  }
}

/** The closed issues of a team in some months, page by page. */
async function pagesOf(
  reading: Parameters<typeof readSpan>[0],
  teamId: string,
  dice: Chance,
): Promise<string[][]> {
  const day = (ago: number) => new Date(Date.parse(reading.now) - ago * 86_400_000).toISOString()
  const range = { field: 'resolvedAt', from: day(dice.integer(90, 250)), to: day(dice.integer(0, 80)) }
  const span = { table: issues.name, where: { teamId }, range }
  const pages: string[][] = []
  for (let end: Awaited<ReturnType<typeof readSpan>>['end'] = null, count = 0; count < 9; count++) {
    const page = await readSpan(reading, span, 4, end)
    pages.push(page.rows.map(({ id }) => id))
    end = page.end
    if (!end) break
  }
  return pages
}

/** A connection answers one question at a time. */
async function inTurn<T, R>(list: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const one of list) answers.push(await ask(one))
  return answers
}
