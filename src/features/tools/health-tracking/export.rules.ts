import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'
import type { CheckupEntry } from '../checkups/checkups.queries.ts'
import type { CheckupResults } from '../checkups/checkups.table.ts'
import { percentOf } from '../checkups/results.rules.ts'
import { COMPONENT_OF, type Component } from '../checkups/statements.rules.ts'

interface Words {
  columns: readonly string[]
  components: Readonly<Record<Component, string>>
  statements: readonly string[]
}

/** A row for each statement, and one for each note. */
export const csvOfResult = ({ statements, notes }: CheckupResults, words: Words): Sheet => [
  [...words.columns],
  ...statements.map(({ average, spread, count }, place) => [
    words.components[COMPONENT_OF[place]!],
    words.statements[place]!,
    average,
    spread,
    count,
  ]),
  ...notes.map((note) => ['', note, '', '', '']),
]

/** The result as JSON, statements by their places and with what they say. */
export function jsonOfResult(
  { checkup, invited, results }: CheckupEntry,
  statements: readonly string[],
): string {
  const { quarter, closedAt } = checkup
  const shown = results && {
    answered: results.answered,
    percent: percentOf(results),
    statements: results.statements.map((one, place) => ({
      component: COMPONENT_OF[place],
      statement: statements[place],
      ...one,
    })),
    notes: results.notes,
  }
  return `${JSON.stringify({ quarter, closedAt, invited, ...shown }, null, 2)}\n`
}
