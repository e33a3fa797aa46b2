import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { mayEnterAt } from '../../metrics/metrics.access.ts'
import { type MetricRow, metricRow } from '../../metrics/metrics.queries.ts'
import { DueField } from '../../metrics/scorecard/DueField.tsx'
import { useDueWeek } from '../../metrics/scorecard/use-weeks.ts'
import { fitted, formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { weekTargetText } from '../../metrics/values/week-note.rules.ts'
import { WeekLine } from '../../metrics/values/WeekLine.tsx'
import { type Day, weeksBack } from '../../time/calendar.rules.ts'
import { weekLabel, weekSpan } from '../../time/time.text.ts'
import { Panel } from '../Panel.tsx'
import { SeeAllLink } from '../SeeAllLink.tsx'
import { LINE, WEEKS_DRAWN } from './line-of-weeks.ts'
import { myNumbers } from './my-numbers.queries.ts'
import { allEntered, enteredOf, lastValue, MY_NUMBERS, SEE_SCORECARD, weekOf } from './numbers.text.ts'

/** How many characters stand beside the line. */
const CHARACTERS = 8

/** The numbers that the reader enters for the week that is due, right here; Enter leads to the next one. */
export function MyNumbers() {
  const week = useDueWeek()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const found = useLive(myNumbers, { week }) ?? []
  const missing = found.filter(({ isMissing }) => isMissing).length
  // The fields stay after the last number is in, so that it can be corrected.
  const [shownFor, setShownFor] = useState<Day | null>(null)
  if (missing > 0 && shownFor !== week) setShownFor(week)
  if (found.length === 0) return null
  if (shownFor !== week) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 rounded-lg border border-line bg-page px-4 py-2.5">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-good-ink" />
        <span className="min-w-0 flex-1">{allEntered(found.length, weekSpan(week, start))}</span>
        <SeeAllLink to="/metrics">{SEE_SCORECARD}</SeeAllLink>
      </p>
    )
  }
  return (
    <Panel
      title={MY_NUMBERS}
      detail={weekOf(weekLabel(week, start))}
      aside={<span data-numeric>{enteredOf(found.length - missing, found.length)}</span>}
    >
      <ul aria-label={MY_NUMBERS} className="@container divide-y divide-line border-t border-line">
        {found.map(({ metricId }) => (
          <NumberRow key={metricId} {...{ metricId, week }} weekName={weekSpan(week, start)} />
        ))}
      </ul>
    </Panel>
  )
}

type NumberRowProps = { metricId: string; week: Day; weekName: string }

function NumberRow({ metricId, week, weekName }: NumberRowProps) {
  const row = useLive(metricRow, { metricId })
  const actor = useActor()
  if (!row) return null
  const points = weeksBack(week, WEEKS_DRAWN).map((each) => metricWeek(row, each))
  return (
    <li className="flex min-h-12 items-center gap-4 px-4 py-1.5">
      <Link
        to="/metrics"
        search={{ metric: metricId }}
        className="min-w-0 flex-1 font-medium break-words hover:underline"
      >
        {row.metric.name}
      </Link>
      <WeekLine points={points.toReversed()} size={LINE} className="h-9 hidden w-45 shrink-0 @2xl:block" />
      <span data-numeric className="hidden w-26 shrink-0 text-right text-[0.8125rem] text-soft @lg:block">
        {lastOf(row, week)}
      </span>
      <span data-numeric className="w-20 shrink-0 text-right text-[0.8125rem] text-soft">
        {weekTargetText(points[0]!)}
      </span>
      {mayEnterAt(actor, row, week) && <DueField row={row} week={week} weekName={weekName} />}
    </li>
  )
}

/** The newest value before the week. */
function lastOf(row: MetricRow, week: Day): string | null {
  const said = weeksBack(week, WEEKS_DRAWN)
    .slice(1)
    .map((each) => metricWeek(row, each))
    .find(({ value }) => value !== null)
  if (!said || said.value === null) return null
  return lastValue(fitted(formatValue(said.value, said.unit), CHARACTERS, said.value, said.unit))
}
