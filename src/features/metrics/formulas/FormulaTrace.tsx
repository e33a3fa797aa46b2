import type { Day } from '../../time/calendar.rules.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { CALCULATION } from './formula-builder.text.ts'
import FormulaInputs from './FormulaInputs.tsx'
import { type OpenWeek, resultText } from './TracedInputs.tsx'

type FormulaTraceProps = {
  row: MetricRow
  /** The Monday of a week that a formula calculates. */
  week: Day
  /** Opens a week of one of the inputs. */
  onOpen: OpenWeek
}

/** How the value of a week comes about: its result, the formula, and what that took into account. */
export default function FormulaTrace({ row, week, onOpen }: FormulaTraceProps) {
  return (
    <section aria-label={CALCULATION} className="mb-4 grid gap-2 rounded-md bg-sunken px-3 py-2.5">
      <p className="text-lg font-semibold" data-numeric>
        {resultText(metricWeek(row, week), definitionAt(row, week).unit)}
      </p>
      <FormulaInputs {...{ row, week, onOpen }} />
    </section>
  )
}
