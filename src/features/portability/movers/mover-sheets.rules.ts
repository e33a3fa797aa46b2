import { type Columns, guessedColumns, hasDecimalComma } from '../../metrics/csv/columns.rules.ts'
import { dateOrderOf } from '../../metrics/csv/csv-dates.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { columnsNamed, kindNamed, type MoverField } from './mover-fields.rules.ts'
import type { Known, Mappings, MoverLine, MoverSheet } from './mover-known.rules.ts'
import type { MoverFile } from './mover-report.requests.ts'
import { weekOfTitle } from './mover-values.rules.ts'
import { tooManyCells } from './mover.text.ts'

/** How many rows show how numbers are written. */
const ROWS_LOOKED_AT = 500

/** A file as it is read. */
export interface Sheet {
  file: MoverFile
  rows: readonly MoverLine[]
  guess: Columns
  weeks: readonly { place: number; week: Day }[]
}

/** Text that stands in no column, because it has a comma without quotation marks, or the line is another one's. */
export function beyondTitles({ file }: Sheet, { cells }: MoverLine): string | null {
  const lost = cells.slice(file.columns.length).find((cell) => cell.trim() !== '')
  return lost === undefined ? null : tooManyCells(lost)
}

/** How a file is read: as people say, else as its name and titles do. */
export function understood(
  { name, lines, hasSemicolons }: MoverSheet,
  mappings: Mappings,
  known: Known,
): Sheet {
  const titles = lines[0]?.cells ?? []
  const read = lines.slice(1)
  const rows = read.map(({ cells }) => cells)
  const said = mappings?.find((mapping) => mapping.name === name)
  const kind = said ? said.kind : kindNamed(name, titles)
  const isKept = said?.kind === kind && said.columns.some((field) => field !== null)
  const fields = isKept ? said.columns : kind === null ? [] : columnsNamed(kind, titles)
  const guess = guessedColumns(titles, rows, known)
  const weeks = titles.flatMap((title, place) => {
    const week = kind === 'metrics' && !fields[place] ? weekOfTitle(title, guess.dates, known) : null
    return week === null ? [] : [{ place, week }]
  })
  const own = titleOrder(rows, fields) ?? guess.dates
  const places = new Set(weeks.map(({ place }) => place))
  const columns = titles.map((title, place) => ({
    title: title.slice(0, 100),
    field: fields[place] ?? null,
    isWeek: places.has(place),
  }))
  return {
    file: { name, kind, columns, rows: rows.length, refused: 0 },
    rows: read,
    guess: {
      ...guess,
      dates: own,
      hasDecimalComma: hasDecimalComma(rows.slice(0, ROWS_LOOKED_AT), hasSemicolons),
    },
    weeks,
  }
}

/** In which order a file writes its days, as its columns of days show. */
function titleOrder(
  rows: readonly (readonly string[])[],
  fields: readonly (MoverField | null)[],
): Columns['dates'] | null {
  const places = (['due', 'created', 'completed'] as const).map((field) => fields.indexOf(field))
  const texts = rows
    .flatMap((row) => places.map((place) => row[place] ?? ''))
    .filter((text) => /\d/.test(text))
  return texts.length === 0 ? null : dateOrderOf(texts)
}
