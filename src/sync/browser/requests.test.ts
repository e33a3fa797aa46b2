import { expect, test } from 'vitest'
import { newId } from '../id.ts'
import { Requests } from './requests.ts'
import { ServerClock } from './server-clock.ts'
import { FakeBrowser } from './testing/fake-browser.ts'

const HEADER = { seq: 1, epoch: 'first', scopes: [], schema: 1, now: new Date().toISOString() }

/** The answer of a server over a line that carries a row after each of these waits, in seconds. */
function answerAfter(
  waits: readonly number[],
  wait: (seconds: number) => Promise<void>,
  signal: AbortSignal,
) {
  const encoder = new TextEncoder()
  const rows = [...waits]
  return new ReadableStream<Uint8Array>({
    start(flow) {
      signal.addEventListener('abort', () => flow.error(signal.reason))
      flow.enqueue(encoder.encode(JSON.stringify(HEADER)))
    },
    async pull(flow) {
      const seconds = rows.shift()
      if (seconds === undefined) return flow.close()
      await wait(seconds)
      if (!signal.aborted) flow.enqueue(encoder.encode(`\n["issues",{"id":"${newId()}"}]`))
    },
  })
}

/** The first rows over a line that is silent for `head` seconds, and then as `waits` says, and by the browser's clock how long they took. */
async function firstRowsOver(head: number, waits: readonly number[]) {
  const platform = new FakeBrowser({
    fetch: async (_url, { signal }) => {
      const isGone = new Promise<never>((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      )
      await Promise.race([wait(head), isGone])
      return new Response(answerAfter(waits, wait, signal!))
    },
    socket: () => ({ send: () => undefined, close: () => undefined }),
  }).platform()
  const wait = (seconds: number) =>
    new Promise<void>((resolve) => void platform.startTimer(seconds * 1_000, resolve))
  const requests = new Requests(platform, { userId: newId(), companyId: newId(), schema: 1 })
  return { ...(await requests.bootstrap()), doneAt: platform.now() }
}

/** How many they are, or how that ends. */
const rowsOver = (head: number, waits: readonly number[]): Promise<number | string> =>
  firstRowsOver(head, waits).then(
    ({ rows }) => rows.length,
    (error: unknown) => (error as Error).name,
  )

test('first rows may take as long as they keep coming', async () => {
  expect(
    await rowsOver(
      20,
      Array.from({ length: 10 }, () => 20),
    ),
  ).toBe(10)
})

test.each([
  ['before its answer', 40, [1]],
  ['in the middle of it', 1, [1, 40, 1]],
])('a server that falls silent %s is given up', async (_when, head, waits) => {
  expect(await rowsOver(head, waits)).toBe('AbortError')
})

test('a slow line does not set the clock wrong: the round trip ends with the first that comes', async () => {
  const { sentAt, heardAt, header, doneAt } = await firstRowsOver(2, [20, 20, 20])
  expect(doneAt - heardAt).toBeGreaterThan(50_000)
  const clock = new ServerClock(() => doneAt)
  clock.measure(sentAt, header.now, heardAt)
  expect(clock.offset).toBeCloseTo(Date.parse(header.now) - (sentAt + heardAt) / 2, 0)
})
