import { cx } from '../../../ui/cx.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { STATUS_LABELS } from '../goal-status.text.ts'
import { GOAL_STATUSES, type GoalStatus } from '../goals.table.ts'
import type { GoalUpdate } from './goal-updates.table.ts'
import { lastWeeks, ROW_WEEKS, type TrailWeek } from './trail.rules.ts'
import { lastWeeksRead, weekSaid, weekSilent, weeksWith } from './trail.text.ts'

/** Off track stands out by its height as well as by its colour. */
const LOOKS: Record<GoalStatus, string> = {
  on_track: 'h-2 bg-good-edge',
  off_track: 'h-4 bg-bad-edge',
  complete: 'h-2 bg-info-edge',
}

type TrailMarksProps = { updates: readonly GoalUpdate[]; today: Day }

/** The last twelve weeks of a goal as small marks. Hovering one says what was said in that week. */
export function TrailMarks({ updates, today }: TrailMarksProps) {
  const weeks = lastWeeks(updates, today)
  return (
    <span role="img" aria-label={readOut(weeks)} className="flex h-5 items-end">
      {weeks.map(({ week, update }) => {
        const day = dayLabel(week, today)
        const hint = update ? weekSaid(day, STATUS_LABELS[update.status], update.note) : weekSilent(day)
        return (
          <span key={week} data-tooltip={hint} className="flex h-full items-end px-px">
            <span className={cx('w-1.5 rounded-[1px]', update ? LOOKS[update.status] : 'h-0.5 bg-line')} />
          </span>
        )
      })}
    </span>
  )
}

function readOut(weeks: readonly TrailWeek[]): string {
  const counts = GOAL_STATUSES.map((status) => ({
    status,
    count: weeks.filter(({ update }) => update?.status === status).length,
  }))
  const said = counts.filter(({ count }) => count > 0)
  return lastWeeksRead(
    ROW_WEEKS,
    said.map(({ status, count }) => weeksWith(count, STATUS_LABELS[status])).join(', '),
  )
}
