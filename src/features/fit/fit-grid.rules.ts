import type { Seat } from '../org-chart/org-chart.table.ts'
import {
  SEAT_QUESTIONS,
  type SeatAnswer,
  type SeatQuestion,
  VALUE_MARKS,
  type ValueMark,
} from './fit-marks.rules.ts'
import type { FitValue, RatedPerson } from './fit.queries.ts'

/** A line of the grid: a person with the first of their seats, or a further seat of theirs. */
export interface GridRow {
  key: string
  entry: RatedPerson
  seat: Seat | null
  isFirst: boolean
}

export type Column =
  | { kind: 'value'; key: string; value: FitValue }
  | { kind: 'seat'; key: SeatQuestion; question: SeatQuestion }

export const rowsOf = (people: readonly RatedPerson[]): GridRow[] =>
  people.flatMap((entry) => {
    const [first = null, ...others] = entry.seats
    return [
      { key: entry.person.id, entry, seat: first, isFirst: true },
      ...others.map((seat) => ({ key: `${entry.person.id} ${seat.id}`, entry, seat, isFirst: false })),
    ]
  })

/** The columns of a quarter. Removed values stand there as long as somebody was marked by them, once the quarter is over. */
export function columnsOf(
  values: readonly FitValue[],
  people: readonly RatedPerson[],
  isOver: boolean,
): Column[] {
  const marked = new Set(isOver ? people.flatMap(({ shown }) => Object.keys(shown?.valueMarks ?? {})) : [])
  return [
    ...values
      .filter(({ id, isRemoved }) => !isRemoved || marked.has(id))
      .map((value): Column => ({ kind: 'value', key: value.id, value })),
    ...SEAT_QUESTIONS.map((question): Column => ({ kind: 'seat', key: question, question })),
  ]
}

export const SORTINGS = ['name', 'result'] as const
export type Sorting = (typeof SORTINGS)[number]

const RANKS = { below: 0, incomplete: 1, meets: 2 }

/** Those of a team, or all; in the given order by name, or those below the bar first. */
export const arranged = (
  people: readonly RatedPerson[],
  { teamId, sorting }: { teamId: string | null; sorting: Sorting },
): RatedPerson[] => {
  const found = people.filter(({ teamIds }) => teamId === null || teamIds.includes(teamId))
  return sorting === 'name' ? found : found.toSorted((one, other) => RANKS[one.result] - RANKS[other.result])
}

const MARK_KEYS: Readonly<Record<string, ValueMark | null>> = {
  1: 'mostly',
  '+': 'mostly',
  2: 'sometimes',
  '=': 'sometimes',
  '±': 'sometimes',
  3: 'rarely',
  '-': 'rarely',
  '−': 'rarely',
  0: null,
  Delete: null,
  Backspace: null,
}

const ANSWER_KEYS: Readonly<Record<string, SeatAnswer>> = {
  y: 'yes',
  Y: 'yes',
  n: 'no',
  N: 'no',
  0: 'open',
  Delete: 'open',
  Backspace: 'open',
}

/** What a key says in a column of a value; undefined if it says nothing there. */
export const markOfKey = (key: string): ValueMark | null | undefined => MARK_KEYS[key]

/** As `markOfKey`, in a column about seats. */
export const answerOfKey = (key: string): SeatAnswer | undefined => ANSWER_KEYS[key]

/** What a click makes of a mark. */
export const nextMark = (mark: ValueMark | null): ValueMark | null =>
  mark === null ? VALUE_MARKS[0] : (VALUE_MARKS[VALUE_MARKS.indexOf(mark) + 1] ?? null)

export const nextAnswer = (answer: SeatAnswer): SeatAnswer =>
  answer === 'open' ? 'yes' : answer === 'yes' ? 'no' : 'open'

export interface Place {
  readonly row: number
  readonly column: number
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfter(key: string, from: Place, rows: number, columns: number): Place | null {
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)
  if (key === 'Home') return { ...from, column: 0 }
  if (key === 'End') return { ...from, column: columns - 1 }
  const step = STEPS[key]
  return step
    ? { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) }
    : null
}
