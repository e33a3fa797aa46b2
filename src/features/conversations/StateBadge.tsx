import { Badge } from '../../ui/Badge.tsx'
import type { State } from './conversation-kinds.rules.ts'
import { STATE_NAMES } from './conversations.text.ts'

const VARIANTS = {
  planned: 'status',
  preparing: 'status',
  ready: 'info',
  talking: 'warn',
  closed: 'good',
  cancelled: 'status',
} as const

export const StateBadge = ({ state }: { state: State }) => (
  <Badge variant={VARIANTS[state]}>{STATE_NAMES[state]}</Badge>
)
