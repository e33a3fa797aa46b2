import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import type { Database } from '../src/server/database/database.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import type { Table } from '../src/sync/define-table.ts'
import { newId } from '../src/sync/id.ts'
import { readLiveRows } from '../src/sync/server/company-reads.ts'
import { rowCodec } from '../src/sync/server/row-codec.ts'
import { snakeCase } from '../src/sync/server/snake-case.ts'
import { Store } from '../src/sync/store.ts'
import { testDatabase } from './database.ts'
import { type Chance, chance, seeds } from './seeded.ts'

const ROWS = 60
const DAY_MS = 86_400_000
const NOW = '2026-11-21T09:30:00.000Z'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  // Rows of these tests consist of what decides on them and nothing else.
  await database.owner.query(`
    do $$ declare one record; begin
      for one in select tgrelid::regclass as owner, tgname from pg_trigger where not tgisinternal loop
        execute format('drop trigger %I on %s', one.tgname, one.owner);
      end loop;
      for one in select conrelid::regclass as owner, conname from pg_constraint
        where contype in ('f', 'c', 'u') and connamespace = 'public'::regnamespace loop
        execute format('alter table %s drop constraint if exists %I cascade', one.owner, one.conname);
      end loop;
      for one in select c.oid::regclass as owner, attname from pg_attribute a join pg_class c on c.oid = attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnotnull and attnum > 0
          and attname not in ('id', 'company_id') and not exists (
            select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)) loop
        execute format('alter table %s alter column %I drop not null', one.owner, one.attname);
      end loop;
      for one in select indexrelid::regclass as owner from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = 'public'::regnamespace and indisunique and not indisprimary
          and not exists (select from pg_constraint where conindid = i.indexrelid) loop
        execute format('drop index %s', one.owner);
      end loop;
    end $$`)
})
afterAll(() => database.stop())

/** A moment around the one at which a row of so many days ceases to be live, or any other; null for one that has not come. */
function someMoment({ pick, integer, next }: Chance, days: number): string | null {
  if (next() < 0.2) return null
  const cutoff = Date.parse(NOW) - days * DAY_MS
  const off = pick([0, -1, 1, -DAY_MS, DAY_MS, integer(-200, 200) * DAY_MS])
  return new Date(cutoff + off).toISOString()
}

/** Random rows of a table, as columns; those they live with are among `earlier` or missing. */
function someRows(dice: Chance, table: Table, earlier: ReadonlyMap<string, string[]>) {
  return Array.from({ length: ROWS }, (_, place) => {
    const columns: Record<string, string | null> = { id: newId() }
    for (const condition of table.live ?? []) {
      if ('days' in condition) {
        for (const field of condition.since) {
          const moment = someMoment(dice, condition.days)
          const isDay = table.fields[field]!.kind === 'date'
          columns[snakeCase(field)] = isDay && moment ? moment.slice(0, 10) : moment
        }
      } else {
        const hosts = earlier.get(table.fields[condition.with]!.references!)!
        const isAlone = dice.next() < 0.1
        // One row for each of them, with its id.
        if (condition.with === 'id') columns['id'] = isAlone ? newId() : hosts[place]!
        else
          columns[snakeCase(condition.with)] = dice.next() < 0.1 ? null : isAlone ? newId() : dice.pick(hosts)
      }
    }
    return columns
  })
}

test.each(seeds(3))('memory and database agree on what is live, in every table (SEED=%i)', async (seed) => {
  const dice = chance(seed)
  const companyId = randomUUID()
  const store = new Store(app.tables)
  const ids = new Map<string, string[]>()
  const live = await inCompany(database.owner, companyId, null, async (connection) => {
    const found = new Map<string, string[]>()
    for (const table of app.tables) {
      const { name } = table
      const codec = rowCodec(table, app.liveSet)
      const rows = someRows(dice, table, ids)
      ids.set(
        name,
        rows.map(({ id }) => id!),
      )
      const columns = Object.keys(rows[0]!)
      await connection.query(
        `insert into ${name} (company_id, ${columns.join()})
         select $1, ${columns.join()} from jsonb_populate_recordset(null::${name}, $2)`,
        [companyId, JSON.stringify(rows)],
      )
      const { rows: stored } = await connection.query<{ record: Record<string, unknown> }>(
        `select to_jsonb(${name}) as record from ${name} where company_id = $1`,
        [companyId],
      )
      const changes = stored.map(({ record }) => codec.fromDatabase(record))
      store.apply(changes.map((row) => ({ entity: name, id: row.id, row, scope: 'c' as const })))
    }
    for (const table of app.tables) {
      const ids: string[] = []
      for await (const records of readLiveRows(connection, companyId, [rowCodec(table, app.liveSet)], NOW))
        ids.push(...records.map(({ record }) => (JSON.parse(record) as { id: string }).id))
      found.set(table.name, ids.toSorted())
    }
    return found
  })
  const isLive = app.liveSet.at(NOW)
  for (const table of app.tables) {
    const here = store.where(table, {}).filter((row) => isLive(table, row, store))
    expect(here.map(({ id }) => id).toSorted(), table.name).toEqual(live.get(table.name))
    if (table.live) expect(here.length).toBeLessThan(ROWS)
  }
})
