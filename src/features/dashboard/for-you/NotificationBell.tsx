import { Bell } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { NOTIFICATIONS } from '../../notifications/notification-list.text.ts'
import { unreadNotifications } from '../../notifications/notifications.queries.ts'
import { useDeadlineToasts } from '../../notifications/use-deadline-toasts.ts'
import { forYou } from './for-you.queries.ts'
import { bellLabel, discussionsWait, UNREAD_ITEMS } from './for-you.text.ts'

const ForYouDialog = later(() => import('./ForYouDialog.tsx'))
const LatestNotifications = later(() => import('../../notifications/LatestNotifications.tsx'))

type NotificationBellProps = {
  /** Whether the discussions that wait are shown. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Says on every screen how much waits for the reader: what they were told, and discussions. */
export default function NotificationBell({ isOpen, onOpen, onClose }: NotificationBellProps) {
  const { count: discussions, untold } = useLive(forYou, {}) ?? { count: 0, untold: 0 }
  // A mention is both a notification and a discussion, and counts once.
  const count = (useLive(unreadNotifications, {}) ?? 0) + untold
  useDeadlineToasts()
  return (
    <>
      <Popover
        label={NOTIFICATIONS}
        align="end"
        width="w-88 p-1.5"
        trigger={
          <IconButton
            label={bellLabel(count)}
            icon={
              <span className="relative">
                <Bell aria-hidden />
                <span aria-hidden className="absolute -top-2.5 -right-3 flex">
                  <CountBadge count={count} label={UNREAD_ITEMS} />
                </span>
              </span>
            }
          />
        }
      >
        {(close) => (
          <>
            {discussions > 0 && (
              <button
                type="button"
                className="mb-1.5 flex min-h-control w-full items-center gap-2 rounded-md bg-accent-tint px-3 text-left font-medium hover:bg-selected"
                onClick={() => {
                  close()
                  onOpen()
                }}
              >
                {discussionsWait(discussions)}
              </button>
            )}
            <LatestNotifications onClose={close} />
          </>
        )}
      </Popover>
      {isOpen && <ForYouDialog onClose={onClose} />}
    </>
  )
}
