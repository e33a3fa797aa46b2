import type { MeetingParticipant } from '../../meetings/meetings.table.ts'
import { ALL_SLOTS, type MeetingBallot } from './meeting-ballots.table.ts'

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

/** How many votes one mutation reveals; each is a row that it writes, and those are limited. */
const REVEALED_AT_ONCE = 1_800

/**
 * The slots up to which votes are revealed, step by step: one step for as many people as usually meet, and more steps the more they are.
 */
export function revealSteps(people: number): number[] {
  const step = Math.max(1, Math.floor(REVEALED_AT_ONCE / Math.max(1, people)))
  const steps = Array.from({ length: Math.ceil(ALL_SLOTS / step) }, (_, index) => (index + 1) * step)
  return steps.map((upTo) => Math.min(ALL_SLOTS, upTo))
}
