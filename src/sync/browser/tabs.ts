import type { Frame, MutationResult } from '../protocol.ts'
import type { Place } from '../place.ts'
import type { View } from '../view.ts'
import type { LocalDatabase, StoredMutation } from './local-database.ts'
import type { Platform } from './platform.ts'
import type { EndReason, Requests } from './requests.ts'
import type { ServerClock } from './server-clock.ts'

/** What the tabs of one browser tell each other about one person's company. The leading tab owns line and queue. */
export type TabMessage =
  /** Any tab: these lie in the queue now. */
  | { t: 'queued'; mutations: StoredMutation[] }
  /** A follower: is there anything I missed? */
  | { t: 'hello' }
  /** The leader: whether the line stands, and where the disk is now. */
  | { t: 'status'; online: boolean | null; stored?: Pick<Place, 'epoch' | 'cursor'> }
  | { t: 'frame'; frame: Frame }
  /** The leader: what the server answered; `closedTabs` will not show their refusals themselves any more. */
  | { t: 'results'; results: MutationResult[]; closedTabs: string[] }
  /** The leader: rows or queue on the disk are other ones now. */
  | { t: 'replaced' }
  | { t: 'ended'; why: EndReason }

/** What the parts of one tab's engine share. */
export interface Tab {
  readonly id: string
  readonly schema: number
  readonly platform: Platform
  readonly requests: Requests
  readonly database: LocalDatabase
  readonly view: View
  readonly clock: ServerClock
  readonly post: (message: TabMessage) => void
  readonly setOnline: (online: boolean | null) => void
  /** Takes in answers, and shows the refusals of this tab's mutations and of those of closed tabs. */
  readonly settle: (results: MutationResult[], closedTabs: string[]) => void
  readonly ephemeral: (key: string, value: unknown) => void
}

/** Brings the view to what lies on the disk: rows and queue. */
export async function loadView({
  database,
  view,
  clock,
}: Pick<Tab, 'database' | 'view' | 'clock'>): Promise<void> {
  const loaded = await database.load()
  if (loaded) {
    const { schema: _, clockOffset, ...place } = loaded.position
    view.replace(loaded.rows, place)
    if (loaded.changes.length > 0) view.apply(loaded.changes, {})
    clock.restore(clockOffset)
  }
  await loadQueue({ database, view })
}

export async function loadQueue({ database, view }: Pick<Tab, 'database' | 'view'>): Promise<void> {
  view.setQueue(await database.queue())
}
