import { type Carried, carry, defineTable, type RowOf } from '../../sync/define-table.ts'
import { boolean, choice, integer, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { type Readers, readersOf, readersScope, REVISED, type RevisedEntity } from './readers.rules.ts'

/** The longest text that is kept, in characters. */
export const REVISION_LENGTH = 20_000

/** For how many days browsers hold what was replaced; the history of a row fetches the rest. */
const LIVE_DAYS = 1

export const revisedEntity = () => choice(...REVISED)

/** Who receives a row that is for managers, a team, one person or the company, as fields of that row. */
export const readersFields = {
  audience: choice('managers', 'team', 'person', 'company'),
  teamId: ref('teams').nullable(),
  personId: ref('people').nullable(),
}

/** What a field of a row said before somebody wrote it anew. Whoever sees the row sees its history. */
export const revisions = defineTable(
  'revisions',
  {
    id: uuid(),
    entity: revisedEntity(),
    entityId: uuid(),
    field: text({ max: 40 }),
    ...readersFields,
    /** The version that was replaced. */
    version: integer(1, 1_000_000),
    before: text({ max: REVISION_LENGTH }),
    /** Who had written it. */
    beforeBy: ref('people'),
    /** Whether the new text was written without having seen this one. */
    isUnseen: boolean(),
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  { scope: readersScope, indexes: [['entityId'], ['createdBy']], live: [liveFor(LIVE_DAYS, 'createdAt')] },
)

export type Revision = RowOf<typeof revisions>

/**
 * What a table says whose rows have a history: it goes where the row goes. `upon` are the fields that make its audience. A row of another table that
 * somebody gave the same id takes none of it along.
 */
export const carriesRevisions = <R>(
  entity: RevisedEntity,
  upon: readonly (keyof NoInfer<R> & string)[],
  readers: (row: R) => Readers,
): Carried => carry(revisions, 'entityId', upon, (row: R) => readersOf(readers(row)), { entity })
