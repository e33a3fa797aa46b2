import { once } from 'node:events'
import { createServer, type AddressInfo, Socket } from 'node:net'
import { expect, inject, test, vi } from 'vitest'
import { makePool } from './pools.ts'
import { Wires } from './wires.ts'

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

test.each([
  ['by itself', undefined],
  ['with wires', new Wires()],
])('a silent connection that a pool makes %s is probed after 30 s', async (_, wires) => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connectionString = `postgres://app@127.0.0.1:${port}/quarterdeck`
  const pool = makePool({ connectionString }, { max: 1, statementTimeout: 0, ...(wires && { wires }) })
  await expect(pool.connect()).rejects.toThrow('terminated')
  expect(setKeepAlive).toHaveBeenCalledExactlyOnceWith(true, 30_000)
  await pool.end()
  server.close()
  setKeepAlive.mockRestore()
})
