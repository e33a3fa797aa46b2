import { CalendarClock } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Day } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import { isOverdue } from './tasks.rules.ts'
import type { Task } from './tasks.table.ts'
import { CHANGE_DUE_DATE, CHANGE_OVERDUE_DATE, DUE, TODAY, WAS_DUE } from './tasks.text.ts'

type DueDateProps = { task: Task; today: Day; onChange?: ((day: Day) => void) | undefined }

/** When a task is due. With `onChange`, pressing it opens the browser's calendar. */
export function DueDate({ task, today, onChange }: DueDateProps) {
  const picker = useRef<HTMLInputElement>(null)
  const overdue = isOverdue(task, today)
  const text = (
    <>
      {overdue && <CalendarClock aria-hidden className="size-3.5" />}
      <span className="sr-only">{overdue ? WAS_DUE : DUE} </span>
      <time dateTime={task.dueDate}>{task.dueDate === today ? TODAY : dayLabel(task.dueDate, today)}</time>
    </>
  )
  const look = cx(
    'inline-flex min-h-8 items-center gap-1 text-[0.8125rem] whitespace-nowrap @xl:w-20 @xl:justify-end',
    overdue ? 'font-medium text-bad-ink' : 'text-soft',
  )
  if (!onChange) return <span className={look}>{text}</span>
  return (
    <span className="relative">
      <button
        type="button"
        data-tooltip={overdue ? CHANGE_OVERDUE_DATE : CHANGE_DUE_DATE}
        className={cx(look, 'rounded @xl:pr-1 hover:bg-hover')}
        onClick={() => picker.current?.showPicker()}
      >
        {text}
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={task.dueDate}
        className="pointer-events-none absolute inset-0 opacity-0"
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    </span>
  )
}
