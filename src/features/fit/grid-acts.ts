import { answersOf } from './fit.rules.ts'
import type { FitActs } from './fit-context.ts'
import { answerOfKey, type Column, type GridRow, markOfKey, nextAnswer, nextMark } from './fit-grid.rules.ts'
import { markOf } from './said.rules.ts'

const isWritable = (acts: FitActs, row: GridRow, column: Column): boolean =>
  acts.mayRate(row.entry) &&
  (column.kind === 'seat' ? row.seat !== null : row.isFirst && !column.value.isRemoved)

/** Says what a key says in a cell; false if it says nothing there. */
export function pressInCell(acts: FitActs, row: GridRow, column: Column, key: string): boolean {
  if (!isWritable(acts, row, column)) return false
  if (column.kind === 'value') {
    const mark = markOfKey(key)
    if (mark === undefined) return false
    acts.mark(row.entry, column.value.id, mark)
    return true
  }
  const answer = answerOfKey(key)
  if (answer === undefined || !row.seat) return false
  acts.answer(row.entry, row.seat.id, column.question, answer)
  return true
}

/** Goes on to what can be said next. What somebody else has said is where one begins anew. */
export function clickCell(acts: FitActs, row: GridRow, column: Column): void {
  if (!isWritable(acts, row, column)) return
  const { entry, seat } = row
  const own = entry.shownBy === null ? entry.shown : undefined
  if (column.kind === 'value')
    acts.mark(entry, column.value.id, nextMark(own ? markOf(entry, column.value.id) : null))
  else if (seat)
    acts.answer(
      entry,
      seat.id,
      column.question,
      nextAnswer(answersOf(own?.seatMarks ?? {}, seat.id)[column.question]),
    )
}
