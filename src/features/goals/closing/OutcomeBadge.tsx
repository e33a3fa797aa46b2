import { ArrowRight, Check, SquareCheckBig, Trash2, X } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import type { GoalOutcome } from '../goals.table.ts'
import { OUTCOME_LABELS } from './closing.text.ts'

const LOOKS = {
  done: { icon: <Check aria-hidden />, variant: 'good' },
  not_done: { icon: <X aria-hidden />, variant: 'bad' },
  carried_over: { icon: <ArrowRight aria-hidden />, variant: 'warn' },
  made_task: { icon: <SquareCheckBig aria-hidden />, variant: 'info' },
  dropped: { icon: <Trash2 aria-hidden />, variant: 'status' },
} as const satisfies Record<GoalOutcome, object>

/** How a goal ended with its quarter. */
export const OutcomeBadge = ({ outcome }: { outcome: GoalOutcome }) => (
  <Badge {...LOOKS[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>
)
