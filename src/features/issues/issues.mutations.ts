import type { Actor } from '../../sync/actor.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { ref, uuid } from '../../sync/fields.ts'
import { isMadeId } from '../../sync/hashed-id.ts'
import { spanOf } from '../../sync/region.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { tellAssigned } from '../notifications/tell.mutations.ts'
import { findOwnTeam } from '../work/own-team.reads.ts'
import { canOwn } from '../work/owners.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import { refuse } from './issues.refusals.ts'
import { cameBack } from './age.rules.ts'
import { withMerged } from './issues.reads.ts'
import { freshIssue } from './issues.rules.ts'
import { issueDescription, issues, issueTeamPreferences, issueTitle, issueType } from './issues.table.ts'
import { ISSUE_NOT_ADDED, ISSUE_NOT_UPDATED } from './issues.text.ts'

/** Raises an issue in one of the actor's teams, which is proposed for their next issue. */
export const createIssue = defineMutation('createIssue', {
  failure: ISSUE_NOT_ADDED,
  input: {
    id: uuid(),
    title: issueTitle(),
    description: issueDescription().optional(),
    issueType: issueType(),
    teamId: ref('teams'),
    /** The creator if left out. */
    ownerId: ref('people').nullable().optional(),
    meetingId: ref('meetings').nullable().optional(),
  },
  may: canWriteWork,
  run(tx, { description = null, meetingId, ...input }, context) {
    if (isMadeId(input.id)) notFound()
    const { actor, now } = context
    const teamId = findOwnTeam(tx, actor, input.teamId).id
    const ownerId = input.ownerId ?? actor.id
    if (!canOwn(tx, actor, { teamId, personId: ownerId, createdBy: actor.id }))
      refuse('issue/owner-not-in-team')
    tx.insert(issues, {
      ...input,
      description,
      teamId,
      ownerId,
      meetingId: madeInMeeting(tx, meetingId, teamId),
      ...freshIssue(actor.id, now),
    })
    tellAssigned(tx, context, 'issue', { ...input, teamId }, null, [ownerId])
    rememberTeam(tx, actor, teamId, now)
  },
})

/** Changes the given fields; the others stay. */
export const updateIssue = defineMutation('updateIssue', {
  failure: ISSUE_NOT_UPDATED,
  input: {
    id: ref('issues'),
    title: issueTitle().optional(),
    description: issueDescription().optional(),
    issueType: issueType().optional(),
    ownerId: ref('people').optional(),
  },
  may: canWriteWork,
  run(tx, { id, ...changed }, context) {
    const { actor, now } = context
    const before = tx.find(issues, id)
    const { ownerId: personId = before.ownerId } = changed
    if (personId !== before.ownerId && !canOwn(tx, actor, { ...before, personId }))
      refuse('issue/owner-not-in-team')
    tx.update(issues, id, { ...changed, updatedAt: now })
    if (personId !== before.ownerId)
      tellAssigned(tx, context, 'issue', { ...before, ...changed }, null, [personId])
  },
})

/** Marks an issue as resolved by the actor. If it is resolved already, whoever was first stays named. */
export const resolveIssue = defineMutation('resolveIssue', {
  input: { id: ref('issues') },
  may: canWriteWork,
  run(tx, { id }, { actor, now }) {
    if (tx.find(issues, id).status === 'resolved') return
    tx.update(issues, id, { status: 'resolved', resolvedAt: now, resolvedBy: actor.id, updatedAt: now })
  },
})

export const reopenIssue = defineMutation('reopenIssue', {
  input: { id: ref('issues') },
  may: canWriteWork,
  run(tx, { id }, { now }) {
    const before = tx.find(issues, id)
    const reopenedAt = cameBack(before, now) ? now : before.reopenedAt
    tx.update(issues, id, { status: 'open', resolvedAt: null, resolvedBy: null, reopenedAt, updatedAt: now })
  },
})

export const archiveIssue = defineMutation('archiveIssue', {
  input: { id: ref('issues') },
  may: canWriteWork,
  run: (tx, { id }, { now }) => tx.update(issues, id, { archivedAt: now, updatedAt: now }),
})

/** Brings an archived issue back; also one that was merged into another, with its votes and those of what had been merged into it. */
export const restoreIssue = defineMutation('restoreIssue', {
  input: { id: ref('issues') },
  may: canWriteWork,
  reaches: ({ id }) => [spanOf(issues, { mergedIntoId: id })],
  run(tx, { id }, { now }) {
    const { mergedIntoId } = tx.find(issues, id)
    tx.update(issues, id, { archivedAt: null, mergedIntoId: null, movedToTeamId: null, updatedAt: now })
    // Votes follow the issue that they were given to (voting.table.ts).
    const merged = mergedIntoId === null ? [] : withMerged(tx, id).slice(1)
    for (const each of merged) tx.update(issues, each, { updatedAt: now })
  },
})

function rememberTeam(tx: Transaction, actor: Actor, teamId: string, now: string): void {
  const preference = { id: actor.id, teamId, updatedAt: now }
  if (tx.get(issueTeamPreferences, actor.id)) tx.update(issueTeamPreferences, actor.id, preference)
  else tx.insert(issueTeamPreferences, preference)
}
