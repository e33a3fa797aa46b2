import type { MutationContext } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { freeId } from '../../../sync/hashed-id.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { sectionElapsed, sectionOf } from '../../meetings/timer/timer.rules.ts'
import { isOpen } from '../issues.rules.ts'
import { type Issue, issues } from '../issues.table.ts'
import { refuse } from './discussion.refusals.ts'
import { takenUpIn } from './discussion.reads.ts'
import { discussedFor } from './discussion.rules.ts'
import { type MeetingIssue, meetingIssues, MOST_TAKEN_UP } from './meeting-issues.table.ts'

type Chosen = Pick<MeetingIssue, 'round' | 'place' | 'votes'>

/** Of an issue that the scriber opened without choosing it for a round. */
export const OUT_OF_TURN: Chosen = { round: null, place: null, votes: 0 }

/**
 * An open issue of the meeting's team.
 * @throws {Refusal} when it is closed or another team's
 */
export function findDiscussable(tx: Transaction, { teamId }: Meeting, issueId: string): Issue {
  const issue = tx.find(issues, issueId)
  if (issue.teamId !== teamId) refuse('discussion/other-team')
  return isOpen(issue) ? issue : refuse('discussion/issue-closed')
}

/** Takes an issue up, or again in a later round; what was discussed of it before still counts. */
export function takeUp(
  tx: Transaction,
  meeting: Meeting,
  issue: Issue,
  { now, ...chosen }: Chosen & { now: string },
): void {
  const before = takenUpIn(tx, meeting.id, issue.id)
  const again = { ...chosen, title: issue.title, outcome: null, reason: null, toTeamId: null }
  const undecided = { ...again, decidedAt: null, decidedBy: null, takenUpAt: now }
  if (before) return tx.update(meetingIssues, before.id, undecided)
  if (tx.where(meetingIssues, { meetingId: meeting.id }).length >= MOST_TAKEN_UP)
    refuse('discussion/too-many', { limit: MOST_TAKEN_UP })
  tx.insert(meetingIssues, {
    ...undecided,
    id: freeId(tx.overlay, meetingIssues, 'taken up', meeting.id, issue.id),
    meetingId: meeting.id,
    issueId: issue.id,
    teamId: meeting.teamId,
    section: sectionOf(meeting),
    since: null,
    spent: 0,
  })
}

/** Puts an issue that was taken up on every screen and runs its clock; null puts none there. */
export function discuss(
  tx: Transaction,
  meeting: Meeting,
  issueId: string | null,
  { actor, now }: MutationContext,
): void {
  const at = Date.parse(now)
  const before = meeting.discussedIssueId && takenUpIn(tx, meeting.id, meeting.discussedIssueId)
  if (before) tx.update(meetingIssues, before.id, { spent: discussedFor(before, meeting, at), since: null })
  if (issueId !== null) {
    const section = sectionOf(meeting)
    const since = sectionElapsed(meeting, section, at)
    const { id } = takenUpIn(tx, meeting.id, issueId) ?? notFound()
    tx.update(meetingIssues, id, { section, since })
  }
  tx.update(meetings, meeting.id, {
    discussedIssueId: issueId,
    scriberLastActivity: now,
    updatedAt: now,
    updatedBy: actor.id,
  })
}
