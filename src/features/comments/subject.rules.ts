import type { Actor } from '../../sync/actor.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import type { Reader } from '../../sync/store.ts'
import type { Audience } from './audience.rules.ts'
import type { SubjectKind } from './subjects.rules.ts'

/** A kind of row that people discuss: what its feature says of it, which stands after comments. */
export interface Subject<R extends Row> {
  readonly kind: SubjectKind
  readonly table: Table<R>
  titleOf(row: R): string
  audienceOf(row: R): Audience
  isArchived(row: R): boolean
  /** Whether the actor takes part, besides having the right to write work. */
  mayDiscuss(read: Reader, actor: Actor, row: R): boolean
  /** Ids of the people who hear of comments without having asked: who made it, and whose it is. */
  concerned(read: Reader, row: R): readonly string[]
}
