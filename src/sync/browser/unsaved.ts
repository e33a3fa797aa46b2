import { type IDBPDatabase, wrap } from 'idb'
import type { Layout } from './local-layout.ts'
import { nameOf, namesOnDisk } from './open-local-database.ts'

/** What this browser has of a person’s changes that the server has not, in all of their companies. */
export interface Unsaved {
  /** Not taken by the server yet. */
  waiting: number
  /** Refused, or made with an older version: kept until the person has decided about them. */
  kept: number
}

export async function unsavedOf(userId: string, factory: IDBFactory = indexedDB): Promise<Unsaved> {
  const names = await namesOnDisk(factory, nameOf(userId, ''))
  const found = await Promise.all(names.map((name) => unsavedIn(factory, name)))
  return {
    waiting: found.reduce((sum, { waiting }) => sum + waiting, 0),
    kept: found.reduce((sum, { kept }) => sum + kept, 0),
  }
}

async function unsavedIn(factory: IDBFactory, name: string): Promise<Unsaved> {
  const request = factory.open(name)
  // It has been deleted meanwhile, and must not come back.
  request.onupgradeneeded = () => request.transaction!.abort()
  const database = (await wrap(request).catch(() => null)) as unknown as IDBPDatabase<Layout> | null
  if (database === null) return { waiting: 0, kept: 0 }
  try {
    const transaction = database.transaction(['queue', 'parked'])
    const [waiting, kept] = await Promise.all([
      transaction.objectStore('queue').count(),
      transaction.objectStore('parked').count(),
      transaction.done,
    ])
    return { waiting, kept }
  } finally {
    database.close()
  }
}
