/** Bullets and numbers that lists have in front of their lines elsewhere. */
const MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u

/** What a pasted text holds, a line each, without empty ones and without the marks of a list. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '')
