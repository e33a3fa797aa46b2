import { Badge } from '../../../ui/Badge.tsx'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { ratingText } from '../../meetings/ratings/ratings.text.ts'

/** An average and what it says of the meeting. */
export function RatingBadge({ average }: { average: number | null }) {
  if (average === null) return <Badge>Not rated</Badge>
  return (
    <Badge variant={isHealthy(average) ? 'good' : 'warn'}>
      <span data-numeric>{ratingText(average)}</span>{' '}
      {isHealthy(average) ? 'healthy' : `below ${HEALTHY_FROM}`}
    </Badge>
  )
}
