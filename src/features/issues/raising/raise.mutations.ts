import type { MutationContext } from '../../../sync/define-mutation.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { madeInMeeting } from '../../meetings/made-in-meeting.reads.ts'
import { refuse as refuseWeek } from '../../metrics/metrics.refusals.ts'
import { isEnterableWeek } from '../../metrics/values/metric-values.rules.ts'
import { findOwnTeam } from '../../work/own-team.reads.ts'
import { canOwn } from '../../work/owners.reads.ts'
import { cameBack } from '../age.rules.ts'
import { UNTOUCHED } from '../issues.rules.ts'
import { issues, type SourceKind } from '../issues.table.ts'
import { issueOnList } from './on-list.reads.ts'
import { issueIdOf } from './sources.rules.ts'

interface Raised {
  id: string
  kind: SourceKind
  sourceId: string
  week: string
  teamId: string
  /** Who should own it, the first who can. */
  ownerIds: readonly string[]
  title: string
  description?: string
  meetingId: string | null
}

/**
 * Puts an issue of a row on the team's list: owned by whoever owns what it is made from, or by the actor if they can't own it in that
 * team. One that is there already stays as it is; one that was resolved or archived is open again.
 */
export function raise(tx: Transaction, given: Raised, { actor, now }: MutationContext): void {
  const { id, kind, sourceId, week, title, description = null } = given
  const teamId = findOwnTeam(tx, actor, given.teamId).id
  if (!isEnterableWeek(week, now)) refuseWeek('value/not-a-week')
  if (id !== issueIdOf({ teamId, sourceId, week })) notFound()
  if (issueOnList(tx, given)) return
  const before = tx.get(issues, id)
  const open = {
    title,
    status: 'open' as const,
    meetingId: madeInMeeting(tx, given.meetingId, teamId),
    updatedAt: now,
    resolvedAt: null,
    resolvedBy: null,
    archivedAt: null,
    ...UNTOUCHED,
    reopenedAt: before && cameBack(before, now) ? now : (before?.reopenedAt ?? null),
  }
  if (before) return tx.update(issues, id, open)
  const isOwner = (personId: string) => canOwn(tx, actor, { teamId, personId, createdBy: actor.id })
  tx.insert(issues, {
    ...open,
    id,
    description,
    issueType: 'short_term',
    teamId,
    ownerId: given.ownerIds.find(isOwner) ?? actor.id,
    sourceKind: kind,
    sourceId,
    sourceWeek: week,
    createdBy: actor.id,
    createdAt: now,
  })
}
