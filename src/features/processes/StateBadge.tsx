import { Badge } from '../../ui/Badge.tsx'
import type { ProcessState } from './processes.rules.ts'
import { STATE_LABELS } from './processes.text.ts'

const VARIANTS = {
  draft: 'todo',
  published: 'good',
  changed: 'inprogress',
  'review-due': 'warn',
  archived: 'status',
} as const satisfies Record<ProcessState, string>

export const StateBadge = ({ state }: { state: ProcessState }) => (
  <Badge variant={VARIANTS[state]}>{STATE_LABELS[state]}</Badge>
)
