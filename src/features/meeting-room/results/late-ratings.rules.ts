import type { MeetingResult } from './meeting-results.table.ts'

const LATE_FOR_MS = 24 * 60 * 60_000

/** Whether ratings written before the end of the meeting may still arrive at `now` (ISO 8601). */
export const isRateable = ({ createdAt }: Pick<MeetingResult, 'createdAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) < LATE_FOR_MS

type Ratings = Pick<MeetingResult, 'meetingRatings' | 'ratingNotes'>

/** The ratings and notes with this person's, in the place of an earlier one. */
export function withRating(
  { meetingRatings, ratingNotes }: Ratings,
  personId: string,
  { rating, note }: { rating: number; note: string | null },
): Ratings {
  const { [personId]: _replaced, ...otherNotes } = ratingNotes
  return {
    meetingRatings: { ...meetingRatings, [personId]: rating },
    ratingNotes: note === null ? otherNotes : { ...otherNotes, [personId]: note },
  }
}
