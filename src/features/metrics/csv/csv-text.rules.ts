import Papa from 'papaparse'

/** The rows of a file, the first one with the titles of its columns. */
export type Sheet = (string | number)[][]

/**
 * As lines of a CSV file that every spreadsheet opens. Texts that a spreadsheet would calculate get an apostrophe before them, and
 * all texts stand in quotes, so that none is split by a spreadsheet that expects another separator.
 */
export const csvLines = (rows: Sheet): string =>
  `${Papa.unparse(rows, { escapeFormulae: true, quotes: isText })}\r\n`

/** As the text of a whole CSV file. */
export const csvText = (rows: Sheet): string => `\uFEFF${csvLines(rows)}`

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
