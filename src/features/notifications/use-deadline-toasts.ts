import { useEffect } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { toast } from '../../ui/toast.ts'
import { useToday } from '../time/use-today.ts'
import { deadlinesToTell } from './deadline-toasts.rules.ts'
import { detailOf, KIND_TITLES, OTHER_DEADLINES } from './notification-list.text.ts'
import { myNotifications } from './notifications.queries.ts'

const EVERY_MINUTE = 60_000
/** Other news may have come at the same moment. */
const LOOKED_AT = 50
const SHOWN = { duration: 8_000 }

/** Kept with the tab, so that another look at the page warns of nothing twice. */
const UNTIL = 'deadlines-told-until'

/** Warns of tasks whose deadline was told of in the last minutes, each once. */
export function useDeadlineToasts(): void {
  const now = useServerNow(EVERY_MINUTE)
  const today = useToday()
  const items = useLive(myNotifications, { most: LOOKED_AT })?.items
  useEffect(() => {
    const found = deadlinesToTell(items ?? [], now, sessionStorage.getItem(UNTIL) ?? '')
    if (!found) return
    sessionStorage.setItem(UNTIL, found.until)
    for (const one of found.named)
      toast.warning(KIND_TITLES[one.kind], detailOf(one, today, one.sender), SHOWN)
    if (found.hasOthers) toast.warning(KIND_TITLES.task_deadline_warning, OTHER_DEADLINES, SHOWN)
  }, [items, now, today])
}
