import { Link } from '@tanstack/react-router'
import { cx } from '../../ui/cx.ts'
import type { Day } from '../time/calendar.rules.ts'
import type { GoalRow } from './goals.queries.ts'
import { cameFrom, goesOnIn } from './closing/closing.text.ts'
import { keyOf } from './quarters/quarters.rules.ts'
import { milestoneStory } from './milestones/milestones.rules.ts'
import {
  completeEarly,
  lateMilestones,
  milestonesDone,
  REACHED_BUT_OPEN,
  underWay,
} from './milestones/milestones.text.ts'

type GoalTitleProps = { row: GoalRow; today: Day; onOpen: () => void }

/** A goal's title, which opens it, and what its milestones say. */
export function GoalTitle({ row, today, onOpen }: GoalTitleProps) {
  const { goal, milestones, carriedTo, carriedFrom } = row
  const { done, all, average, underWay: begun, late, differs } = milestoneStory(goal, milestones, today)
  return (
    <div className="min-w-0">
      <button
        type="button"
        data-row-focus
        className={cx(
          'block max-w-full rounded py-1 text-left break-words hover:underline',
          goal.status === 'complete' && 'text-soft',
          goal.status === 'complete' && goal.closedAt === null && 'line-through',
        )}
        onClick={onOpen}
      >
        {goal.title}
      </button>
      <div className="flex flex-wrap gap-x-3 text-xs">
        {all > 0 && (
          <span data-numeric className="text-soft">
            {milestonesDone(done, all)}
            {begun > 0 && differs === null && `, ${underWay(begun)}`}
            {differs === 'complete-early' && `, ${completeEarly(average)}`}
            {differs === 'reached-but-open' && `, ${REACHED_BUT_OPEN}`}
            {late > 0 && <span className="font-medium text-bad-ink">, {lateMilestones(late)}</span>}
          </span>
        )}
        {carriedTo && <OtherQuarter day={carriedTo.targetDate} text={goesOnIn} />}
        {carriedFrom && <OtherQuarter day={carriedFrom.targetDate} text={cameFrom} />}
      </div>
    </div>
  )
}

/** Leads to the quarter in which a goal was begun or goes on. */
const OtherQuarter = ({ day, text }: { day: Day; text: (day: Day) => string }) => (
  <Link to="/goals" search={{ quarter: keyOf(day) }} className="text-accent-ink hover:underline">
    {text(day)}
  </Link>
)
