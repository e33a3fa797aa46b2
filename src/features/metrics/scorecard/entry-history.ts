import type { CellValue, Retraced } from './entries.rules.ts'

interface Change extends CellValue {
  before: number | null
}

interface Sheet {
  valueAt(metricId: string, week: string): number | null
  /** Returns how many were written, from the first on: not all if one was refused. */
  write(cells: readonly CellValue[]): number
}

const MOST_STEPS = 100

/** One's own entries in a grid, to undo and redo step by step. */
export class EntryHistory {
  readonly #sheet: Sheet
  #done: Change[][] = []
  #undone: Change[][] = []

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  /** Enters values as one step, leaving out those that are there already. Returns how many were written, or null if some were refused. */
  enter(cells: readonly CellValue[]): number | null {
    const step = cells
      .map((cell) => ({ ...cell, before: this.#sheet.valueAt(cell.metricId, cell.week) }))
      .filter(({ value, before }) => value !== before)
    if (step.length === 0) return 0
    const written = step.slice(0, this.#sheet.write(step))
    if (written.length > 0) {
      this.#done = [...this.#done, written].slice(-MOST_STEPS)
      this.#undone = []
    }
    return written.length === step.length ? written.length : null
  }

  /** Takes the last step back; null if there is none. */
  undo(): Retraced | null {
    const step = this.#done.pop()
    if (!step) return null
    this.#undone.push(step)
    return this.#retrace(step.map((change) => ({ ...change, value: change.before, before: change.value })))
  }

  /** Makes the step again that was undone last; null if there is none. */
  redo(): Retraced | null {
    const step = this.#undone.pop()
    if (!step) return null
    this.#done.push(step)
    return this.#retrace(step)
  }

  #retrace(step: readonly Change[]): Retraced {
    const untouched = step.filter(
      ({ metricId, week, before }) => this.#sheet.valueAt(metricId, week) === before,
    )
    const written = untouched.length === 0 ? 0 : this.#sheet.write(untouched)
    return { written, left: step.length - untouched.length }
  }
}
