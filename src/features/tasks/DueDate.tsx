import { CalendarClock } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { ListButton } from '../time/ListButton.tsx'
import { dayLabel, TODAY } from '../time/time.text.ts'
import { isOverdue } from './tasks.rules.ts'
import type { Task } from './tasks.table.ts'
import { CHANGE_DUE_DATE, CHANGE_OVERDUE_DATE, DUE, WAS_DUE } from './tasks.text.ts'

const ChangeDueDate = later(() => import('./ChangeDueDate.tsx'))

type DueDateProps = { task: Task; today: Day; mayChange?: boolean }

/** When a task is due. With `mayChange`, pressing it, or D in its row, opens a list of days in which one can be typed. */
export function DueDate({ task, today, mayChange = false }: DueDateProps) {
  const overdue = isOverdue(task, today)
  const text = (
    <>
      {overdue && <CalendarClock aria-hidden className="size-3.5" />}
      <span className="sr-only">{overdue ? WAS_DUE : DUE} </span>
      <time dateTime={task.dueDate}>{task.dueDate === today ? TODAY : dayLabel(task.dueDate, today)}</time>
    </>
  )
  const look = cx(
    'inline-flex min-h-8 items-center gap-1 text-[0.8125rem] whitespace-nowrap @3xl:w-20 @3xl:justify-end',
    overdue ? 'font-medium text-bad-ink' : 'text-soft',
  )
  if (!mayChange) return <span className={look}>{text}</span>
  return (
    <ListButton
      data-due
      List={ChangeDueDate}
      of={{ task }}
      data-tooltip={overdue ? CHANGE_OVERDUE_DATE : CHANGE_DUE_DATE}
      className={cx(look, 'rounded @3xl:pr-1 hover:bg-hover')}
    >
      {text}
    </ListButton>
  )
}
