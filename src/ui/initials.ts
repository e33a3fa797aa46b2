const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** The first letters of the first and last words in capitals; `?` for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : ''
  return (firstLetter(words[0] ?? '') + last).toLocaleUpperCase() || '?'
}
