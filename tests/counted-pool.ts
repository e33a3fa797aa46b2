import type { Pool } from 'pg'
import { vi } from 'vitest'

/**
 * A pool's connections for one caller, who counts how often it asks for one; what a node or another test asks meanwhile, through the same
 * pool, does not count.
 */
export function countedPool(pool: Pool): { pool: Pool; taken: () => number; restart: () => void } {
  const own = Object.create(pool) as Pool
  const connect = vi.spyOn(own, 'connect')
  return { pool: own, taken: () => connect.mock.calls.length, restart: () => void connect.mockClear() }
}
