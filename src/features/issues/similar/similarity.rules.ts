import { stemsOf } from './words.rules.ts'

interface Titled {
  readonly id: string
  readonly title: string
}

/** How many similar titles are found at most. */
export const MOST_FOUND = 4
/** How much of what a text says a title has to share with it. */
const LEAST_SHARED = 0.5
/** Sums of the same weights differ by less than this, in whatever order they are added. */
const ROUNDING = 1e-9
/** The last word counts from so many letters on, as it may not be complete yet. */
const LEAST_LETTERS = 3
/** After so many titles an update asks whether its time is over. */
const ASKS_AFTER = 64

interface Known<I> {
  item: I
  pass: number
}

/** A word of the text: the titles that have it, and how much it says. */
interface Word<I> {
  titles: ReadonlySet<Known<I>>
  weight: number
}

/**
 * Finds titles that are like a text, also while that is being typed. Rare words say more than those that many titles have. It is kept up
 * to date title by title, so that a key costs as much as the rarer of its words are common, not as there are titles.
 */
export class SimilarTitles<I extends Titled> {
  readonly #known = new Map<string, Known<I>>()
  readonly #byStem = new Map<string, Set<Known<I>>>()
  #items: readonly I[] = []
  #next = 0
  #pass = 0

  /**
   * Takes over the titles as they are now, until its time is over.
   * @returns whether it is done; if not, the same call goes on
   */
  update(items: readonly I[], isOver: () => boolean = () => false): boolean {
    if (items !== this.#items) {
      this.#items = items
      this.#next = 0
      this.#pass++
    }
    for (; this.#next < items.length; this.#next++) {
      if (this.#next % ASKS_AFTER === ASKS_AFTER - 1 && isOver()) {
        this.#put(items[this.#next++]!)
        return false
      }
      this.#put(items[this.#next]!)
    }
    if (this.#known.size > items.length)
      for (const known of this.#known.values()) if (known.pass !== this.#pass) this.#remove(known)
    return true
  }

  /** The most similar ones, the best first; none for a text that says too little. */
  find(text: string, most = MOST_FOUND): I[] {
    const words = this.#wordsOf(text)
    const all = words.reduce((sum, { weight }) => sum + weight, 0)
    const least = LEAST_SHARED * all - ROUNDING
    const best: Scored<I>[] = []
    const seen = new Set<Known<I>>()
    // What the words from here on weigh: a title that has none of those before can't reach more.
    let left = all
    for (const [index, word] of words.entries()) {
      if (left < least) break
      for (const known of word.titles) {
        if (seen.has(known)) continue
        seen.add(known)
        const score = scoreOf(known, words, index)
        if (score >= least) keepBest(best, { item: known.item, score }, most)
      }
      left -= word.weight
    }
    return best.map(({ item }) => item)
  }

  /** The words that a text consists of, those that say most first. */
  #wordsOf(text: string): Word<I>[] {
    const all = stemsOf(text)
    const last = all.at(-1)
    return all
      .filter((stem) => stem !== last || stem.length >= LEAST_LETTERS)
      .map((stem) => {
        const titles = stem === last ? this.#beginningWith(stem) : (this.#byStem.get(stem) ?? new Set())
        return { titles, weight: Math.log(1 + this.#known.size / (titles.size + 1)) }
      })
      .toSorted((one, other) => other.weight - one.weight)
  }

  #beginningWith(stem: string): ReadonlySet<Known<I>> {
    const begun = [...this.#byStem].filter(([known]) => isBegun(known, stem)).map(([, titles]) => titles)
    if (begun.length === 1) return begun[0]!
    const found = new Set<Known<I>>()
    for (const titles of begun) for (const known of titles) found.add(known)
    return found
  }

  #put(item: I): void {
    const known = this.#known.get(item.id)
    if (known?.item.title === item.title) {
      known.item = item
      known.pass = this.#pass
      return
    }
    if (known) this.#remove(known)
    const fresh = { item, pass: this.#pass }
    this.#known.set(item.id, fresh)
    for (const stem of stemsOf(item.title)) {
      const titles = this.#byStem.get(stem)
      if (titles) titles.add(fresh)
      else this.#byStem.set(stem, new Set([fresh]))
    }
  }

  #remove(known: Known<I>): void {
    this.#known.delete(known.item.id)
    for (const stem of stemsOf(known.item.title)) {
      const titles = this.#byStem.get(stem)
      titles?.delete(known)
      if (titles?.size === 0) this.#byStem.delete(stem)
    }
  }
}

/** What a title shares with the words of a text; it has none of those before `from`. */
function scoreOf<I>(known: Known<I>, words: readonly Word<I>[], from: number): number {
  let score = 0
  for (let index = from; index < words.length; index++)
    if (words[index]!.titles.has(known)) score += words[index]!.weight
  return score
}

type Scored<I> = { item: I; score: number }

/** Of titles that share as much, the shorter one says less besides; of equally long ones, the id decides. */
const isBetter = <I extends Titled>(one: Scored<I>, other: Scored<I>): boolean =>
  one.score !== other.score
    ? one.score > other.score
    : one.item.title.length !== other.item.title.length
      ? one.item.title.length < other.item.title.length
      : one.item.id > other.item.id

function keepBest<I extends Titled>(best: Scored<I>[], found: Scored<I>, most: number): void {
  const worse = best.findIndex((each) => isBetter(found, each))
  if (worse >= 0) best.splice(worse, 0, found)
  else best.push(found)
  if (best.length > most) best.pop()
}

/** Whether `typed` may become the word whose stem is `known`, or is that with the beginning of an ending. */
const isBegun = (known: string, typed: string): boolean =>
  known.startsWith(typed) ||
  (typed.startsWith(known) && known.length > LEAST_LETTERS && typed.length - known.length <= 2)

/** Those of the titles that are like a text, the best first. */
export function similarTo<I extends Titled>(items: readonly I[], text: string): I[] {
  const titles = new SimilarTitles<I>()
  titles.update(items)
  return titles.find(text)
}
