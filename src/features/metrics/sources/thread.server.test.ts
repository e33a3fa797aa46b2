import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WaitingLine } from '../../../sync/server/waiting-line.ts'
import { inThread } from './thread.server.ts'

test('a thread has its place until it has ended, however long that is', async () => {
  const work = {
    file: new URL('./json-path-thread.server.ts', import.meta.url),
    line: new WaitingLine({ places: 1, placesEach: 1, waiting: 1, waitingEach: 1 }),
    waitsMs: 200,
    withinMs: 2_000,
  }
  const hostile = { path: '$.a[?match(@, "(a*)*b")]', text: JSON.stringify({ a: ['a'.repeat(50)] }) }
  const first = inThread(work, 'harbor', hostile)
  await sleep(100)
  await expect(inThread(work, 'harbor', hostile)).rejects.toThrow('No place became free in time')
  expect(await first).toBe('too-long')
})
