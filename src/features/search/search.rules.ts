import type { MeetingType } from '../meetings/meetings.table.ts'

/** What can be found, in the order in which it is shown. */
export const KINDS = [
  'people',
  'teams',
  'tasks',
  'issues',
  'goals',
  'metrics',
  'headlines',
  'meetings',
] as const

export type Kind = (typeof KINDS)[number]

export interface Findable {
  id: string
  label: string
  /** A person's address, or the name of the team. */
  detail: string
  teamId?: string | null
  /** When it was (ISO 8601), of which the latest of the same name comes first. */
  at?: string
  /** Of a meeting: the kind of one that is running. */
  running?: MeetingType
}

/** The longest text that is searched for. */
export const SEARCH_LENGTH = 200

/** The shortest, because a single letter would find nearly everything. */
const SHORTEST = 2

const MOST_OF_A_KIND = 5

/** The words of a search; none while too little is typed. */
export function wordsOf(sought: string): string[] {
  const query = sought.trim().toLowerCase()
  return query.length < SHORTEST ? [] : query.split(/\s+/)
}

/** How well something fits, the best first: it begins so, one of its words does, it has every word, or nearly every one. */
type Rank = 0 | 1 | 2 | 3

/**
 * The first few that fit what is sought. Slips of the hand are forgiven where not enough fits without them: one wrong, missing, doubled or
 * swapped letter in a word of four to seven, two in a longer one.
 */
export function best(rows: readonly Findable[], sought: string): Findable[] {
  const words = wordsOf(sought)
  const query = words.join(' ')
  if (words.length === 0) return []
  const ranked: Findable[][] = [[], [], [], []]
  const others: Findable[] = []
  for (const row of rows) {
    const rank = rankOf(row, query, words)
    if (rank === null) others.push(row)
    else ranked[rank]!.push(row)
  }
  const lacking = MOST_OF_A_KIND - ranked.flat().length
  if (lacking > 0 && words.some((word) => slipsIn(word) > 0))
    ranked[3] = nearlyFitting(others, words, lacking)
  const byLabel = (left: Findable, right: Findable) =>
    left.label.localeCompare(right.label) ||
    (right.at ?? '').localeCompare(left.at ?? '') ||
    (left.id < right.id ? -1 : 1)
  return ranked.flatMap((some) => some.toSorted(byLabel)).slice(0, MOST_OF_A_KIND)
}

function rankOf({ label, detail }: Findable, query: string, words: readonly string[]): Rank | null {
  const name = label.toLowerCase()
  if (name.startsWith(query)) return 0
  if (name.includes(` ${query}`)) return 1
  const text = `${name} ${detail.toLowerCase()}`
  return words.every((word) => text.includes(word)) ? 2 : null
}

/** The first `most` of the rows. To look through all for the best would take longer than a frame. */
function nearlyFitting(rows: readonly Findable[], words: readonly string[], most: number): Findable[] {
  const wanted = words.map((word) => ({ word, letters: lettersOf(word), slips: slipsIn(word) }))
  const found: Findable[] = []
  for (const row of rows) {
    if (found.length === most) break
    const letters = lettersOf(row.label) | lettersOf(row.detail)
    // Many texts lack too many of the letters, which is seen without comparing them word by word.
    if (wanted.some((one) => bitsIn(one.letters & ~letters) > one.slips)) continue
    const text = `${row.label} ${row.detail}`.toLowerCase()
    if (wanted.every(({ word, slips }) => text.includes(word) || hasNearly(text, word, slips)))
      found.push(row)
  }
  return found
}

const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Which letters a text has, capital or not, as bits; letters beyond the alphabet share them. */
function lettersOf(text: string): number {
  let letters = 0
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) & 31)
  return letters
}

function bitsIn(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count++
  return count
}

/** Longer beginnings are not compared: nobody types more of one word. */
const LONGEST = 32
/** The rows of the table of distances, kept because a search fills thousands of them. */
let [earlier, before, now] = [1, 2, 3].map(() => new Uint8Array(LONGEST + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * Whether some word of `text` begins with `word`, or nearly so: with at most so many slips (optimal string alignment). The first letter may be
 * left out or swapped with the second, but not be another one: that is rare, and most words are told apart by it at once.
 */
export function hasNearly(text: string, word: string, slips: number): boolean {
  if (word.length > LONGEST - slips) return false
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)]
  for (let from = 0; from < text.length; from = endOfWord(text, from) + 1) {
    const letter = text.charCodeAt(from)
    const isLikely = letter === first || letter === second || text.charCodeAt(from + 1) === first
    if (isLikely && beginsNearly(text, from, word, slips)) return true
  }
  return false
}

function endOfWord(text: string, from: number): number {
  const end = text.indexOf(' ', from)
  return end < 0 ? text.length : end
}

function beginsNearly(text: string, from: number, word: string, slips: number): boolean {
  const width = Math.min(endOfWord(text, from) - from, word.length + slips)
  if (width < word.length - slips) return false
  for (let place = 0; place <= width; place++) before[place] = place
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1)
    let least = (now[0] = row)
    for (let place = 1; place <= width; place++) {
      const other = text.charCodeAt(from + place - 1)
      const replaced = before[place - 1]! + (letter === other ? 0 : 1)
      let distance = Math.min(before[place]! + 1, now[place - 1]! + 1, replaced)
      const isSwapped =
        row > 1 &&
        place > 1 &&
        letter === text.charCodeAt(from + place - 2) &&
        word.charCodeAt(row - 2) === other
      if (isSwapped) distance = Math.min(distance, earlier[place - 2]! + 1)
      now[place] = distance
      if (distance < least) least = distance
    }
    if (least > slips) return false
    ;[earlier, before, now] = [before, now, earlier]
  }
  return true
}
