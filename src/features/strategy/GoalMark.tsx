import { cx } from '../../ui/cx.ts'
import { OutcomeBadge } from '../goals/closing/OutcomeBadge.tsx'
import { STATUS_LOOKS } from '../goals/goal-status-looks.ts'
import { STATUS_LABELS } from '../goals/goal-status.text.ts'
import type { Goal } from '../goals/goals.table.ts'

const INKS: Record<Goal['status'], string> = {
  on_track: 'text-good-edge',
  off_track: 'text-bad-edge',
  complete: 'text-info-edge',
}

/** How a goal stands, as a mark before its title; its status is read aloud. */
export function GoalMark({ goal: { status, outcome } }: { goal: Goal }) {
  if (outcome !== null) return <OutcomeBadge outcome={outcome} />
  const { icon: Icon } = STATUS_LOOKS[status]
  return (
    <span title={STATUS_LABELS[status]} className="shrink-0">
      <Icon aria-hidden className={cx('size-4', INKS[status])} />
      <span className="sr-only">{STATUS_LABELS[status]}</span>
    </span>
  )
}
