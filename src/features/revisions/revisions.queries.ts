import { defineQuery } from '../../sync/define-query.ts'
import { ref, text, uuid } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { type Person, people } from '../people/people.table.ts'
import { readersScope } from './readers.rules.ts'
import { latestFirst, type Overwriting, overwritingFor } from './revisions.rules.ts'
import { readersFields, revisedEntity, REVISION_LENGTH, type Revision, revisions } from './revisions.table.ts'

export interface HistoryEntry {
  revision: Revision
  /** Who replaced the text. */
  by: Person | undefined
  /** Who had written it. */
  writtenBy: Person | undefined
}

/** What a field of a row has said before, the latest first, however long ago. The readers are those of the row. */
export const fieldHistory = defineQuery('fieldHistory', {
  input: { entity: revisedEntity(), entityId: uuid(), field: text({ max: 40 }), ...readersFields },
  visibleTo: (actor, readers) => actor.sees(readersScope(readers)),
  reaches: ({ entity, entityId, ...readers }) => [
    { scope: readersScope(readers), span: spanOf(revisions, { entity, entityId }) },
  ],
  run: (read, { entity, entityId, field }): HistoryEntry[] =>
    latestFirst(read.where(revisions, { entity, entityId }).filter((entry) => entry.field === field)).map(
      (revision) => ({
        revision,
        by: read.get(people, revision.createdBy),
        writtenBy: read.get(people, revision.beforeBy),
      }),
    ),
})

/** Whether the actor and somebody else have lately written over one another in a field, which says `text` now. */
export const overwritingOf = defineQuery('overwritingOf', {
  input: {
    entity: revisedEntity(),
    entityId: uuid(),
    field: text({ max: 40 }),
    text: text({ max: REVISION_LENGTH }),
    updatedBy: ref('people').nullable(),
  },
  visibleTo: () => true,
  run(
    read,
    { entity, entityId, field, ...now },
    actor,
  ): (Overwriting & { other: Person | undefined }) | null {
    const entries = read.where(revisions, { entity, entityId }).filter((entry) => entry.field === field)
    const found = overwritingFor(entries, actor.id, now)
    if (!found) return null
    const { createdBy, beforeBy } = found.revision
    return { ...found, other: read.get(people, found.mine === 'text' ? beforeBy : createdBy) }
  },
})
