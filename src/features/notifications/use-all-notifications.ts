import { useMutate } from '../../sync/browser/react.ts'
import { deleteAllNotifications, readAllNotifications } from './notifications.mutations.ts'
import type { Notifications } from './notifications.queries.ts'

/** What can be done to all notifications at once, up to the newest of those `found`: also to those that no list shows. */
export function useAllNotifications(found: Notifications | undefined): {
  readAll: () => void
  deleteAll: () => void
} {
  const mutate = useMutate()
  const until = found?.items[0]?.createdAt
  return {
    readAll: () => void (until !== undefined && mutate(readAllNotifications, { until })),
    deleteAll: () => void (until !== undefined && mutate(deleteAllNotifications, { until })),
  }
}
