import { expect, test } from 'vitest'
import { Started } from './started.ts'

test('parts are stopped once, in the opposite order, though one hangs and another fails', async () => {
  const [stopped, warned]: [string[], string[]] = [[], []]
  const started = new Started()
  started.add('the database', () => void stopped.push('database'))
  started.add('the jobs', () => new Promise(() => undefined))
  started.add('the pages', () => {
    throw new Error('gone')
  })
  started.add('the sockets', async () => void stopped.push('sockets'))
  const warn = (message: string) => void warned.push(message)
  await started.stop(warn, 20)
  await started.stop(warn, 20)
  expect(stopped).toEqual(['sockets', 'database'])
  expect(warned).toEqual([
    'Stopping goes on without the pages, which failed: Error: gone',
    'Stopping goes on without the jobs, which has not ended in 0.02 s.',
  ])
})

test('a part that pauses while it stops has its time besides', async () => {
  const warned: string[] = []
  const started = new Started()
  started.add('what proxies send', () => new Promise((resolve) => setTimeout(resolve, 100)), 10_000)
  started.add('the jobs', () => new Promise(() => undefined), 10)
  await started.stop((message) => void warned.push(message), 20)
  expect(warned).toEqual(['Stopping goes on without the jobs, which has not ended in 0.03 s.'])
})
