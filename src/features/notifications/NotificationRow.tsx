import { Link } from '@tanstack/react-router'
import {
  AtSign,
  BookOpenCheck,
  ChartColumn,
  Flag,
  HeartPulse,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  NotebookPen,
  Target,
  UserRoundCheck,
  Workflow,
  X,
} from 'lucide-react'
import { useMutate, useServerNow } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { cx } from '../../ui/cx.ts'
import { LeavingIconButton } from '../../ui/LeavingIconButton.tsx'
import { useToday } from '../time/use-today.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'
import { agoText, deleteNamed, detailOf, KIND_TITLES, openNamed, UNREAD } from './notification-list.text.ts'
import { targetOf } from './notification-target.rules.ts'
import { deleteNotifications, readNotifications } from './notifications.mutations.ts'
import type { ShownNotification } from './notifications.queries.ts'

const ICONS: Record<NotificationKind, LucideIcon> = {
  quarter_halfway: Flag,
  goal_deadline_warning: Target,
  task_deadline_warning: ListChecks,
  metric_stale: ChartColumn,
  process_reading: BookOpenCheck,
  process_review_due: Workflow,
  assigned: UserRoundCheck,
  mentioned: AtSign,
  conversation_due: MessagesSquare,
  clarity_break: NotebookPen,
  checkup_open: HeartPulse,
}

const EVERY_MINUTE = 60_000

type RowProps = { notification: ShownNotification; onOpen?: () => void }

/** What somebody was told: leads to what it is about, which reads it, and can be deleted. */
export function NotificationRow({ notification, onOpen }: RowProps) {
  const { id, kind, readAt, createdAt, sender } = notification
  const mutate = useMutate()
  const today = useToday()
  const now = useServerNow(EVERY_MINUTE)
  const Icon = ICONS[kind]
  const title = KIND_TITLES[kind]
  const detail = detailOf(notification, today, sender)
  return (
    <div className="flex items-center gap-1 pr-1.5 hover:bg-hover/60">
      <Link
        {...targetOf(notification)}
        state={{ visit: newId() }}
        aria-label={openNamed(title, detail)}
        data-row-focus
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 pl-3 -outline-offset-2"
        onClick={() => {
          if (readAt === null) void mutate(readNotifications, { ids: [id] })
          onOpen?.()
        }}
      >
        <span aria-hidden className="rounded-full bg-sunken p-2 text-soft [&_svg]:size-4">
          <Icon />
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('flex items-baseline gap-2', readAt === null && 'font-semibold')}>
            <span className="truncate">{title}</span>
            <span className="ml-auto shrink-0 text-xs font-normal text-soft">
              {agoText(createdAt, now, today)}
            </span>
          </span>
          <span className="line-clamp-2 text-[0.8125rem] text-soft [overflow-wrap:anywhere]">{detail}</span>
        </span>
        {readAt === null && (
          <span className="size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{UNREAD}</span>
          </span>
        )}
      </Link>
      <LeavingIconButton
        label={deleteNamed(title)}
        icon={<X aria-hidden />}
        onClick={() => void mutate(deleteNotifications, { ids: [id] })}
      />
    </div>
  )
}
