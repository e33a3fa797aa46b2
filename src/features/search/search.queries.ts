import { defineQuery } from '../../sync/define-query.ts'
import { choice, list, text, uuid } from '../../sync/fields.ts'
import { allOf, oneOf } from './search.reads.ts'
import { best, type Findable, type Kind, KINDS, SEARCH_LENGTH } from './search.rules.ts'

type Found = Record<Kind, Findable[]>

/** What a search finds among the rows at hand, the best few of each kind. Everybody may ask for what they see. */
export const found = defineQuery('found', {
  input: { text: text({ max: SEARCH_LENGTH }) },
  visibleTo: () => true,
  run: (read, { text: sought }, actor): Found =>
    Object.fromEntries(KINDS.map((kind) => [kind, best(allOf(read, kind, actor), sought)])) as Found,
})

/** What can be found of one kind. It is no list, because comparing one with the list before it takes longer than searching it. */
export class Findables {
  readonly rows: readonly Findable[]

  constructor(rows: readonly Findable[]) {
    this.rows = rows
  }
}

/** Everything of a kind that can be found among the rows at hand, kept while the palette searches it. Everybody may ask for what they see. */
export const findable = defineQuery('findable', {
  input: { kind: choice(...KINDS) },
  visibleTo: () => true,
  run: (read, { kind }, actor) => new Findables(allOf(read, kind, actor)),
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
