import { createContext, useContext } from 'react'
import type { Meeting } from '../../../meetings/meetings.table.ts'

export const ReviewContext = createContext<Meeting | null>(null)

/**
 * The meeting that goes through a plan.
 * @throws {Error} outside of one
 */
export function useReview(): Meeting {
  const meeting = useContext(ReviewContext)
  if (!meeting) throw new Error('This part belongs into the review of a plan')
  return meeting
}
