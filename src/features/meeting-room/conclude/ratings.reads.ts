import type { Reader } from '../../../sync/store.ts'
import { type LiveMeetingRating, liveMeetingRatings } from '../../meetings/meetings.table.ts'
import { meetingResults } from '../results/meeting-results.table.ts'

type Rating = Pick<LiveMeetingRating, 'personId' | 'rating' | 'note'>

/** The ratings given in the meeting; once it has ended, as its result has them. */
export function ratingsIn(read: Reader, meetingId: string): Rating[] {
  const [result] = read.where(meetingResults, { meetingId })
  if (!result) return read.where(liveMeetingRatings, { meetingId })
  return Object.entries(result.meetingRatings).map(([personId, rating]) => ({
    personId,
    rating,
    note: result.ratingNotes[personId] ?? null,
  }))
}
