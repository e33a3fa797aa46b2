import type { MutationContext } from '../../sync/define-mutation.ts'
import type { Transaction } from '../../sync/transaction.ts'
import type { Day } from '../time/calendar.rules.ts'
import { type Notification, notifications } from './notifications.table.ts'

interface Subject {
  id: string
  teamId: string | null
  title: string
}

/**
 * Tells these people that the actor gave them something. Only the server does, because what others are told is theirs alone; nobody is told
 * of what they took on themselves.
 */
export function tellAssigned(
  tx: Transaction,
  { actor, now, origin }: MutationContext,
  kind: NonNullable<Notification['subjectKind']>,
  { id, teamId, title }: Subject,
  day: Day | null,
  personIds: readonly string[],
): void {
  if (!origin || actor.system) return
  for (const personId of personIds.filter((one) => one !== actor.id))
    tx.send(notifications, {
      id: origin.makeId(),
      personId,
      kind: 'assigned',
      subjectKind: kind,
      subjectId: id,
      teamId,
      name: title,
      count: null,
      day,
      senderId: actor.id,
      createdAt: now,
      readAt: null,
      deletedAt: null,
    })
}
