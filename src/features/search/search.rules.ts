import { isMarked, type Marks, slipsIn, Vocabulary } from './nearly.rules.ts'
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

/** Whether enough is typed to look for it. */
export const isSought = (sought: string): boolean => wordsOf(sought).length > 0

/** How well something fits, the best first: it begins so, one of its words does, it has every word, or nearly every one. */
type Rank = 0 | 1 | 2 | 3

/**
 * The first few that fit what is sought. Slips of the hand are forgiven where not enough fits without them: one wrong, missing, doubled or
 * swapped letter in a word of four to seven, two in a longer one. Accents and capitals make no difference.
 */
export function best(rows: readonly Findable[], sought: string): Findable[] {
  const words = wordsOf(folded(sought))
  if (words.length === 0) return []
  vocabulary = vocabulary.orAfresh
  const query = words.join(' ')
  // Before words are compared, because it may learn some.
  const lines = linesOf(rows)
  const having = words.map((word) => vocabulary.having(word))
  const ranked = ([0, 1, 2] as const).map(() => new Foremost())
  for (let row = 0; row < rows.length; row++) {
    if (!lines.hasEach(row, having)) continue
    const known = lines.known[row]!
    ranked[rankOf(known.name, query)]!.offer(known)
  }
  const fitting = ranked.flatMap(({ first }) => first).slice(0, MOST_OF_A_KIND)
  const lacking = MOST_OF_A_KIND - fitting.length
  const nearly =
    lacking > 0 && words.some((word) => slipsIn(word) > 0) ? nearlyFitting(lines, words, having, lacking) : []
  return [...fitting, ...nearly.toSorted(inOrder)].map(({ row }) => row)
}

/** Makes what comparing a row needs, which takes longer than comparing it. `best` does it for rows of which it has not been done. */
export const makeReady = (row: Findable): void => void knownOf(row)

/** A row and what comparing it needs, made once. */
interface Known {
  readonly row: Findable
  readonly name: string
  readonly of: Vocabulary
  /** Those of the name and the detail, by their numbers in the vocabulary. */
  readonly words: readonly number[]
}

let vocabulary = new Vocabulary()

function knownOf(row: Findable): Known {
  const known = row[KNOWN]
  if (known?.of === vocabulary) return known
  const name = known?.name ?? folded(row.label)
  return (row[KNOWN] = {
    row,
    name,
    of: vocabulary,
    words: vocabulary.wordsOf(`${name} ${folded(row.detail)}`),
  })
}

/** The words of a list of rows one after the other, so that a key reads them in one go rather than from thousands of rows. */
class Lines {
  readonly known: readonly Known[]
  readonly of: Vocabulary
  /** Where the words of a row begin; those of the next row follow. */
  readonly #starts: Uint32Array
  readonly #words: Uint32Array

  constructor(rows: readonly Findable[]) {
    this.known = rows.map(knownOf)
    this.of = vocabulary
    this.#starts = new Uint32Array(rows.length + 1)
    let end = 0
    for (let row = 0; row < rows.length; row++) this.#starts[row + 1] = end += this.known[row]!.words.length
    this.#words = new Uint32Array(end)
    let at = 0
    for (const { words } of this.known) for (const word of words) this.#words[at++] = word
  }

  /** Whether each of the marks is on one of the words of a row. */
  hasEach(row: number, all: readonly Marks[]): boolean {
    for (const marks of all) if (!this.#has(row, marks)) return false
    return true
  }

  #has(row: number, marks: Marks): boolean {
    const end = this.#starts[row + 1]!
    for (let at = this.#starts[row]!; at < end; at++) if (isMarked(marks, this.#words[at]!)) return true
    return false
  }
}

const linesOfRows = new WeakMap<readonly Findable[], Lines>()

/** The palette searches the same list at each key, until one of its rows changes. */
function linesOf(rows: readonly Findable[]): Lines {
  const made = linesOfRows.get(rows)
  if (made?.of === vocabulary) return made
  const lines = new Lines(rows)
  linesOfRows.set(rows, lines)
  return lines
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

/** How well the name of something fits that has every word. */
function rankOf(name: string, query: string): Exclude<Rank, 3> {
  if (name.startsWith(query)) return 0
  return name.includes(` ${query}`) ? 1 : 2
}

/** The first `most` of the rows that do not fit without slips. To look through all for the best would take longer than a frame. */
function nearlyFitting(
  lines: Lines,
  words: readonly string[],
  having: readonly Marks[],
  most: number,
): Known[] {
  const tests = words.map((word, index) => {
    const isNear = vocabulary.near(word)
    return (number: number) => isMarked(having[index]!, number) || isNear(number)
  })
  const found: Known[] = []
  for (const [row, known] of lines.known.entries()) {
    if (found.length === most) break
    if (tests.every((passes) => known.words.some(passes)) && !lines.hasEach(row, having)) found.push(known)
  }
  return found
}
