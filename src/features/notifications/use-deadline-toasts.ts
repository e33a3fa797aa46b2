import { useEffect } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { toast } from '../../ui/toast.ts'
import { useToday } from '../time/use-today.ts'
import { detailOf, KIND_TITLES } from './notification-list.text.ts'
import { myNotifications } from './notifications.queries.ts'

const NEW_FOR_MS = 5 * 60_000
const SHOWN_MS = 8_000
const EVERY_MINUTE = 60_000
/** No more than stand in the corner at once. */
const MOST = 3

const SHOWN = 'deadlines-shown'
/** Kept with the tab, so that another look at the page warns of nothing twice. */
const shown = new Set(sessionStorage.getItem(SHOWN)?.split(' '))

/** Warns of tasks whose deadline was told of in the last minutes, each once. */
export function useDeadlineToasts(): void {
  const now = useServerNow(EVERY_MINUTE)
  const today = useToday()
  const items = useLive(myNotifications, { most: MOST })?.items
  useEffect(() => {
    for (const notification of items ?? []) {
      const { id, kind, readAt, createdAt, sender } = notification
      const isNew = readAt === null && now - Date.parse(createdAt) < NEW_FOR_MS
      if (kind !== 'task_deadline_warning' || !isNew || shown.has(id)) continue
      shown.add(id)
      sessionStorage.setItem(SHOWN, [...shown].slice(-20).join(' '))
      toast.warning(KIND_TITLES[kind], detailOf(notification, today, sender), { duration: SHOWN_MS })
    }
  }, [items, now, today])
}
