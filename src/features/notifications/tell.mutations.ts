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

/** What a comment is about; with the Monday of a week if it is of a metric. */
interface Commented {
  kind: SubjectKind
  subjectId: string
  week: Day | null
}

/** Tells these people that the actor has mentioned them in a comment. Its subject has no title if that is not at hand. */
export const tellMentioned = (
  tx: Transaction,
  context: MutationContext,
  { kind: subjectKind, subjectId, week: day }: Commented,
  { teamId, title: name }: { teamId: string | null; title: string | null },
  personIds: readonly string[],
): void => tell(tx, context, { kind: 'mentioned', subjectKind, subjectId, teamId, name, day }, personIds)

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

/** Notes that somebody has seen what mentioned them in the discussion of a subject. What they were told earlier names no week. */
export function readMentions(
  tx: Transaction,
  personId: string,
  { kind: subjectKind, subjectId, week }: Commented,
  now: string,
): void {
  for (const { id, kind, day, readAt } of tx.where(notifications, { personId, subjectKind, subjectId })) {
    const isOfWeek = day === null || day === week
    if (kind === 'mentioned' && isOfWeek && readAt === null) tx.update(notifications, id, { readAt: now })
  }
}
