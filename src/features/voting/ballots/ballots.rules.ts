import type { MeetingBallot } from './meeting-ballots.table.ts'

/** Whether votes that are given now stay hidden. */
export const isHiding = (ballot: MeetingBallot | undefined): ballot is MeetingBallot =>
  ballot?.endedAt === null

/** Whether this happened since then; null is the beginning of the meeting. */
export const isSince = (moment: string | null, since: string | null): boolean =>
  moment !== null && moment > (since ?? '')

/** When its votes began to be counted anew: with its latest reveal, or when it was started after that. */
export const countsSince = ({ startedAt, revealedAt }: MeetingBallot): string =>
  revealedAt !== null && revealedAt > startedAt ? revealedAt : startedAt
