import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../sync/id.ts'
import { followLog } from './follow-log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** How often a company is looked at that commits fifty times a second, for four seconds. */
async function looksAt(foundAnything: () => boolean): Promise<number> {
  const companyId = newId()
  let looks = 0
  const pool = { query: () => Promise.resolve({ rows: [{ id: companyId, seq: 1 }] }) }
  const inCompany = () => Promise.resolve([])
  const services = { pool, node: { options: { inCompany } }, log: { warn: () => {} } }
  const following = followLog(services as never, {
    cursors: 'event_cursors',
    companies: new Set([companyId]),
    pass() {
      looks++
      return Promise.resolve(foundAnything())
    },
  })
  for (let time = 0; time < 4_000; time += 20) {
    following.committed(companyId)
    await vi.advanceTimersByTimeAsync(20)
  }
  await following.stop()
  return looks
}

test('a busy company of which somebody is told is looked at four times a second', async () => {
  expect(await looksAt(() => true)).toBeGreaterThanOrEqual(14)
})

test('one that commits what nobody is told is looked at every two seconds', async () => {
  expect(await looksAt(() => false)).toBe(2)
})

test('one where something happens now and then is looked at again soon after that', async () => {
  let count = 0
  // Nothing at first, then something twice, then nothing.
  expect(await looksAt(() => [false, true, true][count++] ?? false)).toBe(4)
})

test('what could not be followed is tried again soon', async () => {
  expect(
    await looksAt(() => {
      throw new Error('away')
    }),
  ).toBeGreaterThanOrEqual(14)
})
