import type { Actor } from '../../../sync/actor.ts'
import { defineMutation, type MutationContext } from '../../../sync/define-mutation.ts'
import { ref, uuid } from '../../../sync/fields.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { canTakePart } from '../../meetings/meetings.access.ts'
import { scriberEpoch } from '../../meetings/meetings.table.ts'
import { findScribed } from '../../meetings/scriber/scribed.reads.ts'
import { tasks } from '../../tasks/tasks.table.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { type Issue, issues } from '../issues.table.ts'
import { moveIssue } from '../moving/moving.mutations.ts'
import { refuse } from './discussion.refusals.ts'
import { takenUpIn } from './discussion.reads.ts'
import { isExplained, isSettled, presentRound } from './discussion.rules.ts'
import { NOT_DECIDED, NOT_DISCUSSED, NOT_UNDONE } from './discussion.text.ts'
import {
  type MeetingIssue,
  meetingIssues,
  outcome,
  type Outcome,
  solvedReason,
} from './meeting-issues.table.ts'
import { discuss, findDiscussable, OUT_OF_TURN, takeUp } from './taking-up.mutations.ts'

const target = { meetingId: ref('meetings'), epoch: scriberEpoch() }

/** Puts an issue on every screen of the meeting, for its scriber. One that the meeting has not taken up is taken up out of turn. */
export const discussIssue = defineMutation('discussIssue', {
  failure: NOT_DISCUSSED,
  input: { ...target, issueId: ref('issues') },
  may: canTakePart,
  run(tx, { issueId, ...args }, context) {
    const { actor, now } = context
    const meeting = findScribed(tx, actor, args)
    const issue = findDiscussable(tx, meeting, issueId)
    const taken = takenUpIn(tx, meeting.id, issueId)
    if (!taken || taken.outcome !== null) takeUp(tx, meeting, issue, { ...OUT_OF_TURN, now })
    discuss(tx, meeting, issueId, context)
  },
})

/** Takes the issue off the screens without a decision; it stays in its round. */
export const stopDiscussing = defineMutation('stopDiscussing', {
  failure: NOT_DISCUSSED,
  input: target,
  may: canTakePart,
  run: (tx, args, context) => discuss(tx, findScribed(tx, context.actor, args), null, context),
})

/** Decides an issue that the meeting has taken up, and goes on to the next one of its round. */
export const decideIssue = defineMutation('decideIssue', {
  failure: NOT_DECIDED,
  input: {
    ...target,
    issueId: ref('issues'),
    outcome: outcome(),
    /** Why it was solved without a task. */
    reason: solvedReason().optional(),
    /** The team it is moved to, and the id that it is given there if the actor doesn’t work in that team. */
    toTeamId: ref('teams').nullable().optional(),
    copyId: uuid().optional(),
  },
  may: canWriteWork,
  run(tx, { issueId, outcome: decided, reason = null, toTeamId = null, copyId, ...args }, context) {
    const { actor, now } = context
    const meeting = findScribed(tx, actor, args)
    const taken = findTakenUp(tx, meeting.id, issueId)
    if (taken.outcome !== null) refuse('discussion/decided-already')
    const issue = findDiscussable(tx, meeting, issueId)
    const made = tx.where(tasks, { sourceIssueId: issueId, archivedAt: null }).length
    if (!isExplained(decided, { tasks: made, reason })) refuse('discussion/task-or-reason')
    if (decided === 'moved') move(tx, issueId, { toTeamId, copyId }, context)
    else tx.update(issues, issueId, { ...effectOf(actor, decided, now), updatedAt: now })
    tx.update(meetingIssues, taken.id, {
      outcome: decided,
      reason: made > 0 ? null : reason,
      toTeamId: decided === 'moved' ? toTeamId : null,
      title: issue.title,
      decidedAt: now,
      decidedBy: actor.id,
    })
    if (meeting.discussedIssueId === issueId)
      discuss(tx, meeting, nextInRound(tx, taken)?.issueId ?? null, context)
  },
})

/** Takes a decision back and discusses the issue again. */
export const undoDecision = defineMutation('undoDecision', {
  failure: NOT_UNDONE,
  input: { ...target, issueId: ref('issues') },
  may: canWriteWork,
  run(tx, { issueId, ...args }, context) {
    const { actor, now } = context
    const meeting = findScribed(tx, actor, args)
    const taken = findTakenUp(tx, meeting.id, issueId)
    if (taken.outcome === null) return
    tx.update(issues, issueId, { ...undone(taken), updatedAt: now })
    const undecided = { outcome: null, reason: null, toTeamId: null, decidedAt: null, decidedBy: null }
    tx.update(meetingIssues, taken.id, undecided)
    discuss(tx, meeting, issueId, context)
  },
})

const findTakenUp = (tx: Transaction, meetingId: string, issueId: string): MeetingIssue =>
  takenUpIn(tx, meetingId, issueId) ?? refuse('discussion/not-taken-up')

/** The first undecided issue of the round. */
function nextInRound(tx: Transaction, { meetingId }: MeetingIssue): MeetingIssue | undefined {
  const round = presentRound(tx.where(meetingIssues, { meetingId }))
  return round.find((taken) => !isSettled(taken, tx.get(issues, taken.issueId)))
}

/** What the decision does to the issue itself. */
function effectOf(actor: Actor, decided: Exclude<Outcome, 'moved'>, now: string): Partial<Issue> {
  if (decided === 'solved') return { status: 'resolved', resolvedAt: now, resolvedBy: actor.id }
  if (decided === 'long_term') return { issueType: 'long_term' }
  return decided === 'dropped' ? { archivedAt: now } : {}
}

interface Destination {
  toTeamId: string | null
  copyId: string | undefined
}

function move(
  tx: Transaction,
  id: string,
  { toTeamId, copyId }: Destination,
  context: MutationContext,
): void {
  if (toTeamId === null || copyId === undefined) return refuse('discussion/choose-another-team')
  moveIssue.run(tx, { id, teamId: toTeamId, copyId }, context)
}

function undone({ outcome: decided, teamId }: MeetingIssue): Partial<Issue> {
  if (decided === 'solved') return { status: 'open', resolvedAt: null, resolvedBy: null }
  if (decided === 'long_term') return { issueType: 'short_term' }
  if (decided === 'dropped') return { archivedAt: null }
  // The other team keeps what was sent to it.
  return decided === 'moved' ? { teamId, archivedAt: null, movedToTeamId: null } : {}
}
