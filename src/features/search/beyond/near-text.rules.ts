import { hasNearly, slipsIn } from '../nearly.rules.ts'
import { folded } from '../search.rules.ts'

/** One digit more or less is another day or number rather than a slip. */
const slipsForgiven = (word: string): number => (/\d/.test(word) ? 0 : slipsIn(word))

/** A word with the letters before and after this place swapped. */
const swappedAt = (word: string, place: number): string =>
  word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1)

/**
 * Parts of which every text has one that has the word nearly. Of one piece more than there are slips, one is whole, unless letters were swapped
 * where they are cut: then two of them are whole together, or the word is but for that.
 */
export function piecesOf(word: string): string[] {
  const slips = slipsForgiven(word)
  if (slips === 0) return [word]
  const ends = Array.from({ length: slips + 2 }, (_, index) =>
    Math.floor((index * word.length) / (slips + 1)),
  )
  const cuts = ends.slice(1, -1)
  const pieces = ends.slice(1).map((end, index) => word.slice(ends[index], end))
  const swapped = cuts.map((cut, index) => swappedAt(word, cut).slice(ends[index], ends[index + 2]))
  return [...pieces, ...swapped, ...(cuts.length > 1 ? [cuts.reduce(swappedAt, word)] : [])]
}

/** Whether a text has every word, or nearly so, by the rule of the search among the rows at hand. */
export function hasNearlyAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.every((each) => {
    const word = folded(each)
    return plain.includes(word) || hasNearly(plain, word, slipsForgiven(word))
  })
}
