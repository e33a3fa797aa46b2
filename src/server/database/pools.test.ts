import { expect, inject, test } from 'vitest'
import { makePool } from './pools.ts'

const { address } = inject('testCluster')

test('a statement that takes too long is cancelled, and its connection still works', async () => {
  const pool = makePool(address, { max: 1, statementTimeout: 1_000 })
  await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('when all connections are in use, waiting for one ends after 5 s', async () => {
  const pool = makePool(address, { max: 1, statementTimeout: 0 })
  const taken = await pool.connect()
  const start = performance.now()
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded')
  expect(performance.now() - start).toBeGreaterThan(4_900)
  taken.release()
  await pool.end()
})
