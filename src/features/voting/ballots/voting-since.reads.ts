import type { Reader } from '../../../sync/store.ts'
import { meetingIssues } from '../../issues/discussion/meeting-issues.table.ts'
import { countsSince, isHiding } from './ballots.rules.ts'
import { meetingBallots } from './meeting-ballots.table.ts'

/**
 * Since when it counts that somebody voted in a meeting or is done: in a hidden ballot since its start and each reveal, in an open vote since
 * issues were chosen last. Null is the beginning of the meeting.
 */
export function votingSince(read: Reader, meetingId: string): string | null {
  const ballot = read.get(meetingBallots, meetingId)
  return isHiding(ballot) ? countsSince(ballot) : lastChoice(read, meetingId)
}

const lastChoice = (read: Reader, meetingId: string): string | null =>
  read
    .where(meetingIssues, { meetingId })
    .reduce<string | null>(
      (latest, { round, takenUpAt }) => (round !== null && takenUpAt > (latest ?? '') ? takenUpAt : latest),
      null,
    )
