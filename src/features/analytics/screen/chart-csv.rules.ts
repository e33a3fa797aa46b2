import type { Sheet } from '../../metrics/csv/csv-text.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { FIGURE_LABELS, QUARTER, WEEK, WHOLE_PERIOD } from '../analytics.text.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import { CHART_OF, type ChartKind } from '../charts/chart-kinds.rules.ts'
import { figureAt, timeOfTotal, timesOf } from '../charts/series.rules.ts'

const rounded = (value: number | null): number | string =>
  value === null ? '' : Math.round(value * 100) / 100

/** A row for each week or quarter, and one for the whole period, with the figures as numbers. */
export function csvOfChart(chart: ChartKind, { sums, days, today }: ChartAnswer): Sheet {
  const { grain, figures } = CHART_OF[chart]
  const times = timesOf(grain, days, today)
  const row = (name: string, at: (figure: (typeof figures)[number]) => Day | null) => [
    name,
    ...figures.map((figure) => rounded(figureAt(figure, sums, at(figure)))),
  ]
  return [
    [grain === 'quarter' ? QUARTER : WEEK, ...figures.map(({ key }) => FIGURE_LABELS[chart][key]!)],
    ...times.map((time) => row(time, () => time)),
    row(WHOLE_PERIOD, (figure) => timeOfTotal(figure, times)),
  ]
}
