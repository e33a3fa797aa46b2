import type { Meeting } from '../../meetings/meetings.table.ts'
import { sectionElapsed } from '../../meetings/timer/timer.rules.ts'
import { isOpen } from '../issues.rules.ts'
import type { Issue } from '../issues.table.ts'
import { type MeetingIssue, type Outcome, ROUND_SIZE } from './meeting-issues.table.ts'

/** For how long the team looks at an issue before it asks whether to go on, in milliseconds. */
export const ISSUE_TIME = 2 * 60_000

type Votes = Readonly<Record<string, number>>

type Ranked = Pick<Issue, 'id' | 'createdAt'>

/** Most votes first. Of equals, the one raised first, which has waited longest. */
export const byVotesThenAge =
  (totals: Votes) =>
  (one: Ranked, other: Ranked): number =>
    (totals[other.id] ?? 0) - (totals[one.id] ?? 0) ||
    one.createdAt.localeCompare(other.createdAt) ||
    one.id.localeCompare(other.id)

/** The issues that have the most votes, at most three; those without a vote are left out. */
export const topByVotes = <I extends Ranked>(issues: readonly I[], totals: Votes): I[] =>
  issues
    .filter(({ id }) => (totals[id] ?? 0) > 0)
    .toSorted(byVotesThenAge(totals))
    .slice(0, ROUND_SIZE)

type Timed = Pick<MeetingIssue, 'section' | 'since' | 'spent'>

/** How long the issue has been discussed in this meeting, in milliseconds. Both `now` and the meeting are of one clock. */
export function discussedFor({ section, since, spent }: Timed, meeting: Meeting, now: number): number {
  return since === null ? spent : spent + Math.max(0, sectionElapsed(meeting, section, now) - since)
}

/** Whether there is nothing left to do about it in this meeting, by its own outcome or because it was closed elsewhere. */
export const isSettled = (
  { outcome, teamId }: Pick<MeetingIssue, 'outcome' | 'teamId'>,
  issue: Issue | undefined,
): boolean => outcome !== null || !issue || !isOpen(issue) || issue.teamId !== teamId

const inTurn = (one: MeetingIssue, other: MeetingIssue): number =>
  (one.round ?? Infinity) - (other.round ?? Infinity) || (one.place ?? 0) - (other.place ?? 0)

/** The issues of the latest round by their place, and those that were opened out of turn since then. */
export function presentRound(taken: readonly MeetingIssue[]): MeetingIssue[] {
  const latest = latestRound(taken)
  const begun = taken.find(({ round }) => round === latest)?.takenUpAt ?? ''
  return taken
    .filter(({ round, takenUpAt }) => round === latest || (round === null && takenUpAt >= begun))
    .toSorted((one, other) => inTurn(one, other) || one.takenUpAt.localeCompare(other.takenUpAt))
}

/** The number of the latest round; 0 before the first. */
export const latestRound = (taken: readonly Pick<MeetingIssue, 'round'>[]): number =>
  taken.reduce((latest, { round }) => Math.max(latest, round ?? 0), 0)

/** Solving needs a task, or a word why none is needed. */
export const isExplained = (
  outcome: Outcome,
  { tasks, reason }: { tasks: number; reason: string | null },
): boolean => outcome !== 'solved' || tasks > 0 || reason !== null
