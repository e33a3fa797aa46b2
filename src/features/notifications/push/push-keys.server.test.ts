import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { loadConfig } from '../../../server/config.ts'
import { makeSeals, openSeals, type Seals } from '../../../server/seals.ts'
import { pushKeysOf } from './push-keys.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.stop())

/** Each call is another node, with a pool of its own as far as anybody can tell. */
const keysFor = (seals: Seals) => pushKeysOf({ pool: Object.create(database.app) as pg.Pool, seals })
const stored = async () =>
  (await database.app.query<{ private_sealed: string }>('select private_sealed from push_keys')).rows

test('nodes that start at once make one pair of keys, of which the database holds the private one sealed only', async () => {
  const seals = makeSeals(['one'])
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => keysFor(seals)))
  for (const other of others) expect(other).toEqual(first)
  expect(Buffer.from(first!.privateKey, 'base64url')).toHaveLength(32)
  expect(Buffer.from(first!.publicKey, 'base64url')).toHaveLength(65)
  const [row, ...more] = await stored()
  expect(more).toEqual([])
  expect(row!.private_sealed).not.toContain(first!.privateKey)
})

test('a new SECRET_KEY seals them again at the next start, so that the earlier one can be dropped', async () => {
  const before = await keysFor(makeSeals(['one']))
  expect(await keysFor(makeSeals(['two', 'one']))).toEqual(before)
  expect(await keysFor(makeSeals(['two']))).toEqual(before)
})

test('with a SECRET_KEY that opens nothing of before, there are new keys', async () => {
  const before = await keysFor(makeSeals(['two']))
  const after = await keysFor(makeSeals(['three']))
  expect(after!.publicKey).not.toBe(before!.publicKey)
  expect(await keysFor(makeSeals(['three']))).toEqual(after)
})

test('without a SECRET_KEY there are none', async () => {
  const without = await testDatabase()
  const { DATABASE_URL } = without.urls
  const seals = await openSeals(loadConfig({ DATABASE_URL }), without.app)
  expect(await pushKeysOf({ pool: without.app, seals })).toBeNull()
  expect((await without.app.query('select from push_keys')).rowCount).toBe(0)
  await without.stop()
})
