import { afterEach, expect, test, vi } from 'vitest'
import type { Refusal } from '../refusal.ts'
import { WorkerShares } from './worker-shares.ts'

afterEach(() => vi.useRealTimers())

/** Companies are on the worker that their name begins with. */
function shares() {
  const asked: string[][] = []
  const query = async (_text: string, [companies]: [string[]]) => {
    asked.push(companies)
    return { rows: companies.map((companyId) => ({ companyId, worker: companyId[0] })) }
  }
  return { asked, shares: new WorkerShares({ query } as never) }
}

/** Work that lasts until it is told to end. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

const codeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'ok',
    (error: unknown) => (error as Refusal).text.code,
  )

test('work for one worker that does not end leaves connections to the others', async () => {
  const { shares: shared } = shares()
  const six = Array.from({ length: 6 }, () => lasting())
  const running = six.map(({ work }, index) => shared.run([`a${index}`], work))
  const order: string[] = []
  const late = ['seventh', 'eighth'].map((name) => shared.run(['a7'], async () => order.push(name)))
  expect(await shared.run(['b1'], async () => 'other')).toBe('other')
  expect(order).toEqual([])
  six[0]!.end()
  await Promise.all(late)
  expect(order).toEqual(['seventh', 'eighth'])
  for (const { end } of six) end()
  await Promise.all(running)
})

test('who waits for five seconds is told to come back, and takes nobody’s turn', async () => {
  const { shares: shared } = shares()
  await shared.run(['a1'], async () => undefined)
  vi.useFakeTimers()
  const six = Array.from({ length: 6 }, () => lasting())
  const running = six.map(({ work }) => shared.run(['a1'], work))
  const answer = codeOf(shared.run(['a1'], async () => 'late'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await answer).toBe('sync/busy')
  for (const { end } of six) end()
  await Promise.all(running)
  expect(await shared.run(['a1'], async () => 'free')).toBe('free')
})

test('work for several companies takes a connection of each of their workers, and gives all back if one is missing', async () => {
  const { shares: shared, asked } = shares()
  expect(await shared.groups(['b1', 'a1', 'b2'])).toEqual(
    new Map([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]),
  )
  expect(asked).toEqual([['b1', 'a1', 'b2']])
  vi.useFakeTimers()
  const six = Array.from({ length: 6 }, () => lasting())
  const running = six.map(({ work }) => shared.run(['b1'], work))
  const answers = Array.from({ length: 7 }, () => codeOf(shared.run(['b2', 'a1'], async () => 'both')))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['sync/busy']))
  expect(await shared.run(['a1'], async () => 'free')).toBe('free')
  for (const { end } of six) end()
  await Promise.all(running)
  expect(asked).toHaveLength(1)
})
