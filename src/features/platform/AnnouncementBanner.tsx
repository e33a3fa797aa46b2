import { useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { session } from '../accounts/sessions/session-resource.ts'
import { DISMISS_ANNOUNCEMENT } from './announcement-banner.text.ts'
import type { Announced } from './announcements.requests.ts'

const PAGES = ['/dashboard', '/tasks', '/metrics', '/tasks2']

/** What the operator says to everybody, until this person dismisses it in this browser. */
export default function AnnouncementBanner({ id, message }: Announced) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const key = `announcement-dismissed:${session.use().data?.user?.id ?? ''}`
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(key) === id)
  if (isDismissed || !PAGES.some((page) => path.endsWith(page))) return null

  function dismiss() {
    localStorage.setItem(key, id)
    setDismissed(true)
    document.getElementById('main')?.focus()
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
