import { Link } from '@tanstack/react-router'
import { Bell, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import * as text from './notification-list.text.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { MOST_MARKED } from './notifications.mutations.ts'
import { myNotifications } from './notifications.queries.ts'
import { useAllNotifications } from './use-all-notifications.ts'

const ROW_HEIGHT = 68
const SHOWN = [
  { value: 'all', label: text.ALL },
  { value: 'unread', label: text.UNREAD },
]

/** Everything that the person was told in the last 90 days. */
export function NotificationsScreen() {
  const found = useLive(myNotifications, { most: MOST_MARKED })
  const { newest, readAll, deleteAll } = useAllNotifications(found)
  const [shown, setShown] = useState('all')
  // Of what had come when the question was asked, so that nothing goes that nobody has seen.
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const unread = found?.items.filter(({ readAt }) => readAt === null) ?? []
  const rows = shown === 'unread' ? unread : (found?.items ?? [])
  return (
    <>
      <PageHeader
        title={text.NOTIFICATIONS}
        actions={
          <>
            {found !== undefined && found.unread > 0 && (
              <Button onClick={readAll}>{text.MARK_ALL_READ}</Button>
            )}
            {newest !== undefined && (
              <Button variant="ghost" onClick={() => setAskedOf(newest)}>
                {text.DELETE_ALL}
              </Button>
            )}
            <Link to="/settings" search={{ tab: 'mails' }} className={buttonClass('ghost')}>
              <Settings2 aria-hidden />
              {text.PREFERENCES}
            </Link>
          </>
        }
      >
        <Select
          label={text.SHOWN}
          name="shown"
          hideLabel
          className="w-32"
          value={shown}
          onChange={setShown}
          options={SHOWN}
        />
      </PageHeader>
      <div className="border-t border-line">
        {!found && <SkeletonRows rows={6} rowHeight="h-17" />}
        {found && rows.length === 0 && (
          <EmptyState
            icon={<Bell aria-hidden />}
            text={found.count === 0 ? text.NO_NOTIFICATIONS_YET : text.NOTHING_UNREAD}
          />
        )}
        {rows.length > 0 && (
          <RowList items={rows} label={text.NOTIFICATIONS} rowHeight={ROW_HEIGHT} keyOf={({ id }) => id}>
            {(notification) => <NotificationRow notification={notification} />}
          </RowList>
        )}
      </div>
      <ConfirmDialog
        open={askedOf !== null}
        onOpenChange={(open) => !open && setAskedOf(null)}
        title={text.DELETE_ALL_QUESTION}
        detail={text.ALL_DELETED}
        confirmLabel={text.DELETE_ALL}
        danger
        onConfirm={() => askedOf !== null && deleteAll(askedOf)}
      />
    </>
  )
}
