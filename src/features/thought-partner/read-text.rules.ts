import { MOST_CHARACTERS, MOST_ROWS } from './partner-limits.rules.ts'

/** Text of a row can't end what it stands in: its angle brackets are written as JSON escapes. */
const shielded = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')

export interface RowsText {
  text: string
  /** How many of the rows are in it. */
  count: number
}

/**
 * Rows as the model is given them: one a line, as many as there is room for, between marks that say that they are data. Marks are help, not
 * protection.
 */
export function textOfRows(kind: string, rows: readonly object[]): RowsText {
  const lines: string[] = []
  let left = MOST_CHARACTERS
  for (const row of rows.slice(0, MOST_ROWS)) {
    const line = shielded(row)
    if (line.length + 1 > left) break
    left -= line.length + 1
    lines.push(line)
  }
  const more = rows.length - lines.length
  return {
    text: [
      `<rows kind="${kind}" count="${lines.length}"${more > 0 ? ` left-out="${more}"` : ''} trusted="no">`,
      ...lines,
      '</rows>',
    ].join('\n'),
    count: lines.length,
  }
}

const LONGEST_NOTE = 400

/** The beginning of a long text. */
export const brief = (text: string | null | undefined): string | undefined => {
  if (!text) return undefined
  return text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE)}…` : text
}
