import { expect, test } from 'vitest'
import { failureOf, TooBusy } from './failures.ts'
import { Backoff } from './pause.ts'
import type { Platform } from './platform.ts'

/** How long a browser waits after these failures, in milliseconds; `chance` is from 0 to 1. */
async function waits(chance: number, failures: readonly unknown[]): Promise<number[]> {
  const waited: number[] = []
  const startTimer = (milliseconds: number, run: () => void) => {
    waited.push(milliseconds)
    queueMicrotask(run)
    return () => {}
  }
  const backoff = new Backoff({ startTimer, random: () => chance } as Platform)
  for (const failure of failures) await backoff.wait(failure instanceof TooBusy ? failure.wait : 0)
  return waited
}

const answered = (status: number, retryAfter?: string) =>
  failureOf(new Response('{}', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }), 1)

test('a busy server is left alone for as long as it asked, and browsers don’t come back all at once', async () => {
  const busy = await answered(503, '5')
  expect(busy).toBeInstanceOf(TooBusy)
  expect(await waits(0, [busy])).toEqual([5_000])
  expect(await waits(1, [busy])).toEqual([10_000])
  expect(await waits(0, [await answered(429, '3')])).toEqual([3_000])
})

test('one that stays busy is asked less and less often', async () => {
  const busy = await answered(503, '2')
  expect(
    await waits(
      1,
      Array.from({ length: 6 }, () => busy),
    ),
  ).toEqual([4_000, 4_000, 4_000, 4_000, 6_400, 12_800])
})

test('nobody is made to wait for hours, and a date or nonsense counts as nothing', async () => {
  expect(await waits(0, [await answered(503, '86400')])).toEqual([60_000])
  for (const odd of ['Sat, 21 Nov 2026 20:00:00 GMT', '-1', 'soon'])
    expect(await waits(0, [await answered(503, odd)])).toEqual([200])
})
