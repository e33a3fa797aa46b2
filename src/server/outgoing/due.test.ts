import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/database.ts'
import { newId } from '../../sync/id.ts'
import { makeLog } from '../log.ts'
import { DueRunner, makeDue } from './due.ts'
import { Pulse } from './pulse.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.stop())

test('while a node is late with everything, it works on few things at a time, and on more afterwards', async () => {
  const all = Array.from({ length: 20 }, () => ({ id: newId(), companyId: newId(), kind: 'hook' as const }))
  await makeDue(database.app, all)
  const pulse = { isBusy: true, stop: () => undefined }
  let begun = 0
  const over = Promise.withResolvers<null>()
  const work = () => {
    begun++
    return over.promise
  }
  const runner = new DueRunner({
    pool: database.app,
    log: makeLog('silent'),
    work: { hook: work, source: work },
    pulse,
  })
  runner.start()
  await expect.poll(() => begun).toBe(4)
  pulse.isBusy = false
  await expect.poll(() => begun).toBe(16)
  over.resolve(null)
  await runner.stop()
})

test('a process that was held up knows it, until it is on time again', async () => {
  const pulse = new Pulse()
  expect(pulse.isBusy).toBe(false)
  // Whatever else the machine does makes it later still.
  const until = performance.now() + 500
  while (performance.now() < until);
  await expect.poll(() => pulse.isBusy, { interval: 10 }).toBe(true)
  pulse.stop()
})
