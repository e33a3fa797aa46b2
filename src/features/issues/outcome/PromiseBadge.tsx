import { Badge } from '../../../ui/Badge.tsx'
import type { Outcome } from './promise.rules.ts'
import { STATE_LABELS } from './promises.text.ts'

const LOOKS = { open: 'info', moved: 'good', worse: 'bad', 'not-moved': 'warn', unknown: 'status' } as const

export const PromiseBadge = ({ state }: Pick<Outcome, 'state'>) => (
  <Badge variant={LOOKS[state]}>{STATE_LABELS[state]}</Badge>
)
