import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { post } from '../../../ui/post.ts'
import { problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { RatingScale } from '../conclude/RatingScale.tsx'
import { NOT_RATED, RATED } from './guest-page.text.ts'

/** The guest's rating of the meeting. What was pressed shows at once. */
export function GuestRating({ rating }: { rating: number | null }) {
  const [pressed, setPressed] = useState<number | null>(null)
  async function rate(given: number) {
    setPressed(given)
    await post('/api/guests/rating', { rating: given }, NOT_RATED).catch((error: unknown) => {
      const { title, detail } = problemOf(error)
      toast.error(title, detail)
    })
    setPressed(null)
  }
  return (
    <Card>
      <RatingScale value={pressed ?? rating} onRate={(given) => void rate(given)} />
      <p role="status" className="mt-2 text-[0.8125rem] text-soft">
        {rating !== null && RATED}
      </p>
    </Card>
  )
}
