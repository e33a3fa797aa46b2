/** From so many lines on it is asked whether they are all to be added. */
export const ASKS_FROM = 6

/** The lines of a text that say something, without marks of a list before them. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
