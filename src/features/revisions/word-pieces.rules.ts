import { diffWordsWithSpace } from 'diff'

/** A stretch of two versions of a text laid over one another. */
export interface Piece {
  /** Where it begins in both together. */
  readonly at: number
  readonly text: string
  readonly kind: 'same' | 'gone' | 'new'
}

/** Texts that differ by more words than this have little in common, and to find that would take many seconds. */
const MOST_DIFFERENCES = 1_000

/** How a text became another, word by word; one in place of the other where hardly anything stayed. */
export function piecesOf(before: string, after: string): Piece[] {
  let next = 0
  const found = diffWordsWithSpace(before, after, { maxEditLength: MOST_DIFFERENCES }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  return found.map(({ value, added, removed }) => {
    const at = next
    next += value.length
    return { at, text: value, kind: added ? 'new' : removed ? 'gone' : 'same' }
  })
}
