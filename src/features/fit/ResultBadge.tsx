import { CircleCheck, CircleDashed, CircleMinus } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import type { Result } from './fit.rules.ts'
import { RESULT_NAMES } from './fit.text.ts'

const LOOKS = {
  meets: { variant: 'good', icon: CircleCheck },
  below: { variant: 'bad', icon: CircleMinus },
  incomplete: { variant: 'status', icon: CircleDashed },
} as const

export function ResultBadge({ result }: { result: Result }) {
  const { variant, icon: Icon } = LOOKS[result]
  return (
    <Badge variant={variant} icon={<Icon aria-hidden />}>
      {RESULT_NAMES[result]}
    </Badge>
  )
}
