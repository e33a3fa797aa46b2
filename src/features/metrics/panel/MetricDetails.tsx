import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { useRaising } from '../../work/raising-context.ts'
import { definitionAt } from '../definition/definitions.rules.ts'
import { DefinitionHistory } from '../definition/DefinitionHistory.tsx'
import FormulaWeeks from '../formulas/FormulaWeeks.tsx'
import type { MetricRow } from '../metrics.queries.ts'
import { Proposal } from '../proposals/Proposals.tsx'
import { Inlet } from '../sources/Inlet.tsx'
import { SourceSection } from '../sources/SourceSection.tsx'
import { metricWeek } from '../values/metric-week.rules.ts'
import { forecastOf } from './forecast.rules.ts'
import { panelWeeks } from './panel-figures.rules.ts'
import MetricChart from './MetricChart.tsx'
import { metricHistory } from './panel.queries.ts'
import {
  CHART,
  FORECAST,
  NEEDS_8_EXPLAINED,
  NEEDS_8_WEEKS,
  TABLE,
  TARGET,
  USUAL_RANGE,
} from './panel.text.ts'
import { PanelChanges } from './PanelChanges.tsx'
import { PanelFigures } from './PanelFigures.tsx'
import { PanelForecast } from './PanelForecast.tsx'
import { PanelFormula } from './PanelFormula.tsx'
import { PanelNotes } from './PanelNotes.tsx'
import { usualRange } from './statistics.rules.ts'
import { WeeksTable } from './WeeksTable.tsx'

/** Everything about one metric: figures, the weeks as a drawing or table, forecast, notes, issues and changes. */
export function MetricDetails({ row, teamId }: { row: MetricRow; teamId: string }) {
  const { metric } = row
  const thisWeek = useThisWeek()
  const start = useLive(mySettings, {})?.weekStartDay
  const history = useLive(metricHistory, { metricId: metric.id })
  const raising = useRaising()
  const [asTable, showAsTable] = useState(false)
  if (!thisWeek || !start || !history) return null
  const weeks = panelWeeks(row, thisWeek)
  const values = weeks.map((week) => metricWeek(row, week).value).filter((value) => value !== null)
  const usual = usualRange(values.toReversed())
  const forecast = forecastOf(row, thisWeek)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4">
      <PanelFigures {...{ row, thisWeek, start }} />
      <Proposal metricId={metric.id} teamId={teamId} />
      <div>
        <div className="flex items-center gap-3 border-t border-line pt-2 pb-1 text-xs text-soft">
          {!asTable && <Legend hasUsual={usual !== null} hasForecast={forecast !== null} />}
          <button
            type="button"
            aria-pressed={asTable}
            className="ml-auto min-h-control-small rounded px-1 font-medium text-accent-ink hover:underline"
            onClick={() => showAsTable(!asTable)}
          >
            {asTable ? CHART : TABLE}
          </button>
        </div>
        {asTable ? (
          <WeeksTable {...{ row, weeks, start, usual }} />
        ) : (
          <MetricChart {...{ row, weeks, start, usual, forecast }} />
        )}
      </div>
      {forecast && <PanelForecast forecast={forecast} metric={metric} />}
      {!usual && (
        <p className="text-[0.8125rem] text-soft" data-tooltip={NEEDS_8_EXPLAINED}>
          {NEEDS_8_WEEKS}
        </p>
      )}
      {definitionAt(row, weeks[0]!).formula && <PanelFormula row={row} week={weeks[0]!} />}
      {row.inputs && <FormulaWeeks teamId={teamId} from={weeks.at(-1)!} heldTeamIds={[teamId]} />}
      <PanelNotes {...{ row, weeks, start }} changes={history.changes} />
      {raising && <raising.List id={metric.id} />}
      <div className="text-[0.8125rem] empty:hidden">
        <DefinitionHistory metricId={metric.id} />
      </div>
      <SourceSection row={row} />
      <Inlet metric={metric} />
      <PanelChanges {...{ row, history, start }} />
    </div>
  )
}

const Legend = ({ hasUsual, hasForecast }: { hasUsual: boolean; hasForecast: boolean }) => (
  <>
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="w-4 border-t-2 border-dotted border-ink" />
      {TARGET}
    </span>
    {hasUsual && (
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-2.5 w-4 bg-soft/15" />
        {USUAL_RANGE}
      </span>
    )}
    {hasForecast && (
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-2.5 w-4 bg-accent/20" />
        {FORECAST}
      </span>
    )}
  </>
)
