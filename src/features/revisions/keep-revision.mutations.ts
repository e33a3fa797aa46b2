import type { MutationContext } from '../../sync/define-mutation.ts'
import { hashedId } from '../../sync/hashed-id.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { refuse } from './revisions.refusals.ts'
import { readersOf, type RevisedEntity, type RevisedPlace } from './readers.rules.ts'
import { isKept, isUnseen, type Written } from './revisions.rules.ts'
import { revisions } from './revisions.table.ts'

/** How many entries somebody adds to histories in a day: more than an import of a whole org chart does. */
const MOST_A_DAY = 3_000

/**
 * Keeps what a field said before a save, which goes on to write the row with the next version.
 * @param next what it is to say, and the version that the writer had on their screen
 */
export function keepRevision(
  tx: Transaction,
  { actor, now }: MutationContext,
  { entity, entityId, field, readers }: RevisedPlace,
  before: Written,
  next: { text: string; from: number },
): void {
  const save = { ...next, by: actor.id, now }
  const entries = tx.where(revisions, { entity, entityId }).filter((entry) => entry.field === field)
  if (!isKept(before, save, entries)) return
  if (tx.where(revisions, { createdBy: actor.id }).length >= MOST_A_DAY)
    refuse('revision/too-many-a-day', { limit: MOST_A_DAY })
  tx.insert(revisions, {
    id: revisionId(entity, entityId, field, before.version),
    entity,
    entityId,
    field,
    ...readersOf(readers),
    version: before.version,
    before: before.text,
    beforeBy: before.updatedBy,
    isUnseen: isUnseen(before, save),
    createdBy: actor.id,
    createdAt: now,
  })
}

/** Each version of a field is replaced once. Hashed, because ids are chosen by whoever adds a row: nobody takes the place of another's history. */
const revisionId = (entity: RevisedEntity, entityId: string, field: string, version: number): string =>
  hashedId('revision', entity, entityId, field, String(version))
