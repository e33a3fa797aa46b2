import { CalendarClock } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { OUTCOME_LABELS } from '../closing/closing.text.ts'
import { goalRow } from '../goals.queries.ts'
import { isDone, isOverdue } from '../goals.rules.ts'
import type { Goal, GoalMilestone } from '../goals.table.ts'
import { STATUS_LABELS } from '../goal-status.text.ts'
import { isLate } from '../milestones/milestones.rules.ts'
import type { OpenGoal } from '../use-goal-dialogs.tsx'
import { barOf, isWithin, placeOf, type Span } from './roadmap.rules.ts'
import { barRead, milestoneAt, overdueBar } from './views.text.ts'

type RoadmapRowProps = { goalId: string; span: Span; today: Day; onOpen: OpenGoal }

/** A goal's bar, filled as far as it has come, with its milestones as diamonds. */
export function RoadmapRow({ goalId, span, today, onOpen }: RoadmapRowProps) {
  const row = useLive(goalRow, { goalId })
  if (!row) return null
  const { goal, milestones } = row
  const { start, width } = barOf(goal, span)
  const overdue = isOverdue(goal, today)
  const due = dayLabel(goal.targetDate, today)
  const read = barRead(due, stateOf(goal), goal.progress)
  return (
    <li data-row className="min-w-0 items-center @3xl:grid @3xl:grid-cols-[16rem_minmax(0,1fr)]">
      <button
        type="button"
        data-row-focus
        className="relative z-20 block max-w-full truncate rounded bg-page py-1 pr-3 text-left text-[0.8125rem] hover:underline"
        data-tooltip={goal.title}
        onClick={() => onOpen('details', goal)}
      >
        {goal.title}
      </button>
      <div className="relative h-7">
        <span
          role="img"
          aria-label={read}
          data-tooltip={read}
          style={{ left: `${start}%`, width: `${width}%` }}
          className={cx('absolute inset-y-1 overflow-hidden rounded border', lookOf(goal, overdue).frame)}
        >
          <span
            style={{ width: `${goal.progress}%` }}
            className={cx('absolute inset-y-0 left-0 opacity-40', lookOf(goal, overdue).fill)}
          />
        </span>
        {milestones.map((milestone) => (
          <MilestoneMark key={milestone.id} {...{ milestone, span, today }} />
        ))}
        {overdue && (
          <span
            style={{ left: `max(0px, min(${start + width}%, 100% - 7.5rem))` }}
            className="absolute inset-y-1 z-20 flex items-center gap-1 rounded bg-page/90 px-1 text-xs font-medium whitespace-nowrap text-bad-ink"
          >
            <CalendarClock aria-hidden className="size-3.5" />
            {overdueBar(due)}
          </span>
        )}
      </div>
    </li>
  )
}

function MilestoneMark({ milestone, span, today }: { milestone: GoalMilestone; span: Span; today: Day }) {
  const { title, dueDate } = milestone
  if (dueDate === null || !isWithin(dueDate, span)) return null
  return (
    <span
      data-tooltip={milestoneAt(title, dayLabel(dueDate, today))}
      style={{ left: `${placeOf(dueDate, span)}%` }}
      className={cx(
        'absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rotate-45 border-2',
        isDone(milestone) ? 'border-ink bg-ink' : 'bg-page',
        !isDone(milestone) && (isLate(milestone, today) ? 'border-bad-edge' : 'border-soft'),
      )}
    />
  )
}

const stateOf = ({ outcome, status }: Goal): string =>
  outcome ? OUTCOME_LABELS[outcome] : STATUS_LABELS[status]

function lookOf({ outcome, status }: Goal, overdue: boolean): { frame: string; fill: string } {
  if (outcome !== null && outcome !== 'done')
    return { frame: 'border-control-line bg-sunken', fill: 'bg-soft' }
  if (status === 'complete') return { frame: 'border-info-edge bg-info-tint', fill: 'bg-info-edge' }
  if (status === 'off_track' || overdue) return { frame: 'border-bad-edge bg-bad-tint', fill: 'bg-bad-edge' }
  return { frame: 'border-good-edge bg-good-tint', fill: 'bg-good-edge' }
}
