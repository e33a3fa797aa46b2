/** How many suggestions somebody may make in 24 hours. */
export const SUGGESTIONS_A_DAY = 20

export const SUGGESTION_LENGTH = 1_000

const WORDS = 8

/** The first words of a text, on one line. */
export function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > WORDS ? `${words.slice(0, WORDS).join(' ')}…` : words.join(' ')
}
