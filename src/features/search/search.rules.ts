import { slipsIn, Vocabulary } from './nearly.rules.ts'
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

const KNOWN = Symbol('known')

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
  /** Kept with it, because looking it up would take as long as comparing it. */
  [KNOWN]?: Known
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
 * swapped letter in a word of four to seven, two in a longer one. Accents and capitals make no difference.
 */
export function best(rows: readonly Findable[], sought: string): Findable[] {
  const words = wordsOf(folded(sought))
  if (words.length === 0) return []
  const query = words.join(' ')
  const ranked = ([0, 1, 2] as const).map(() => new Foremost())
  const others: Known[] = []
  for (const row of rows) {
    const known = knownOf(row)
    const rank = rankOf(known, query, words)
    if (rank === null) others.push(known)
    else ranked[rank]!.offer(known)
  }
  const fitting = ranked.flatMap(({ first }) => first).slice(0, MOST_OF_A_KIND)
  const lacking = MOST_OF_A_KIND - fitting.length
  const nearly =
    lacking > 0 && words.some((word) => slipsIn(word) > 0) ? nearlyFitting(others, words, lacking) : []
  return [...fitting, ...nearly.toSorted(inOrder)].map(({ row }) => row)
}

/** A row and what comparing it needs, made once. */
interface Known {
  readonly row: Findable
  readonly name: string
  /** The name and the detail. */
  readonly text: string
  words?: { of: Vocabulary; numbers: readonly number[] }
}

function knownOf(row: Findable): Known {
  if (row[KNOWN]) return row[KNOWN]
  const name = folded(row.label)
  return (row[KNOWN] = { row, name, text: `${name} ${folded(row.detail)}` })
}

let vocabulary = new Vocabulary()

/** The row's words, by their numbers in the vocabulary. They are split at the first slip rather than at the first key. */
function numbersOf(one: Known): readonly number[] {
  if (one.words?.of !== vocabulary) one.words = { of: vocabulary, numbers: vocabulary.wordsOf(one.text) }
  return one.words.numbers
}

const BEYOND_ASCII = /[\u0080-\uffff]/

/** Without accents and capitals. */
export function folded(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}

function inOrder(one: Known, other: Known): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  const [at, otherAt] = [one.row.at ?? '', other.row.at ?? '']
  if (at !== otherAt) return at > otherAt ? -1 : 1
  return one.row.id < other.row.id ? -1 : 1
}

/** The few that come first of all that are offered, of which there may be thousands. */
class Foremost {
  readonly first: Known[] = []

  offer(one: Known): void {
    const { first } = this
    if (first.length === MOST_OF_A_KIND && inOrder(first.at(-1)!, one) < 0) return
    const place = first.findIndex((other) => inOrder(one, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, one)
    if (first.length > MOST_OF_A_KIND) first.pop()
  }
}

function rankOf({ name, text }: Known, query: string, words: readonly string[]): Exclude<Rank, 3> | null {
  if (!words.every((word) => text.includes(word))) return null
  if (name.startsWith(query)) return 0
  return name.includes(` ${query}`) ? 1 : 2
}

/** The first `most` of the rows. To look through all for the best would take longer than a frame. */
function nearlyFitting(rows: readonly Known[], words: readonly string[], most: number): Known[] {
  if (vocabulary.isFull) vocabulary = new Vocabulary()
  const wanted = words.map((word) => ({ word, isNear: vocabulary.near(word) }))
  const found: Known[] = []
  for (const one of rows) {
    if (found.length === most) break
    const numbers = numbersOf(one)
    const fits = ({ word, isNear }: (typeof wanted)[number]) =>
      numbers.some((number) => isNear(number)) || one.text.includes(word)
    if (wanted.every(fits)) found.push(one)
  }
  return found
}
