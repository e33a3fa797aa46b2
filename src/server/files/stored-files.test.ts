import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { newId } from '../../sync/id.ts'
import type { Database } from '../database/database.ts'
import { directoryFiles } from './directory-files.ts'
import { cleanFiles, dropFiles, type FileStore, keepFile, storeFile } from './stored-files.ts'

let database: Database
let directory: string
let store: FileStore

beforeAll(async () => {
  database = await testDatabase()
  directory = await temporaryDirectory('files')
  store = { pool: database.app, files: directoryFiles(directory) }
})
afterAll(async () => {
  await database.stop()
  await removeDirectory(directory)
})

const stored = (ownerId = newId()) =>
  storeFile(
    store,
    { ownerKind: 'person', ownerId, purpose: 'notes', mediaType: 'text/plain' },
    Buffer.from('x'),
  )
const isThere = async (name: string) => (await store.files.size(name)) !== null
const rowsOf = async (name: string) =>
  (await database.app.query('select from stored_files where name = $1', [name])).rowCount
const hoursLater = () =>
  database.app.query("update stored_files set created_at = created_at - interval '2 hours'")

test('a file that nobody began to use goes after an hour, one in use stays', async () => {
  const [lost, used] = [await stored(), await stored()]
  await keepFile(database.app, used)
  await cleanFiles(store)
  expect(await isThere(lost)).toBe(true)
  await hoursLater()
  await cleanFiles(store)
  expect([await isThere(lost), await rowsOf(lost)]).toEqual([false, 0])
  expect([await isThere(used), await rowsOf(used)]).toEqual([true, 1])
})

test('one that was removed can’t come into use any more', async () => {
  const late = await stored()
  await hoursLater()
  await cleanFiles(store)
  await expect(keepFile(database.app, late)).rejects.toThrow('removed')
})

test('a dropped file goes at the next cleaning, also if the last one ended between its bytes and its row', async () => {
  const ownerId = newId()
  const old = await stored(ownerId)
  await keepFile(database.app, old)
  expect(await dropFiles(database.app, ownerId, 'notes')).toBe(true)
  await store.files.remove(old)
  expect(await cleanFiles(store)).toBe(1)
  expect(await rowsOf(old)).toBe(0)
  expect(await dropFiles(database.app, ownerId, 'notes')).toBe(false)
})

test('a row without its bytes, as after a crash during the upload, is cleaned up', async () => {
  const failing = {
    ...store,
    files: { ...store.files, put: () => Promise.reject(new Error('the disk is full')) },
  }
  const file = { ownerKind: 'person', ownerId: newId(), purpose: 'notes', mediaType: 'text/plain' } as const
  await expect(storeFile(failing, file, Buffer.from('x'))).rejects.toThrow('disk is full')
  await hoursLater()
  expect(await cleanFiles(store)).toBe(1)
})
