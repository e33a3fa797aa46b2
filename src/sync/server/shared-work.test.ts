import { expect, test } from 'vitest'
import { SharedWork } from './shared-work.ts'

/** Work that goes on until it is told to stop or finished. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let isStopped = false
  const shared = new SharedWork((stop) => {
    stop.addEventListener('abort', () => {
      isStopped = true
      reject(new Error('stopped'))
    })
    return promise
  })
  shared.result.catch(() => undefined)
  return { shared, finish: () => resolve('finished'), isStopped: () => isStopped }
}

test('it goes on while one of those who wait is left, and stops after the last', async () => {
  const { shared, isStopped } = work()
  const [lena, omar] = [new AbortController(), new AbortController()]
  const waits = [shared.wait(lena.signal), shared.wait(omar.signal)]
  lena.abort(new Error('gone'))
  await expect(waits[0]).rejects.toThrow('gone')
  expect(isStopped()).toBe(false)
  omar.abort(new Error('gone too'))
  await expect(waits[1]).rejects.toThrow('gone too')
  expect(isStopped()).toBe(true)
})

test('it goes on for somebody who can’t give up', async () => {
  const { shared, finish } = work()
  const lena = new AbortController()
  const result = shared.wait()
  const given = shared.wait(lena.signal)
  lena.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  finish()
  expect(await result).toBe('finished')
})
