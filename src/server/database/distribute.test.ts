import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import type { Database } from './database.ts'
import { distribute, isDistributed } from './distribute.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.stop())

test('a database without Citus is not distributed, and is told in plain words what is missing', async () => {
  const client = await database.owner.connect()
  await expect(distribute(client)).rejects.toThrow(
    'The database has no Citus extension: create it here and on the workers',
  )
  expect(await isDistributed(client)).toBe(false)
  client.release()
})
