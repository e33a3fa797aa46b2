import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { seesMeeting } from '../../meetings/meetings.access.ts'
import { presentIn } from '../../meetings/meetings.reads.ts'
import { meetings } from '../../meetings/meetings.table.ts'
import { people, type Person } from '../../people/people.table.ts'
import { votesIn } from '../voting.reads.ts'
import { isHiding, isSince } from './ballots.rules.ts'
import { meetingBallots } from './meeting-ballots.table.ts'
import { votingSince } from './voting-since.reads.ts'

export interface Voter {
  person: Person
  hasVoted: boolean
  /** They have said that they are done. */
  isDone: boolean
}

/**
 * How far a meeting’s vote is: who has voted and who is done, but never how. Both count anew as `votingSince` says; in an open vote,
 * whoever has votes that still count has voted.
 */
export const ballotOfMeeting = defineQuery('ballotOfMeeting', {
  input: { meetingId: ref('meetings') },
  visibleTo: seesMeeting,
  run(read, { meetingId }) {
    const meeting = read.get(meetings, meetingId)
    if (!meeting) return null
    const ballot = read.get(meetingBallots, meetingId)
    const isHidden = isHiding(ballot)
    const since = votingSince(read, meetingId)
    const votes = isHidden ? [] : votesIn(read, { teamId: meeting.teamId, meetingId }).counting
    const withVotes = new Set(votes.map(({ userId }) => userId))
    const voters = presentIn(read, meeting).flatMap((participant): Voter[] => {
      const { personId, votedAt, doneVotingAt } = participant
      const person = read.get(people, personId)
      const hasVoted = isSince(votedAt, since) || withVotes.has(personId)
      return person ? [{ person, hasVoted, isDone: isSince(doneVotingAt, since) }] : []
    })
    return { isHidden, revealedAt: ballot?.revealedAt ?? null, voters }
  },
})

export type BallotState = NonNullable<ReturnType<typeof ballotOfMeeting.run>>
