import type { QueuedMutation } from '../pending.ts'
import type { StoredMutation } from './local-layout.ts'
import { loadQueue, type Tab } from './tabs.ts'

type ParkingTab = Pick<Tab, 'database' | 'view' | 'status' | 'post'>

/** Takes mutations out of the queue that can't be sent as they are, and shows them for the person to decide. */
export async function park(tab: ParkingTab, isParked: (mutation: StoredMutation) => boolean): Promise<void> {
  await tab.database.parkQueued(isParked)
  await loadQueue(tab)
  await tellParked(tab)
}

export async function discardParked(tab: ParkingTab, keys: readonly string[]): Promise<void> {
  await tab.database.discardParked(keys)
  await tellParked(tab)
}

/** Takes back that they were discarded. */
export async function keepParked(tab: ParkingTab, mutations: readonly QueuedMutation[]): Promise<void> {
  await tab.database.park(mutations)
  await tellParked(tab)
}

/** Shows in every tab what is parked now. */
export async function tellParked(tab: ParkingTab): Promise<void> {
  tab.post({ t: 'parked' })
  await showParked(tab)
}

/** Shows in this tab what is parked now: what the server refused, and what it can't take as it is. */
export async function showParked({ database, status }: Pick<Tab, 'database' | 'status'>): Promise<void> {
  const { refused = [], left = [] } = Object.groupBy(await database.parked(), (mutation) =>
    mutation.refused ? 'refused' : 'left',
  )
  status.merge({ parked: left, refused: refused.toSorted((one, other) => (one.at < other.at ? -1 : 1)) })
}
