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
/** Other news may have come at the same moment. */
const LOOKED_AT = 50

const SHOWN = 'deadlines-shown'
/** Kept with the tab, so that another look at the page warns of nothing twice. */
const shown = new Set(sessionStorage.getItem(SHOWN)?.split(' '))

/** Warns of tasks whose deadline was told of in the last minutes, each once. */
export function useDeadlineToasts(): void {
  const now = useServerNow(EVERY_MINUTE)
  const today = useToday()
  const items = useLive(myNotifications, { most: LOOKED_AT })?.items
  useEffect(() => {
    const warnings = (items ?? []).filter(
      ({ id, kind, readAt, createdAt }) =>
        kind === 'task_deadline_warning' &&
        readAt === null &&
        now - Date.parse(createdAt) < NEW_FOR_MS &&
        !shown.has(id),
    )
    for (const notification of warnings.slice(0, MOST)) {
      const { id, kind, sender } = notification
      shown.add(id)
      sessionStorage.setItem(SHOWN, [...shown].slice(-20).join(' '))
      toast.warning(KIND_TITLES[kind], detailOf(notification, today, sender), { duration: SHOWN_MS })
    }
  }, [items, now, today])
}
