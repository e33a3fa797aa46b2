import type { Reaching } from '../live.ts'
import type { Here } from '../here.ts'
import type { Position } from '../position.ts'
import type { Frame, MutationResult } from '../protocol.ts'
import type { RefusalText } from '../refusal.ts'
import type { View } from '../view.ts'
import type { RowFrame } from './apply-frame.ts'
import type { EndReason } from './failures.ts'
import type { Journal } from './journal.ts'
import type { LocalDatabase } from './local-database.ts'
import type { StoredMutation } from './local-layout.ts'
import type { Observable } from './observable.ts'
import type { Platform } from './platform.ts'
import type { FirstRows, Requests } from './requests.ts'
import type { ServerClock } from './server-clock.ts'
import type { SyncStatus } from './sync-status.ts'
import type { Whereabouts } from './whereabouts.ts'

/** What the leading tab knows of the line, for all tabs. */
export type Reach = Pick<SyncStatus, 'online' | 'crowded'>

/** What the tabs of one browser tell each other about one person's company. The leading tab owns the line and the queue. */
export type TabMessage =
  /** Any tab: these are in the queue now. */
  | { t: 'queued'; mutations: StoredMutation[] }
  /** A follower: have I missed anything? */
  | { t: 'hello' }
  /** The leader: whether the line is up, and the position on the disk. */
  | ({ t: 'status' } & Reach & { stored?: Pick<Position, 'epoch' | 'cursor'> })
  | { t: 'frame'; frame: Frame | RowFrame }
  /** A follower: what the queries on its screen reach, and which of them it can't answer. */
  | { t: 'reach'; reaching: readonly Reaching[]; missing: readonly Reaching[] }
  /** The leader: the server's answers, and which of their authors are closed and can't show refusals themselves. */
  | { t: 'results'; results: MutationResult[]; closedTabs: string[] }
  /** A follower: where its person is. */
  | { t: 'here'; tab: string; at: readonly Here[] }
  /** The leader: the rows or the queue on the disk were replaced. */
  | { t: 'replaced' }
  /** Any tab: other mutations are parked now. */
  | { t: 'parked' }
  /** Any tab: it can't go on, being of this schema. Earlier versions don't say of which. */
  | { t: 'ended'; why: EndReason; schema?: number }

/** What the parts of one tab's engine share. */
export interface Tab {
  readonly id: string
  readonly schema: number
  readonly platform: Platform
  readonly requests: Requests
  /** The first rows, where they were asked for before this tab's engine was there; once. */
  takeAhead(): Promise<FirstRows | null> | null
  readonly database: LocalDatabase
  readonly journal: Journal
  readonly view: View
  readonly clock: ServerClock
  readonly status: Observable<SyncStatus>
  readonly ephemerals: Observable<ReadonlyMap<string, unknown>>
  readonly whereabouts: Whereabouts
  /** The queries on this tab's screen that reach beyond what everybody holds. */
  readonly reaching: () => readonly Reaching[]
  /** Aborted when this tab leaves. */
  readonly closing: AbortSignal
  readonly post: (message: TabMessage) => void
  readonly onRefusal: (text: RefusalText, undone?: unknown) => void
}

/** Answers whether this is news. */
export function setReach({ status, closing }: Tab, { online, crowded }: Reach): boolean {
  const { current } = status
  if (closing.aborted || (online === current.online && crowded === current.crowded)) return false
  status.merge({ online, crowded })
  return true
}

export function tellEphemeral({ ephemerals }: Tab, { key, value }: { key: string; value: unknown }): void {
  ephemerals.set(new Map(ephemerals.current).set(key, value))
}

/** As `tellEphemeral`, for the tabs that follow this one too. */
export function tellAllEphemeral(tab: Tab, key: string, value: unknown): void {
  tellEphemeral(tab, { key, value })
  tab.post({ t: 'frame', frame: { t: 'e', key, value } })
}

/** Takes in answers, and shows the refusals of this tab's mutations and of those of closed tabs. */
export function settle(tab: Tab, results: readonly MutationResult[], closedTabs: readonly string[]): void {
  for (const { tab: author, args, text } of tab.view.settle(results)) {
    if (author === tab.id || (author && closedTabs.includes(author))) tab.onRefusal(text, args)
  }
}

/** Brings the view to what is on the disk: rows and queue. */
export async function loadView({
  database,
  view,
  clock,
}: Pick<Tab, 'database' | 'view' | 'clock'>): Promise<void> {
  const loaded = await database.load()
  if (loaded) {
    const { schema: _, clockOffset, ...position } = loaded.position
    view.replace(loaded.rows, position, loaded.changes)
    clock.restore(clockOffset)
  }
  await loadQueue({ database, view })
}

export async function loadQueue({ database, view }: Pick<Tab, 'database' | 'view'>): Promise<void> {
  view.setQueue(await database.queue())
}
