/** How many slips of the hand are forgiven in a word. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Of how many words at most it is remembered which have them or are like them: those of what is being typed. */
const MOST_REMEMBERED = 8
const MOST_WORDS = 200_000

/** Tells something of the word of a number. */
type Test = (number: number) => boolean

const [NO, YES] = [1, 2]

/** Every word of the rows that are searched, each once: what is typed is compared with it once rather than with each row that has it. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  readonly #letters: number[] = []
  readonly #having = new Remembered()
  readonly #nearly = new Remembered()
  readonly #most: number

  constructor(most = MOST_WORDS) {
    this.#most = most
  }

  /** This one, or an empty one once it has more words than the rows can still have. That has room for twice as many, so that it lasts. */
  get orAfresh(): Vocabulary {
    return this.#words.length > this.#most ? new Vocabulary(this.#words.length * 2) : this
  }

  /** The numbers of the words of a text. */
  wordsOf(text: string): number[] {
    return text.split(' ').map((word) => this.#numbers.get(word) ?? this.#learn(word))
  }

  /** Which of the words that are known by now have this one in them. */
  having(part: string): Marks {
    const [marks, before] = this.#having.of(part, this.#words.length)
    for (let number = 0; number < this.#words.length; number++)
      marks[number] ||= before?.[number] !== NO && this.#words[number]!.includes(part) ? YES : NO
    return marks
  }

  /** Tells whether the word of a number begins with this one, or nearly so. */
  near(word: string): Test {
    const slips = slipsIn(word)
    const letters = lettersOf(word)
    const [marks, earlier] = this.#nearly.of(word, this.#words.length)
    // With one more slip what was too far off may no longer be.
    const before = slipsIn(word.slice(0, -1)) === slips ? earlier : undefined
    // Many words lack too many of the letters, which is seen without comparing them letter by letter.
    const isNear: Test = (number) =>
      before?.[number] !== NO &&
      bitsIn(letters & ~this.#letters[number]!) <= slips &&
      hasNearly(this.#words[number]!, word, slips)
    return (number) => (marks[number] ||= isNear(number) ? YES : NO) === YES
  }

  #learn(word: string): number {
    this.#numbers.set(word, this.#words.length)
    this.#letters.push(lettersOf(word))
    return this.#words.push(word) - 1
  }
}

/** What was found out about each word, by its number; nothing yet of one beyond the end. */
export type Marks = Uint8Array

export const isMarked = (marks: Marks, number: number): boolean => marks[number] === YES

/** What was found out about words, by what they were compared with, of which the latest few are kept. */
class Remembered {
  readonly #known = new Map<string, Marks>()

  /** What is known of so many words; and what is of the text without its last letter, which fits whatever the whole text fits. */
  of(sought: string, words: number): [Marks, Marks | undefined] {
    const known = grown(this.#known.get(sought), words)
    this.#known.delete(sought)
    this.#known.set(sought, known)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_REMEMBERED) break
      this.#known.delete(oldest)
    }
    return [known, this.#known.get(sought.slice(0, -1))]
  }
}

function grown(marks: Marks | undefined, length: number): Marks {
  if (marks && marks.length >= length) return marks
  const longer = new Uint8Array(length)
  if (marks) longer.set(marks)
  return longer
}

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
