import type { MeetingParticipant } from '../../meetings/meetings.table.ts'
import type { MeetingBallot } from './meeting-ballots.table.ts'

/** Whether votes that are given now stay hidden. */
export const isHiding = (ballot: MeetingBallot | undefined): ballot is MeetingBallot =>
  ballot?.endedAt === null

/** Whether this happened since then; null is the beginning of the meeting. */
export const isSince = (moment: string | null, since: string | null): boolean =>
  moment !== null && moment > (since ?? '')

type Voter = Pick<MeetingParticipant, 'votedAt' | 'doneVotingAt'>

/** Whether the person has voted in secret since the votes were last revealed. */
export const hasVotedSecretly = ({ votedAt }: Voter, { revealedAt }: MeetingBallot): boolean =>
  isSince(votedAt, revealedAt)
