import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FakeBrowser } from './fake-browser.ts'

const NETWORK = {
  fetch: () => Promise.reject(new Error('There is no network')),
  socket: () => ({ send: () => undefined, close: () => undefined }),
}
const MINUTE = 60_000

function holdUp(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('time that passes faster does not pass while the process is held up', async () => {
  const { now, startTimer } = new FakeBrowser(NETWORK, 100).platform()
  let isOver = false
  const from = now()
  startTimer(MINUTE, () => (isOver = true))
  holdUp(700)
  await sleep(0)
  expect(now() - from).toBeLessThan(MINUTE / 2)
  expect(isOver).toBe(false)
  await expect.poll(() => isOver).toBe(true)
  expect(now() - from).toBeGreaterThan(MINUTE - 200)
})

test('a timer that was called off does nothing, however late', async () => {
  const { startTimer } = new FakeBrowser(NETWORK, 100).platform()
  let isOver = false
  const callOff = startTimer(20_000, () => (isOver = true))
  holdUp(300)
  await sleep(5)
  callOff()
  await sleep(300)
  expect(isOver).toBe(false)
})
