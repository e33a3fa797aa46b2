import { defineQuery } from '../../sync/define-query.ts'
import { choice, list, text, uuid } from '../../sync/fields.ts'
import { allOf, oneOf } from './search.reads.ts'
import { best, type Findable, type Kind, KINDS, SEARCH_LENGTH } from './search.rules.ts'

/** What can be found of one kind. It is no list, because comparing one with the list before it takes longer than searching it. */
export class Findables {
  readonly rows: readonly Findable[]

  constructor(rows: readonly Findable[]) {
    this.rows = rows
  }
}

/**
 * What can be found of a kind among the rows at hand: the best few for a text, or everything, which the palette keeps and searches itself.
 * Everybody may ask for what they see.
 */
export const found = defineQuery('found', {
  input: { kind: choice(...KINDS), text: text({ max: SEARCH_LENGTH }).optional() },
  visibleTo: () => true,
  run(read, { kind, text: sought }, actor) {
    const all = allOf(read, kind, actor)
    return new Findables(sought === undefined ? all : best(all, sought))
  },
})

/** As many as a browser remembers of what was opened last. */
export const RECENT = 8

/** Those of the things with these ids that are at hand, in their order. Everybody may ask for what they see. */
export const foundAgain = defineQuery('foundAgain', {
  input: { ids: list(uuid(), RECENT) },
  visibleTo: () => true,
  run: (read, { ids }, actor): (Findable & { kind: Kind })[] =>
    ids.flatMap((id) => {
      for (const kind of KINDS) {
        const one = oneOf(read, kind, id, actor)
        if (one) return [{ ...one, kind }]
      }
      return []
    }),
})
