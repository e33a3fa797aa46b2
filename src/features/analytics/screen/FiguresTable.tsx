import type { Day } from '../../time/calendar.rules.ts'
import { FIGURE_LABELS, opensRows, pointLabel, QUARTER, rowsOf, WEEK } from '../analytics.text.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import { CHART_OF, type ChartKind } from '../charts/chart-kinds.rules.ts'
import { figureText } from '../charts/figure-text.rules.ts'
import { figureAt } from '../charts/series.rules.ts'
import type { Opened } from './opened.ts'
import { shortWhen, whenText } from './times.ts'

type FiguresTableProps = {
  chart: ChartKind
  answer: ChartAnswer
  times: readonly Day[]
  onOpen: (opened: Opened) => void
}

/** The same figures as the drawing and more, the latest week or quarter first. Each opens its rows. */
export function FiguresTable({ chart, answer: { sums, today }, times, onOpen }: FiguresTableProps) {
  const { grain, figures } = CHART_OF[chart]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keys.
    <div tabIndex={0} className="max-h-72 overflow-auto text-[0.8125rem] max-md:max-h-112 print:max-h-none">
      <table className="w-full tabular-nums max-md:block max-md:*:block">
        <thead className="sticky top-0 bg-page max-md:hidden!">
          <tr className="text-xs text-soft [&>th]:px-1.5 [&>th]:py-1 [&>th]:align-bottom [&>th]:font-medium">
            <th scope="col" className="text-left">
              {grain === 'quarter' ? QUARTER : WEEK}
            </th>
            {figures.map(({ key }) => (
              <th key={key} scope="col" className="text-right">
                {FIGURE_LABELS[chart][key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {times.toReversed().map((at) => (
            <tr key={at} className="max-md:block max-md:py-1.5 [&>td]:px-1.5 [&>td]:text-right [&>th]:px-1.5">
              <th
                scope="row"
                className="py-1 text-left font-normal whitespace-nowrap max-md:block max-md:font-semibold"
              >
                {shortWhen(grain, at, today)}
              </th>
              {figures.map((figure) => {
                const label = FIGURE_LABELS[chart][figure.key]!
                const when = whenText(grain, at, today)
                const text = figureText(figureAt(figure, sums, at), figure.unit)
                return (
                  <td
                    key={figure.key}
                    className="max-md:flex max-md:min-h-11 max-md:items-center max-md:justify-between max-md:gap-2 max-md:text-left!"
                  >
                    <span aria-hidden className="text-xs text-soft md:hidden">
                      {label}
                    </span>
                    <button
                      type="button"
                      className="rounded px-0.5 max-md:min-h-11 max-md:min-w-11 max-md:text-right hover:text-accent-ink hover:underline"
                      aria-label={opensRows(pointLabel(label, when, text))}
                      onClick={() => onOpen({ figure: figure.key, at, title: rowsOf(label, when) })}
                    >
                      {text}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
