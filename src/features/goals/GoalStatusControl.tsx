import { cx } from '../../ui/cx.ts'
import { STATUS_LOOKS } from './goal-status-looks.ts'
import { GOAL_STATUSES, type GoalStatus } from './goals.table.ts'
import { STATUS_LABELS, statusOf } from './goal-status.text.ts'

type GoalStatusControlProps = {
  title: string
  status: GoalStatus
  onChange: (status: GoalStatus) => void
}

/** A goal's status, with a button for each. Pressing the one that it has says so for this week as well. */
export function GoalStatusControl({ title, status, onChange }: GoalStatusControlProps) {
  return (
    <div role="group" aria-label={statusOf(title)} className="inline-flex rounded-md border border-line">
      {GOAL_STATUSES.map((option) => {
        const { icon: Icon, pressed } = STATUS_LOOKS[option]
        const isPressed = option === status
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isPressed}
            className={cx(
              'inline-flex min-h-control-small items-center gap-1 px-2 text-xs whitespace-nowrap first:rounded-l-[5px] last:rounded-r-[5px] not-first:border-l not-first:border-line',
              isPressed
                ? cx('font-semibold', pressed)
                : 'text-soft hover:bg-hover hover:text-ink print:hidden',
            )}
            onClick={() => onChange(option)}
          >
            {isPressed && <Icon aria-hidden className="size-3.5 shrink-0" />}
            {STATUS_LABELS[option]}
          </button>
        )
      })}
    </div>
  )
}
