import { Badge } from '../../ui/Badge.tsx'
import { STATUS_LOOKS } from './goal-status-looks.ts'
import type { GoalStatus } from './goals.table.ts'
import { STATUS_LABELS } from './goal-status.text.ts'

export const GoalStatusBadge = ({ status }: { status: GoalStatus }) => (
  <Badge variant={STATUS_LOOKS[status].badge}>{STATUS_LABELS[status]}</Badge>
)
