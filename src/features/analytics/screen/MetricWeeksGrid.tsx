import { Link } from '@tanstack/react-router'
import type { Day } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { METRIC, NO_VALUE, STATE_LABELS, THIRTEEN_WEEKS, weekOf } from '../analytics.text.ts'
import type { MetricGrid } from '../analytics.requests.ts'

/** Colour and shape: what met its target is round, what missed it square, and what can't be told is only an outline. */
const CELLS: Record<string, string> = {
  met: 'rounded-full bg-good-edge',
  missed: 'rounded-[1px] bg-bad-edge',
  'no-target': 'rounded-full border border-plot',
  'no-value': 'h-px! bg-plot',
}

/** Each metric's last weeks, one sign for each. */
export function MetricWeeksGrid({ grid: { weeks, metrics }, today }: { grid: MetricGrid; today: Day }) {
  if (metrics.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keys.
    <div tabIndex={0} className="max-h-72 overflow-y-auto max-md:max-h-112 print:max-h-none">
      <table className="w-full table-fixed text-[0.8125rem] max-md:block">
        <caption className="pb-1 text-left max-md:block text-xs font-medium text-soft">
          {THIRTEEN_WEEKS}
        </caption>
        <colgroup>
          <col />
          {weeks.map((week) => (
            <col key={week} className="w-4" />
          ))}
        </colgroup>
        <thead className="sr-only max-md:hidden">
          <tr>
            <th scope="col">{METRIC}</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {weekOf(dayLabel(week, today))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {metrics.map(({ id, title, team, states }) => (
            <tr key={id} className="max-md:flex max-md:flex-wrap max-md:pb-1.5">
              <th
                scope="row"
                className="pr-2 text-left font-normal max-md:w-full max-md:break-words md:truncate"
              >
                <Link
                  to="/metrics"
                  search={{ metric: id, team }}
                  className="hover:text-accent-ink hover:underline max-md:flex max-md:min-h-8 max-md:items-end"
                >
                  {title}
                </Link>
              </th>
              {states.map((state, index) => {
                const said = state === null ? NO_VALUE : STATE_LABELS[state]
                return (
                  <td
                    key={weeks[index]}
                    className="h-5 max-md:grid max-md:min-w-4 max-md:flex-1 max-md:content-center"
                    data-tooltip={`${weekOf(dayLabel(weeks[index]!, today))}: ${said}`}
                  >
                    <span
                      aria-hidden
                      className={`mx-auto block size-2 print:[print-color-adjust:exact] ${state === null ? '' : CELLS[state]}`}
                    />
                    <span className="sr-only">
                      <span className="md:hidden">{weekOf(dayLabel(weeks[index]!, today))}: </span>
                      {said}
                    </span>
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
