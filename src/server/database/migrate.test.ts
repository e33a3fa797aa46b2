import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

const FIRST = 'create table crate (id integer primary key);'
const SECOND = 'insert into crate values (1); select pg_sleep(0.1);'

let database: Database
let directory: string

beforeEach(async () => {
  database = await testDatabase()
  await database.owner.query('drop table schema_migration')
  directory = await temporaryDirectory('migrations')
  await file('0001_crate.sql', FIRST)
})
afterEach(async () => {
  await database.stop()
  await removeDirectory(directory)
})

const file = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = async () => migrate(database.owner, await readMigrations(directory))
const crates = async () => (await database.owner.query('select id from crate order by id')).rows

test('each migration is applied once, in order, and new ones when they appear', async () => {
  expect(await run()).toEqual(['0001_crate.sql'])
  await file('0002_fill.sql', SECOND)
  expect(await run()).toEqual(['0002_fill.sql'])
  expect(await run()).toEqual([])
  expect(await crates()).toEqual([{ id: 1 }])
})

test('if servers start at the same time, one migrates and the others wait for it', async () => {
  await file('0002_fill.sql', SECOND)
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_crate.sql', '0002_fill.sql'])
  expect(await crates()).toEqual([{ id: 1 }])
})

test('a migration that fails changes nothing and can be corrected', async () => {
  await file('0002_fill.sql', 'insert into crate values (1); insert into nowhere values (1);')
  await expect(run()).rejects.toThrow(
    'Migration 0002_fill.sql failed and changed nothing: relation "nowhere" does not exist',
  )
  expect(await crates()).toEqual([])
  await file('0002_fill.sql', SECOND)
  expect(await run()).toEqual(['0002_fill.sql'])
})

test('an applied file that was changed is refused, unless only its line endings differ', async () => {
  await file('0001_crate.sql', `${FIRST}\n`)
  await run()
  await file('0001_crate.sql', `${FIRST}\r\n`)
  expect(await run()).toEqual([])
  await file('0001_crate.sql', FIRST.replace('crate', 'box'))
  await expect(run()).rejects.toThrow('Migration 0001_crate.sql was changed after it was applied')
})

test('an applied file that is missing is refused: the database is newer than the program', async () => {
  await file('0002_fill.sql', SECOND)
  await run()
  await rm(join(directory, '0002_fill.sql'))
  await expect(run()).rejects.toThrow('was migrated by 0002_fill.sql, which this version does not have')
})

test('a file that comes before applied ones is refused', async () => {
  await file('0003_fill.sql', SECOND)
  await run()
  await file('0002_late.sql', 'select 1')
  await expect(run()).rejects.toThrow('Migration 0002_late.sql comes before others')
})

test('two files with one number and files with another name are refused', async () => {
  await file('0001_other.sql', 'select 1')
  await expect(run()).rejects.toThrow('0001_crate.sql and 0001_other.sql share a number')
  await rm(join(directory, '0001_other.sql'))
  await file('2_short.sql', 'select 1')
  await expect(run()).rejects.toThrow('2_short.sql must be named like 0001_foundation.sql')
})
