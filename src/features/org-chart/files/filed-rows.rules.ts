import { checkObject, choice, date, integer, list, object, text } from '../../../sync/fields.ts'
import { Unfit } from '../../../sync/unfit.ts'
import {
  MOST_HOLDERS,
  MOST_ROLES,
  MOST_SEATS,
  MOST_SECOND_LINES,
  roleText,
  seatName,
  seatNote,
  tint,
} from '../org-chart.table.ts'
import { type Column, COLUMNS, entriesOf, FORMAT } from './chart-file.rules.ts'
import { FILE_NOT_A_CHART, NO_COLUMN, TOO_MANY_SEATS } from './files.text.ts'

/** How a row names another seat: by its number in the file, or in words. */
export type Named = { number: number } | { words: string }

/** A row of a file. What is undefined stands nowhere in the file, and stays as it is. */
export interface FiledRow {
  /** As people count them: of a sheet, its titles are row 1. */
  row: number
  number: number | null
  name: string
  reportsTo: Named | null | undefined
  holders: readonly string[] | undefined
  roles: readonly string[] | undefined
  secondLines: readonly Named[] | undefined
  team: string | null | undefined
  hireBy: string | null | undefined
  tint: number | undefined
  note: string | null | undefined
  /** What is wrong with the row itself. */
  problem: string | null
}

const NUMBER = () => integer(1, 1_000_000)

const FILED_SEAT = {
  number: NUMBER(),
  reportsTo: NUMBER().nullable(),
  name: seatName(),
  holders: list(text({ max: 320 }), MOST_HOLDERS),
  roles: list(roleText(), MOST_ROLES),
  secondLines: list(NUMBER(), MOST_SECOND_LINES),
  team: text({ max: 200 }).nullable(),
  tint: tint(),
  hireBy: date().nullable(),
  note: seatNote(),
}

const FILE = {
  format: choice(FORMAT),
  version: integer(1, 1),
  name: text({ max: 100 }),
  seats: list(object({}), 0),
}

/** @throws {Error} whose message is for people, if it is no chart */
export function rowsOfJson(content: string): FiledRow[] {
  const seats = seatsIn(content)
  if (seats.length > MOST_SEATS) throw new Error(TOO_MANY_SEATS)
  return seats.map((seat, index) => rowOfSeat(seat, index + 1))
}

function seatsIn(content: string): unknown[] {
  try {
    const value = JSON.parse(content) as { seats?: unknown }
    if (Array.isArray(value.seats)) {
      checkObject(FILE, { ...value, seats: [] })
      return value.seats
    }
  } catch {
    // It is said below.
  }
  throw new Error(FILE_NOT_A_CHART)
}

function rowOfSeat(value: unknown, row: number): FiledRow {
  try {
    const seat = checkObject(FILED_SEAT, value)
    return {
      ...seat,
      row,
      reportsTo: seat.reportsTo === null ? null : { number: seat.reportsTo },
      secondLines: seat.secondLines.map((number) => ({ number })),
      problem: null,
    }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return { ...EMPTY, row, name: nameIn(value), problem: error.issues[0]?.message || FILE_NOT_A_CHART }
  }
}

const EMPTY = {
  number: null,
  reportsTo: undefined,
  holders: undefined,
  roles: undefined,
  secondLines: undefined,
  team: undefined,
  hireBy: undefined,
  tint: undefined,
  note: undefined,
}

const nameIn = (value: unknown): string => {
  const { name } = (value ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name.slice(0, 80) : ''
}

const SHEET_ROW = {
  name: seatName(),
  holders: list(text({ max: 320 }), MOST_HOLDERS).optional(),
  roles: list(roleText(), MOST_ROLES).optional(),
  hireBy: date().nullable().optional(),
}

/** @throws {Error} whose message is for people, if there is no column of seats, or too many */
export function rowsOfSheet(titles: readonly string[], lines: readonly (readonly string[])[]): FiledRow[] {
  const places = new Map(
    COLUMNS.map((column) => [column, titles.findIndex((title) => sameTitle(title, column))]),
  )
  if (places.get('seat') === -1) throw new Error(NO_COLUMN)
  if (lines.length > MOST_SEATS) throw new Error(TOO_MANY_SEATS)
  return lines.map((line, index) => {
    const cell = (column: Column): string | undefined => {
      const place = places.get(column)!
      // An apostrophe before a sign keeps spreadsheets from calculating it.
      return place === -1 ? undefined : (line[place] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
    }
    return rowOfLine(cell, index + 2)
  })
}

const sameTitle = (title: string, column: Column): boolean =>
  title.trim().toLowerCase().replaceAll(/[ -]/g, '_') === column

function rowOfLine(cell: (column: Column) => string | undefined, row: number): FiledRow {
  const entries = (column: Column) => {
    const said = cell(column)
    return said === undefined ? undefined : entriesOf(said)
  }
  const orNull = (column: Column) => {
    const said = cell(column)
    return said === undefined ? undefined : said || null
  }
  const reportsTo = orNull('reports_to')
  const read = {
    name: cell('seat') ?? '',
    holders: entries('holder_emails'),
    roles: entries('roles'),
    hireBy: orNull('hire_by'),
  }
  return {
    ...EMPTY,
    ...read,
    row,
    reportsTo: typeof reportsTo === 'string' ? { words: reportsTo } : reportsTo,
    secondLines: entries('second_lines')?.map((words) => ({ words })),
    team: orNull('team'),
    problem: problemOf(read),
  }
}

function problemOf(read: object): string | null {
  try {
    checkObject(
      SHEET_ROW,
      Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
    )
    return null
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return error.issues[0]?.message || FILE_NOT_A_CHART
  }
}
