import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openLocalDatabase } from './open-local-database.ts'

const WHO = { userId: 'lena', companyId: 'harbor', schema: 1 }

test('a disk that is taken away fails whoever reads or writes, and nobody else hears of it', async () => {
  const factory = new IDBFactory()
  const opened = vi.spyOn(factory, 'open')
  const database = await openLocalDatabase(factory, WHO, () => {})
  const begun = vi.spyOn(opened.mock.results[0]!.value.result as IDBDatabase, 'transaction')
  const unheard = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', unheard)

  const waiting = [
    database.queue(),
    database.position(),
    database.parked(),
    database.load(),
    database.forget([1]),
    database.append({ tab: 'one', after: 0, mutations: [] }, '2026-11-26T08:00:00.000Z'),
  ]
  for (const { value } of begun.mock.results) (value as IDBTransaction).abort()
  const outcomes = await Promise.allSettled(waiting)
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', unheard)

  expect(outcomes.map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'))
  expect(unheard).not.toHaveBeenCalled()
})
