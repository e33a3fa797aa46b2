import { hashedId } from '../../../sync/hashed-id.ts'
import type { Readers } from '../../revisions/readers.rules.ts'
import type { CheckupAnswers, CheckupResults } from './checkups.table.ts'
import { type Component, COMPONENTS, MOST_POINTS, placesOf, STATEMENTS } from './statements.rules.ts'

/** With fewer answers, each could be guessed. */
export const FEWEST = 5

export type Sheet = Pick<CheckupAnswers, 'answers' | 'note'>
export type StatementResult = CheckupResults['statements'][number]

export const NO_ANSWERS: readonly number[] = Array<number>(STATEMENTS).fill(0)

export const isWhole = (answers: readonly number[]): boolean => answers.every((points) => points > 0)

export const answeredOf = (answers: readonly number[]): number =>
  answers.filter((points) => points > 0).length

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/**
 * What submitted answers come to; nothing with fewer than five. Notes stand by a hash of what they say, which knows neither who wrote one nor when, and is
 * the same whoever computes it.
 */
export function resultOf(
  checkupId: string,
  sheets: readonly Sheet[],
): Pick<CheckupResults, 'statements' | 'notes'> {
  if (sheets.length < FEWEST) return { statements: [], notes: [] }
  const orderOf = (note: string) => hashedId('note of a check-up', checkupId, note)
  return {
    statements: NO_ANSWERS.map((_, place) => spreadOf(sheets.map(({ answers }) => answers[place]!))),
    notes: sheets
      .flatMap(({ note }) => note ?? [])
      .map((note) => ({ note, order: orderOf(note) }))
      .toSorted((one, other) => one.order.localeCompare(other.order))
      .map(({ note }) => note),
  }
}

/** The mean of the answers to one statement, and their standard deviation. */
function spreadOf(points: readonly number[]): StatementResult {
  const count = points.length
  const average = sum(points) / count
  const spread = Math.sqrt(sum(points.map((one) => (one - average) ** 2)) / count)
  return { average, spread, count }
}

/** Who reads what a check-up came to: its team, or the whole company. */
export const readersOfCheckup = ({ teamId }: Pick<CheckupResults, 'teamId'>): Readers => ({
  audience: teamId === null ? 'company' : 'team',
  teamId,
  personId: null,
})

type Statements = Pick<CheckupResults, 'statements'>

/**
 * What answers come to of what they could, from 0 to 100. Of all twenty statements that is sum ÷ (people × 100) × 100. Counted in whole points: means of
 * thirds and sixths would add up to just below a half that is to be rounded up.
 */
function percent(results: readonly StatementResult[]): number {
  const points = sum(results.map(({ average, count }) => Math.round(average * count)))
  const most = sum(results.map(({ count }) => count * MOST_POINTS))
  return Math.round((points * 100) / most)
}

/** The whole check-up in percent; null if nothing is shown. */
export const percentOf = ({ statements }: Statements): number | null =>
  statements.length === 0 ? null : percent(statements)

export interface ComponentPercent {
  readonly component: Component
  readonly percent: number
}

export const percentsByComponent = ({ statements }: Statements): ComponentPercent[] =>
  statements.length === 0
    ? []
    : COMPONENTS.map((component) => ({
        component,
        percent: percent(placesOf(component).map((place) => statements[place]!)),
      }))

export interface PlacedResult extends StatementResult {
  /** Of the statement, from 0. */
  readonly place: number
}

const placed = ({ statements }: Statements): PlacedResult[] =>
  statements.map((result, place) => ({ ...result, place }))

/** How many statements are named as the highest, the lowest and the most disputed. */
const NAMED = 3

export const highest = (result: Statements): PlacedResult[] =>
  placed(result)
    .toSorted((one, other) => other.average - one.average)
    .slice(0, NAMED)

export const lowest = (result: Statements): PlacedResult[] =>
  placed(result)
    .toSorted((one, other) => one.average - other.average)
    .slice(0, NAMED)

/** Those about which people disagree most; none about which all agree. */
export const widest = (result: Statements): PlacedResult[] =>
  placed(result)
    .filter(({ spread }) => spread > 0)
    .toSorted((one, other) => other.spread - one.spread)
    .slice(0, NAMED)
