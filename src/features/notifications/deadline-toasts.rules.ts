import type { ShownNotification } from './notifications.queries.ts'

const NEW_FOR_MS = 5 * 60_000
/** No more than stand in the corner at once. */
const MOST = 3

interface DeadlineToasts<N> {
  /** Those that are named, the newest first. */
  named: readonly N[]
  /** Whether there are others, of which one message says where they are. */
  hasOthers: boolean
  /** When the newest of them came: from then on nothing older is told. */
  until: string
}

/**
 * Which deadlines of tasks to warn of: those that came in the last minutes, once, however many there are. `until` is when the newest came
 * that was warned of before. Null if there are none.
 */
export function deadlinesToTell<N extends Pick<ShownNotification, 'kind' | 'readAt' | 'createdAt'>>(
  newestFirst: readonly N[],
  now: number,
  until: string,
): DeadlineToasts<N> | null {
  const found = newestFirst.filter(
    ({ kind, readAt, createdAt }) =>
      kind === 'task_deadline_warning' &&
      readAt === null &&
      createdAt > until &&
      now - Date.parse(createdAt) < NEW_FOR_MS,
  )
  const [newest] = found
  if (!newest) return null
  const hasOthers = found.length > MOST
  return { named: hasOthers ? found.slice(0, MOST - 1) : found, hasOthers, until: newest.createdAt }
}
