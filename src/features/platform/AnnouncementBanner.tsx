import { useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DISMISS_ANNOUNCEMENT } from './announcement-banner.text.ts'
import type { Announced } from './announcements.requests.ts'
import { dismissAnnouncement } from './dismissed-announcements.mutations.ts'
import { hasDismissed } from './dismissed-announcements.queries.ts'

const PAGES = ['/dashboard', '/tasks', '/metrics', '/tasks2']

/** What the operator says to everybody, until this person dismisses it on whichever device. */
export default function AnnouncementBanner({ id, message }: Announced) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const mutate = useMutate()
  const isDismissed = useLive(hasDismissed, { announcementId: id })
  if (isDismissed !== false || !PAGES.some((page) => path.endsWith(page))) return null

  function dismiss() {
    document.getElementById('main')?.focus()
    mutate(dismissAnnouncement, { announcementId: id })
  }

  return (
    <div className="px-4 pt-3">
      <Alert
        kind="info"
        title={message}
        action={<IconButton label={DISMISS_ANNOUNCEMENT} icon={<X aria-hidden />} onClick={dismiss} />}
      />
    </div>
  )
}
