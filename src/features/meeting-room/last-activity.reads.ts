import type { Reader } from '../../sync/store.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { meetingNotes } from '../issues/discussion/meeting-notes.table.ts'
import { issues } from '../issues/issues.table.ts'
import { liveMeetingRatings, type Meeting, meetingParticipants } from '../meetings/meetings.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { issueVotes } from '../voting/voting.table.ts'

/** When something last happened in a running meeting: with its timer, people, votes, notes and ratings, or made in it. ISO 8601. */
export function lastActivityOf(read: Reader, { id: meetingId, updatedAt }: Meeting): string {
  const moments = [
    updatedAt,
    ...read
      .where(meetingParticipants, { meetingId })
      .flatMap(({ joinedAt, leftAt, votedAt }) => [joinedAt, leftAt ?? '', votedAt ?? '']),
    ...read.where(meetingNotes, { meetingId }).map(({ updatedAt: writtenAt }) => writtenAt),
    ...read.where(liveMeetingRatings, { meetingId }).map(({ ratedAt }) => ratedAt),
    ...[
      ...read.where(issueVotes, { meetingId }),
      ...read.where(issues, { meetingId }),
      ...read.where(tasks, { meetingId }),
      ...read.where(headlines, { meetingId }),
    ].map(({ createdAt }) => createdAt),
  ]
  return moments.reduce((latest, moment) => (moment > latest ? moment : latest))
}
