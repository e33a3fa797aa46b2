import { useLive, useMutate } from '../../sync/browser/react.ts'
import { deleteNotifications, MOST_MARKED, readNotifications } from './notifications.mutations.ts'
import { myNotificationIds } from './notifications.queries.ts'

/** What can be done to all notifications at once, also to those that no list shows. */
export function useAllNotifications(): { readAll: () => void; deleteAll: () => void } {
  const ids = useLive(myNotificationIds, {})
  const mutate = useMutate()
  return {
    readAll: () => inGroups(ids?.unread ?? []).forEach((group) => mutate(readNotifications, { ids: group })),
    deleteAll: () => inGroups(ids?.all ?? []).forEach((group) => mutate(deleteNotifications, { ids: group })),
  }
}

/** As many as one mutation takes. */
const inGroups = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_MARKED) }, (_, place) =>
    ids.slice(place * MOST_MARKED, (place + 1) * MOST_MARKED),
  )
