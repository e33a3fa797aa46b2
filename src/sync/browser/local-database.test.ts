import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { textOf } from '../engine.refusals.ts'
import { nameOf, openLocalDatabase } from './open-local-database.ts'
import type { MadeHere } from './journal.ts'
import { unsavedOf } from './unsaved.ts'

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

test('what is not saved is counted over all companies of a person, and of nobody else', async () => {
  const factory = new IDBFactory()
  const made = (key: string) => ({ key, name: 'rename', args: {}, at: '2026-11-26T08:00:00.000Z' })
  async function changesOf(who: { userId: string; companyId: string }, keys: string[]) {
    const database = await openLocalDatabase(factory, { ...who, schema: 1 }, () => {})
    const mutations = keys.map(made) as unknown as MadeHere['mutations']
    await database.append({ tab: 'one', after: 0, mutations }, '2026-11-26T08:00:00.000Z')
    return database
  }
  expect(await unsavedOf('lena', factory)).toEqual({ waiting: 0, kept: 0 })
  const harbor = await changesOf(WHO, ['a', 'b', 'c'])
  await harbor.keepRefused(new Map([[2, textOf('access/denied')]]))
  await changesOf({ userId: 'lena', companyId: 'lantern' }, ['d'])
  await changesOf({ userId: 'omar', companyId: 'harbor' }, ['e'])
  expect(await unsavedOf('lena', factory)).toEqual({ waiting: 3, kept: 1 })
  await harbor.forget([1, 3])
  expect(await unsavedOf('lena', factory)).toEqual({ waiting: 1, kept: 1 })
})

test('a disk that is taken away just after what is not saved was counted ends the count, and nobody else hears of it', async () => {
  const factory = new IDBFactory()
  await openLocalDatabase(factory, WHO, () => {})
  const unheard = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', unheard)
  const count = IDBObjectStore.prototype.count
  const counting = vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(function (
    this: IDBObjectStore,
  ) {
    const counted = count.call(this)
    if (this.name === 'parked') counted.addEventListener('success', () => this.transaction.abort())
    return counted
  })

  await expect(unsavedOf('lena', factory)).rejects.toThrow('AbortError')
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', unheard)
  counting.mockRestore()

  expect(unheard).not.toHaveBeenCalled()
})

test('what is deleted while it is counted does not come back', async () => {
  const factory = new IDBFactory()
  vi.spyOn(factory, 'databases').mockResolvedValue([{ name: nameOf('lena', 'harbor'), version: 1 }])
  expect(await unsavedOf('lena', factory)).toEqual({ waiting: 0, kept: 0 })
  vi.mocked(factory.databases).mockRestore()
  expect(await factory.databases()).toEqual([])
})
