import { useMutate } from '../../sync/browser/react.ts'
import { deleteAllNotifications, readAllNotifications } from './notifications.mutations.ts'
import type { Notifications } from './notifications.queries.ts'

/** What can be done to all notifications at once, up to the newest of those `found` or another moment: also to those that no list shows. */
export function useAllNotifications(found: Notifications | undefined): {
  /** When the newest of them came. */
  newest: string | undefined
  readAll: () => void
  deleteAll: (until: string) => void
} {
  const mutate = useMutate()
  const newest = found?.items[0]?.createdAt
  return {
    newest,
    readAll: () => void (newest !== undefined && mutate(readAllNotifications, { until: newest })),
    deleteAll: (until) => void mutate(deleteAllNotifications, { until }),
  }
}
