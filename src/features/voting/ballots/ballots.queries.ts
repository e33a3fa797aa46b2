import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import type { Reader } from '../../../sync/store.ts'
import { meetingIssues } from '../../issues/discussion/meeting-issues.table.ts'
import { seesMeeting } from '../../meetings/meetings.access.ts'
import { presentIn } from '../../meetings/meetings.reads.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { votersIn } from '../voting.reads.ts'
import { hasVotedSecretly, isHiding, isSince } from './ballots.rules.ts'
import { meetingBallots } from './meeting-ballots.table.ts'

export interface Voter {
  person: Person
  hasVoted: boolean
  /** They have said that they are done. */
  isDone: boolean
}

/**
 * How far a meeting’s vote is: who has voted and who is done, but never how. In a hidden ballot that counts anew from each reveal on,
 * in an open one from each choice of issues on for those who are done.
 */
export const ballotOfMeeting = defineQuery('ballotOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const ballot = read.get(meetingBallots, meetingId)
    const voted = votersIn(read, { teamId: meeting.teamId, meetingId })
    const hiding = isHiding(ballot)
    const since = hiding ? ballot.revealedAt : lastChoice(read, meetingId)
    const voters = presentIn(read, meeting).flatMap((participant): Voter[] => {
      const person = read.get(people, participant.personId)
      const hasVoted = hiding ? hasVotedSecretly(participant, ballot) : voted.has(participant.personId)
      return person ? [{ person, hasVoted, isDone: isSince(participant.doneVotingAt, since) }] : []
    })
    return { isHidden: hiding, revealedAt: ballot?.revealedAt ?? null, voters }
  },
})

export type BallotState = NonNullable<ReturnType<typeof ballotOfMeeting.run>>

/** When issues were chosen last; null before the first time. */
const lastChoice = (read: Reader, meetingId: string): string | null =>
  read
    .where(meetingIssues, { meetingId })
    .reduce<string | null>(
      (latest, { round, takenUpAt }) => (round !== null && takenUpAt > (latest ?? '') ? takenUpAt : latest),
      null,
    )
