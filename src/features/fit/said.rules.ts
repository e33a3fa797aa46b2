import { answersOf } from './fit.rules.ts'
import type { Column, GridRow } from './fit-grid.rules.ts'
import type { SeatAnswer, ValueMark } from './fit-marks.rules.ts'
import type { RatedPerson } from './fit.queries.ts'

/** How the person lives the value, by the rating that counts. */
export const markOf = ({ shown }: RatedPerson, valueId: string): ValueMark | null =>
  shown?.valueMarks[valueId] ?? null

/** What is said in a cell; undefined where there is nothing to say. */
export function saidIn(
  { entry, seat, isFirst }: GridRow,
  column: Column,
): ValueMark | SeatAnswer | null | undefined {
  if (column.kind === 'value') return isFirst ? markOf(entry, column.value.id) : undefined
  return seat ? answersOf(entry.shown?.seatMarks ?? {}, seat.id)[column.question] : undefined
}

/** Whether something should be talked about. */
export const needsTalk = (said: ValueMark | SeatAnswer | null | undefined): boolean =>
  said === 'rarely' || said === 'no'
