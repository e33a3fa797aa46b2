import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { displayName, isActiveMember } from '../../people/people.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { weekLabel, weekSpan } from '../../time/time.text.ts'
import { useRaising } from '../../work/raising-context.ts'
import { mayEnterAt } from '../metrics.access.ts'
import { type MetricRow, metricRow } from '../metrics.queries.ts'
import { HomeMark } from '../teams/HomeMark.tsx'
import { absenceOf } from '../values/absence.rules.ts'
import { fitted, formatValue } from '../values/metric-format.rules.ts'
import { MISSING, VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import { weekTargetText } from '../values/week-note.rules.ts'
import { cellLooks } from './cell-looks.ts'
import { DueField } from './DueField.tsx'
import { PHONE_CHARACTERS } from './grid-layout.rules.ts'
import { MetricMenu } from './MetricMenu.tsx'
import { NotHere } from './NotHere.tsx'
import { PeriodTotal } from './PeriodTotal.tsx'
import { useScorecardActions } from './scorecard-actions.ts'
import { deactivated, NO_VALUE, ownerAndTarget, PROBLEM_MARK, SOURCE_FAILS } from './scorecard.text.ts'
import { ShortNumber } from './ShortNumber.tsx'
import type { Weeks } from './use-weeks.ts'

type MetricItemProps = {
  metricId: string
  weeks: Weeks
  /** The weeks of this page. */
  onPage: readonly Day[]
  heldSince: Day | null
}

/** A metric on a phone. It reads its own rows, so that changes to other metrics don't render it again. */
export const MetricItem = memo(function MetricItem({ metricId, weeks, onPage, heldSince }: MetricItemProps) {
  const row = useLive(metricRow, { metricId })
  if (!row) return null
  return (
    <li
      data-row-key={metricId}
      className="border-b border-line px-4 py-3 [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto] last:border-0"
    >
      <ItemHead row={row} weeks={weeks} heldSince={heldSince} />
      <div className="mt-2 grid grid-cols-4 gap-1.5">
        {onPage.map((week) => (
          <WeekButton key={week} {...{ row, week, weeks, heldSince }} />
        ))}
      </div>
    </li>
  )
})

type ItemHeadProps = { row: MetricRow; weeks: Weeks; heldSince: Day | null }

function ItemHead({ row, weeks, heldSince }: ItemHeadProps) {
  const actor = useActor()
  const raising = useRaising()
  const { metric, owner } = row
  const { open, teamId } = useScorecardActions()
  const name = displayName(owner)
  const owned = owner && !isActiveMember(owner) ? deactivated(name) : name
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <div className="-my-2.5 flex items-start">
          <button
            type="button"
            className="min-h-11 min-w-0 text-left font-medium break-words"
            onClick={() => open(metric)}
          >
            <HomeMark metric={metric} teamId={teamId} />
            {metric.name}
          </button>
          {raising && <raising.Mark id={metric.id} className="max-md:size-11" />}
        </div>
        <p className="text-[0.8125rem] break-words text-soft">
          {ownerAndTarget(owned, weekTargetText(metricWeek(row, weeks.due)))}
        </p>
        {metric.sourceFailingSince !== null && (
          <p className="flex gap-1 text-[0.8125rem] text-bad-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {SOURCE_FAILS}
          </p>
        )}
        <p className="text-[0.8125rem] tabular-nums">
          {heldSince ? <NotHere /> : <PeriodTotal row={row} weeks={weeks.shown} />}
        </p>
      </div>
      {mayEnterAt(actor, row, weeks.due) && (
        <DueField row={row} week={weeks.due} weekName={weekSpan(weeks.due, weeks.start)} />
      )}
      <MetricMenu metric={metric} align="end" className="-mr-3" />
    </div>
  )
}

type WeekButtonProps = { row: MetricRow; week: Day; weeks: Weeks; heldSince: Day | null }

function WeekButton({ row, week, weeks: { start, due }, heldSince }: WeekButtonProps) {
  const { openWeek } = useScorecardActions()
  const said = metricWeek(row, week)
  const { value, unit, status, problem } = said
  const isHere = heldSince === null || week >= heldSince || week in row.values
  const text = value === null ? (problem ? PROBLEM_MARK : NO_VALUE) : formatValue(value, unit)
  const short = value === null ? text : fitted(text, PHONE_CHARACTERS, value, unit)
  const absence = absenceOf(row, said, week, due)
  return (
    <button
      type="button"
      className={cx(
        'min-h-11 min-w-0 rounded-md border px-1 py-1 text-center',
        week === due ? 'border-accent' : 'border-current/25',
        isHere && cellLooks(status, absence === 'before' ? 'not-due' : absence, week === due),
      )}
      onClick={() => openWeek(row.metric, week)}
    >
      <span className="block truncate text-[0.6875rem]">{weekLabel(week, start)}</span>
      <span className="block text-[0.8125rem] font-medium tabular-nums">
        {isHere ? <ShortNumber {...{ text, short }} /> : <NotHere />}
      </span>
      <span className="sr-only">
        , {problem ?? (absence === 'missing' ? MISSING : VALUE_STATUS_LABELS[status])}, {row.metric.name}
      </span>
    </button>
  )
}
