import { type IDBPDatabase, wrap } from 'idb'
import { newId } from '../id.ts'
import { LocalDatabase } from './local-database.ts'
import type { Identity, Layout } from './local-layout.ts'

const PREFIX = 'sync:'

export const nameOf = (userId: string, companyId: string): string => `${PREFIX}${userId}:${companyId}`

/**
 * Opens what this browser stores for a person in a company. `onTakenAway` is called when another tab or the browser deletes
 * it. Rejects if the browser refuses storage or the content is somebody else's.
 */
export async function openLocalDatabase(
  factory: IDBFactory,
  { userId, companyId, schema }: { userId: string; companyId: string; schema: number },
  onTakenAway: () => void,
): Promise<LocalDatabase> {
  const request = factory.open(nameOf(userId, companyId), 1)
  request.onupgradeneeded = () => {
    const { result } = request
    result
      .createObjectStore('meta')
      .add({ userId, clientId: newId(), nextMid: 1 } satisfies Identity, 'identity')
    result.createObjectStore('chunks', { autoIncrement: true })
    result.createObjectStore('log', { autoIncrement: true })
    result.createObjectStore('queue', { keyPath: 'mid' })
    result.createObjectStore('parked', { keyPath: 'key' })
  }
  const database = (await wrap(request)) as unknown as IDBPDatabase<Layout>
  database.addEventListener('close', onTakenAway)
  database.addEventListener('versionchange', () => {
    database.close()
    onTakenAway()
  })
  const local = new LocalDatabase(database, schema)
  if ((await local.identity()).userId === userId) return local
  local.close()
  throw new Error('The stored data belongs to another account')
}

/** Of what this browser stores, the names that begin so. */
export const namesOnDisk = async (factory: IDBFactory, prefix: string): Promise<string[]> =>
  (await factory.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))

/** Deletes what this browser stores: for everybody, for one person, or for one person in one company. */
export async function wipe(userId?: string, companyId = '', factory: IDBFactory = indexedDB): Promise<void> {
  const names = await namesOnDisk(factory, userId === undefined ? PREFIX : nameOf(userId, companyId))
  await Promise.all(names.map((name) => wrap(factory.deleteDatabase(name))))
}
