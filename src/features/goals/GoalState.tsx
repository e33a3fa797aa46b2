import { OutcomeBadge } from './closing/OutcomeBadge.tsx'
import type { Goal, GoalStatus } from './goals.table.ts'
import { GoalStatusBadge } from './GoalStatusBadge.tsx'
import { GoalStatusControl } from './GoalStatusControl.tsx'

type GoalStateProps = {
  goal: Goal
  /** Without it the status is only shown. */
  onChange?: ((status: GoalStatus) => void) | undefined
}

/** How a goal stands, or how it ended with its quarter. */
export function GoalState({ goal: { title, status, outcome }, onChange }: GoalStateProps) {
  if (outcome !== null) return <OutcomeBadge outcome={outcome} />
  if (!onChange) return <GoalStatusBadge status={status} />
  return <GoalStatusControl title={title} status={status} onChange={onChange} />
}
