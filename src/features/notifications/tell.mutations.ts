import type { MutationContext } from '../../sync/define-mutation.ts'
import type { Transaction } from '../../sync/transaction.ts'
import type { Day } from '../time/calendar.rules.ts'
import { type Notification, notifications } from './notifications.table.ts'

type SubjectKind = NonNullable<Notification['subjectKind']>

interface Subject {
  id: string
  teamId: string | null
  title: string
}

/** Tells these people that the actor gave them something. Nobody is told of what they took on themselves. */
export const tellAssigned = (
  tx: Transaction,
  context: MutationContext,
  subjectKind: SubjectKind,
  { id: subjectId, teamId, title: name }: Subject,
  day: Day | null,
  personIds: readonly string[],
): void => tell(tx, context, { kind: 'assigned', subjectKind, subjectId, teamId, name, day }, personIds)

/** Tells these people that the actor has mentioned them in a comment. Its subject has no title if that is not at hand. */
export const tellMentioned = (
  tx: Transaction,
  context: MutationContext,
  subjectKind: SubjectKind,
  { id: subjectId, teamId, title: name }: Omit<Subject, 'title'> & { title: string | null },
  personIds: readonly string[],
): void =>
  tell(tx, context, { kind: 'mentioned', subjectKind, subjectId, teamId, name, day: null }, personIds)

type Told = Pick<Notification, 'kind' | 'subjectKind' | 'subjectId' | 'teamId' | 'name' | 'day'>

/** Only the server does, because what others are told is theirs alone. */
function tell(
  tx: Transaction,
  { actor, now, origin }: MutationContext,
  told: Told,
  personIds: readonly string[],
): void {
  if (!origin || actor.system) return
  for (const personId of personIds.filter((one) => one !== actor.id))
    tx.send(notifications, {
      ...told,
      id: origin.makeId(),
      personId,
      count: null,
      senderId: actor.id,
      createdAt: now,
      readAt: null,
      deletedAt: null,
    })
}

/** Notes that somebody has seen what mentioned them in the discussion of a subject. */
export function readMentions(
  tx: Transaction,
  personId: string,
  { kind: subjectKind, id: subjectId }: { kind: SubjectKind; id: string },
  now: string,
): void {
  for (const { id, kind, readAt } of tx.where(notifications, { personId, subjectKind, subjectId }))
    if (kind === 'mentioned' && readAt === null) tx.update(notifications, id, { readAt: now })
}
