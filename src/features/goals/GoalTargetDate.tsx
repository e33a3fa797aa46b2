import { CalendarClock } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import type { Day } from '../time/calendar.rules.ts'
import { isOverdue } from './goals.rules.ts'
import type { Goal } from './goals.table.ts'
import { dayLabel } from '../time/time.text.ts'
import { DUE, WAS_DUE } from './goal-status.text.ts'

export function GoalTargetDate({ goal, today }: { goal: Goal; today: Day }) {
  const overdue = isOverdue(goal, today)
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 text-[0.8125rem] whitespace-nowrap',
        overdue ? 'font-medium text-bad-ink' : 'text-soft',
      )}
    >
      {overdue && <CalendarClock aria-hidden className="size-3.5" />}
      <span className="sr-only">{overdue ? WAS_DUE : DUE} </span>
      <time dateTime={goal.targetDate}>{dayLabel(goal.targetDate, today)}</time>
    </span>
  )
}
