import type { Day } from '../../time/calendar.rules.ts'
import { before, FIGURE_LABELS, opensRows, pointLabel, rowsOf, WHOLE_PERIOD } from '../analytics.text.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import { CHART_OF, type ChartKind } from '../charts/chart-kinds.rules.ts'
import { figureText } from '../charts/figure-text.rules.ts'
import { figureAt, timeOfTotal } from '../charts/series.rules.ts'
import type { Opened } from './opened.ts'
import { whenText } from './times.ts'

type KeyFiguresProps = {
  chart: ChartKind
  answer: ChartAnswer
  times: readonly Day[]
  onOpen: (opened: Opened) => void
}

/** What a chart says of the whole period, and of the one before. Each figure opens its rows. */
export const KeyFigures = ({
  chart,
  answer: { sums, before: earlier, today },
  times,
  onOpen,
}: KeyFiguresProps) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-2 max-md:grid max-md:grid-cols-2">
    {CHART_OF[chart].figures.map((figure) => {
      const at = timeOfTotal(figure, times)
      const label = FIGURE_LABELS[chart][figure.key]!
      const text = figureText(figureAt(figure, sums, at), figure.unit)
      const when = at === null ? WHOLE_PERIOD : whenText(CHART_OF[chart].grain, at, today)
      const past =
        earlier && CHART_OF[chart].grain !== null && !figure.isLevel
          ? figureText(figureAt(figure, earlier, null), figure.unit)
          : null
      return (
        <div key={figure.key} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-soft">{label}</dt>
          <dd data-numeric className="text-base leading-6 font-semibold">
            <button
              type="button"
              className="rounded hover:text-accent-ink hover:underline max-md:min-h-11 max-md:w-full max-md:pt-3 max-md:text-left"
              aria-label={opensRows(pointLabel(label, when, text))}
              onClick={() => onOpen({ figure: figure.key, at, title: rowsOf(label, when) })}
            >
              {text}
            </button>
            {past !== null && <span className="ml-1.5 text-xs font-normal text-soft">{before(past)}</span>}
          </dd>
        </div>
      )
    })}
  </dl>
)
