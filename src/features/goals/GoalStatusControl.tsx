import { Check, CircleCheck, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import { GOAL_STATUSES, type GoalStatus } from './goals.table.ts'
import { STATUS_LABELS } from './goals.text.ts'

const looks = {
  on_track: { icon: CircleCheck, badge: 'good', pressed: 'bg-good-tint text-good-ink' },
  off_track: { icon: TriangleAlert, badge: 'bad', pressed: 'bg-bad-tint text-bad-ink' },
  complete: { icon: Check, badge: 'info', pressed: 'bg-info-tint text-info-ink' },
} as const

type GoalStatusControlProps = {
  title: string
  status: GoalStatus
  /** Without it the status is shown, not offered for change. */
  onChange?: ((status: GoalStatus) => void) | undefined
}

/** How a goal stands, one press away from the other answers. */
export function GoalStatusControl({ title, status, onChange }: GoalStatusControlProps) {
  if (!onChange) return <Badge variant={looks[status].badge}>{STATUS_LABELS[status]}</Badge>
  return (
    <div role="group" aria-label={`Status of ${title}`} className="inline-flex rounded-md border border-line">
      {GOAL_STATUSES.map((option) => {
        const { icon: Icon, pressed } = looks[option]
        const isPressed = option === status
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isPressed}
            className={cx(
              'inline-flex min-h-control-small items-center gap-1 px-2 text-xs whitespace-nowrap first:rounded-l-[5px] last:rounded-r-[5px] not-first:border-l not-first:border-line',
              isPressed ? cx('font-semibold', pressed) : 'text-soft hover:bg-hover hover:text-ink',
            )}
            onClick={() => !isPressed && onChange(option)}
          >
            {isPressed && <Icon aria-hidden className="size-3.5 shrink-0" />}
            {STATUS_LABELS[option]}
          </button>
        )
      })}
    </div>
  )
}
