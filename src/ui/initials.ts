const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** The first letters of the first and last words in capitals; `?` for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : ''
  return (firstLetter(words[0] ?? '') + last).toLocaleUpperCase() || '?'
}

/** How many tints `--person-0`, `--person-1`, … there are in tokens.css. */
export const PERSON_TINTS = 6

/** Which of them is behind a person's initials; always the same for a name. */
export const tintOf = (name: string): number =>
  Array.from(name.trim()).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) %
  PERSON_TINTS
