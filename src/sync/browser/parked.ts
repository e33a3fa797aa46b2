import type { StoredMutation } from './local-layout.ts'
import { loadQueue, type Tab } from './tabs.ts'

type ParkingTab = Pick<Tab, 'database' | 'view' | 'status'>

/** Takes mutations out of the queue that can't be sent as they are, and shows them for the person to decide. */
export async function park(tab: ParkingTab, isParked: (mutation: StoredMutation) => boolean): Promise<void> {
  await tab.database.park(isParked)
  await loadQueue(tab)
  await showParked(tab)
}

export async function discardParked(tab: ParkingTab, key: string): Promise<void> {
  await tab.database.discardParked(key)
  await showParked(tab)
}

export async function showParked({ database, status }: ParkingTab): Promise<void> {
  status.merge({ parked: await database.parked() })
}
