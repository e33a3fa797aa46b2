import { diffWordsWithSpace } from 'diff'

/** A stretch of two versions of a text laid over one another. */
export interface Piece {
  /** Where it begins in both together. */
  readonly at: number
  readonly text: string
  readonly kind: 'same' | 'gone' | 'new'
}

/** How a text became another, word by word. */
export function piecesOf(before: string, after: string): Piece[] {
  let next = 0
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
    const at = next
    next += value.length
    return { at, text: value, kind: added ? 'new' : removed ? 'gone' : 'same' }
  })
}
