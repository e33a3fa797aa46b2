import type { Ref } from 'react'
import type { Day } from '../../time/calendar.rules.ts'
import { FIGURE_LABELS, rowsOf } from '../analytics.text.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import { CHART_OF, type ChartKind } from '../charts/chart-kinds.rules.ts'
import { figureAt } from '../charts/series.rules.ts'
import { Legend } from '../drawing/Legend.tsx'
import TimeChart from '../drawing/TimeChart.tsx'
import type { Series } from '../drawing/time-chart.rules.ts'
import type { Opened } from './opened.ts'
import { shortWhen, whenText } from './times.ts'

type ChartDrawingProps = {
  chart: ChartKind
  answer: ChartAnswer
  times: readonly Day[]
  onOpen: (opened: Opened) => void
  drawing: Ref<SVGSVGElement>
}

/** The figures of a chart that are drawn, over time. */
export function ChartDrawing({ chart, answer, times, onOpen, drawing }: ChartDrawingProps) {
  const { grain, drawnAs, top, line, figures, drawn } = CHART_OF[chart]
  const series = seriesOf(chart, answer, times)
  const { unit } = figures.find(({ key }) => key === drawn[0])!
  return (
    <div className="grid gap-2">
      <TimeChart
        {...{ times, series, unit, drawnAs, top, line, drawing }}
        whenOf={(time) => whenText(grain, time, answer.today)}
        axisLabel={(time) => shortWhen(grain, time, answer.today)}
        onOpen={(figure, at) =>
          onOpen({
            figure,
            at,
            title: rowsOf(FIGURE_LABELS[chart][figure]!, whenText(grain, at, answer.today)),
          })
        }
      />
      <Legend series={series} />
    </div>
  )
}

export const seriesOf = (chart: ChartKind, { sums }: ChartAnswer, times: readonly Day[]): Series[] =>
  CHART_OF[chart].drawn.map((key) => {
    const figure = CHART_OF[chart].figures.find((one) => one.key === key)!
    return {
      key,
      label: FIGURE_LABELS[chart][key]!,
      values: times.map((at) => figureAt(figure, sums, at)),
    }
  })
