import { type OwnWords, type Term, TERMS } from '../../../language/own-words.rules.ts'
import { STANDARD_WORDS } from '../../../language/terms.text.ts'

const PLAIN = /^[\p{L}\d](?:[\p{L}\p{M}\d ’'&.-]*[\p{L}\p{M}\d.])?$/u

/** Whether this can stand in a sentence: letters and digits, with spaces and a few signs between them. */
export const isPlainWord = (word: string): boolean => PLAIN.test(word)

/** A name that two of the things would have, whatever its capitals; null if each has its own. */
export function sharedWord(words: OwnWords): string | null {
  const owners = new Map<string, Term>()
  for (const term of TERMS) {
    const { one, many } = words[term] ?? STANDARD_WORDS[term]
    for (const word of [one, many]) {
      const name = word.toLowerCase()
      if ((owners.get(name) ?? term) !== term) return word
      owners.set(name, term)
    }
  }
  return null
}

/** What companies call by their own words, for the audit log: such as `Rock, Rocks; To-do, To-dos`. Null if nothing. */
export const wordList = (words: OwnWords): string | null =>
  TERMS.flatMap((term) => {
    const own = words[term]
    return own ? [`${own.one}, ${own.many}`] : []
  }).join('; ') || null
