import { Link } from '@tanstack/react-router'
import { BellOff } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { MARK_ALL_READ, NO_NOTIFICATIONS, NOTIFICATIONS, VIEW_ALL } from './notification-list.text.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { myNotifications } from './notifications.queries.ts'
import { useAllNotifications } from './use-all-notifications.ts'

const LATEST = 5
/** The latest notifications, for the bell. */
export default function LatestNotifications({ onClose }: { onClose: () => void }) {
  const found = useLive(myNotifications, { most: LATEST })
  const { readAll } = useAllNotifications(found)
  if (!found) return <SkeletonRows rows={3} />
  return (
    <section>
      <header className="flex min-h-control items-center gap-2 pb-1 pl-3">
        <h2 className="font-semibold">{NOTIFICATIONS}</h2>
        {found.unread > 0 && (
          <Button variant="ghost" size="sm" className="ml-auto" onClick={readAll}>
            {MARK_ALL_READ}
          </Button>
        )}
      </header>
      {found.count === 0 ? (
        <p className="grid justify-items-center gap-2 px-3 py-8 text-soft [&_svg]:size-5">
          <BellOff aria-hidden />
          {NO_NOTIFICATIONS}
        </p>
      ) : (
        <ul aria-label={NOTIFICATIONS} className="divide-y divide-line">
          {found.items.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} onOpen={onClose} />
            </li>
          ))}
        </ul>
      )}
      {found.count > LATEST && (
        <Link to="/notifications" className={`${buttonClass('ghost')} mt-1 w-full`} onClick={onClose}>
          {VIEW_ALL}
        </Link>
      )}
    </section>
  )
}
