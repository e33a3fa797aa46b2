import { cx } from '../../ui/cx.ts'
import type { GoalRow } from './goals.queries.ts'
import { isDone } from './goals.rules.ts'
import { milestonesDone } from './goals.text.ts'

type GoalTitleProps = {
  row: GoalRow
  /** Makes the title a button. */
  onOpen: (() => void) | undefined
}

/** A goal's title, and how many of its milestones are done. */
export function GoalTitle({ row: { goal, milestones }, onOpen }: GoalTitleProps) {
  const look = cx('max-w-full text-left break-words', goal.status === 'complete' && 'text-soft line-through')
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      {onOpen ? (
        <button type="button" className={cx(look, 'rounded py-1 hover:underline')} onClick={onOpen}>
          {goal.title}
        </button>
      ) : (
        <span className={cx(look, 'py-1')}>{goal.title}</span>
      )}
      {milestones.length > 0 && (
        <span data-numeric className="text-xs text-soft">
          {milestonesDone(milestones.filter(isDone).length, milestones.length)}
        </span>
      )}
    </div>
  )
}
