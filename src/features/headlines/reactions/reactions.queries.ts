import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { nameOf } from '../../people/people.reads.ts'
import { counted } from './reactions.rules.ts'
import { headlineReactions, type ReactionKind } from './reactions.table.ts'

export interface Reacted {
  kind: ReactionKind
  count: number
  /** Of the first people who reacted so. */
  names: string[]
  isMine: boolean
}

const NAMED = 20

/** How people reacted to a headline. Reactions reach only those who may read it. */
export const reactionsOf = defineQuery('reactionsOf', {
  input: { headlineId: ref('headlines') },
  visibleTo: () => true,
  run: (read, { headlineId }, actor): Reacted[] =>
    counted(read.where(headlineReactions, { headlineId })).map(({ kind, personIds }) => ({
      kind,
      count: personIds.length,
      names: personIds.slice(0, NAMED).map((id) => nameOf(read, id)),
      isMine: personIds.includes(actor.id),
    })),
})
