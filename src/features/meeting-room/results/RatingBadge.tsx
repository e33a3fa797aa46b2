import { Badge } from '../../../ui/Badge.tsx'
import { isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { healthText, ratingText } from '../../meetings/ratings/ratings.text.ts'
import { NOT_RATED } from './results.text.ts'

/** A meeting's average rating, and what it says of the meeting. */
export function RatingBadge({ average }: { average: number | null }) {
  if (average === null) return <Badge>{NOT_RATED}</Badge>
  return (
    <Badge variant={isHealthy(average) ? 'good' : 'warn'}>
      <span data-numeric>{ratingText(average)}</span> {healthText(average)}
    </Badge>
  )
}
