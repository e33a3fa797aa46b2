import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import type { Database } from './database.ts'
import { inCompany, inTransaction } from './in-company.ts'

const harbor = randomUUID()
const lantern = randomUUID()
let database: Database

beforeAll(async () => {
  database = await testDatabase()
  await database.owner.query(`
    create table crate (company_id uuid not null, id uuid not null, label text, primary key (company_id, id));
    call tenant_table('crate')`)
  for (const company of [harbor, lantern]) await store(company, company)
})
afterAll(() => database.stop())

function store(inside: string, company: string) {
  return inCompany(database.app, inside, null, (client) =>
    client.query('insert into crate values ($1, $2)', [company, randomUUID()]),
  )
}

const count = 'select count(*)::int as n from crate'

test('a company sees its own rows and nobody else’s', async () => {
  const { rows } = await inCompany(database.app, harbor, null, (client) =>
    client.query('select company_id from crate'),
  )
  expect(rows).toEqual([{ company_id: harbor }])
})

test('without a company there are no rows, neither in a transaction nor on a connection that had one before', async () => {
  const inside = await inTransaction(database.app, (client) => client.query(count))
  expect(inside.rows).toEqual([{ n: 0 }])
  expect((await database.app.query(count)).rows).toEqual([{ n: 0 }])
})

test('a row cannot be written into another company, nor moved there, nor removed there', async () => {
  await expect(store(harbor, lantern)).rejects.toThrow('row-level security')
  const moved = inCompany(database.app, harbor, null, (client) =>
    client.query('update crate set company_id = $1', [lantern]),
  )
  // A distributed database doesn't even ask row security.
  await expect(moved).rejects.toThrow(/row-level security|modifying the partition value/)
  const removed = await inCompany(database.app, harbor, null, (client) =>
    client.query('delete from crate where company_id = $1', [lantern]),
  )
  expect(removed.rowCount).toBe(0)
})

test('the person is known inside the transaction and forgotten afterwards', async () => {
  const maya = randomUUID()
  const who = 'select app_user_id() as id'
  const { rows } = await inCompany(database.app, harbor, maya, (client) => client.query(who))
  expect(rows).toEqual([{ id: maya }])
  expect((await database.app.query(who)).rows).toEqual([{ id: null }])
})

test('an error undoes what was written, and the connection still works', async () => {
  const before = await inCompany(database.app, harbor, null, (client) => client.query(count))
  const failing = inCompany(database.app, harbor, null, async (client) => {
    await client.query('insert into crate values ($1, $2)', [harbor, randomUUID()])
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  const after = await inCompany(database.app, harbor, null, (client) => client.query(count))
  expect(after.rows).toEqual(before.rows)
})

test('a swallowed error does not count as a commit', async () => {
  const swallowed = inCompany(database.app, harbor, null, async (client) => {
    await client.query('insert into crate values ($1, $2)', [harbor, randomUUID()])
    await client.query('select 1 / 0').catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow('rolled back')
})

test('a connection that breaks halfway is not used again', async () => {
  const broken = inCompany(database.app, harbor, null, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await client.query(count)
  })
  await expect(broken).rejects.toThrow(/terminat|closed|connection error|EPIPE|ECONNRESET/i)
  const { rows } = await inCompany(database.app, harbor, null, (client) => client.query(count))
  expect(rows[0]).toHaveProperty('n')
})

test('a date is a calendar day, whatever the time zone of the machine', async () => {
  const { rows } = await database.app.query("select date '2026-03-29' as day")
  expect(rows).toEqual([{ day: '2026-03-29' }])
})
