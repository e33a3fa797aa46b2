import { CHART_TITLES, FIGURE_LABELS } from '../analytics/analytics.text.ts'
import { CHART_OF, type ChartKind } from '../analytics/charts/chart-kinds.rules.ts'
import { figureAt, timeOfTotal, timesOf } from '../analytics/charts/series.rules.ts'
import type { ChartFilters } from '../analytics/analytics.requests.ts'
import type { Found, ReadContext } from './read.server.ts'

/** The latest weeks or quarters of a figure that are told. */
const MOST_TIMES = 13

/** A chart's figures: of the whole period, and of its last weeks or quarters. */
export async function readChart(
  { chart: ask }: ReadContext,
  chart: ChartKind,
  filters: ChartFilters,
): Promise<Found> {
  const { sums, days, today, since } = await ask(chart, filters)
  const { grain, figures } = CHART_OF[chart]
  const times = timesOf(grain, days, today)
  const told = times.slice(-MOST_TIMES)
  const rows = figures.map((figure) => ({
    figure: FIGURE_LABELS[chart][figure.key],
    unit: figure.unit,
    ...days,
    since: since ?? undefined,
    value: rounded(figureAt(figure, sums, timeOfTotal(figure, times))),
    ...(told.length > 0 && {
      by: grain,
      first: told[0],
      values: told.map((at) => rounded(figureAt(figure, sums, at))),
    }),
  }))
  return { rows, linked: [{ kind: 'charts', id: chart, label: CHART_TITLES[chart] }] }
}

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100
