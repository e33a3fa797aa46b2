import type { Column } from './fit-grid.rules.ts'
import { removedValue, SEAT_QUESTION_NAMES } from './fit.text.ts'

export const columnTitle = (column: Column): string => {
  if (column.kind === 'seat') return SEAT_QUESTION_NAMES[column.question]
  return column.value.isRemoved ? removedValue(column.value.title) : column.value.title
}

/** What a talk about this column would be about. */
export const topicOf = (column: Column, seatName: string): string =>
  column.kind === 'seat' ? `${seatName}: ${SEAT_QUESTION_NAMES[column.question]}` : column.value.title
