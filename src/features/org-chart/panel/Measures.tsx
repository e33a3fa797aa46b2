import { Link } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { useDueWeek } from '../../metrics/scorecard/use-weeks.ts'
import { metricRow } from '../../metrics/metrics.queries.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek } from '../../metrics/values/metric-week.rules.ts'
import { VALUE_LOOKS } from '../../metrics/values/value-looks.ts'
import { weeksBack } from '../../time/calendar.rules.ts'
import type { Branch } from '../charts/forest.rules.ts'
import { useChart } from '../screen/chart-context.ts'
import { unlinkMetric } from '../seats/measures.mutations.ts'
import { measuresOfSeat } from '../seats/measures.queries.ts'
import { ADD_MEASURE, MEASURES, NO_VALUE, removeMeasureNamed } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'

/** How many weeks are searched for the last value. */
const WEEKS_SEARCHED = 13

type MeasuresProps = { branch: Branch; seatId: string; mayEdit: boolean }

/** What a seat is measured by, each with its last value. */
export function Measures({ branch, seatId, mayEdit }: MeasuresProps) {
  const { ask } = useChart()
  const measures = useLive(measuresOfSeat, { seatId }) ?? []
  if (measures.length === 0 && !mayEdit) return null
  return (
    <PanelSection
      title={MEASURES}
      aside={measures.length || null}
      action={
        mayEdit && (
          <IconButton
            label={ADD_MEASURE}
            icon={<Plus aria-hidden />}
            onClick={() => ask('measure', branch)}
          />
        )
      }
    >
      <ul aria-label={MEASURES} className="grid gap-0.5">
        {measures.map((metricId) => (
          <Measure key={metricId} {...{ metricId, seatId, mayEdit }} />
        ))}
      </ul>
    </PanelSection>
  )
}

type MeasureProps = { metricId: string; seatId: string; mayEdit: boolean }

function Measure({ metricId, seatId, mayEdit }: MeasureProps) {
  const row = useLive(metricRow, { metricId })
  const dueWeek = useDueWeek()
  const mutate = useMutate()
  if (!row) return null
  const { name } = row.metric
  const last = weeksBack(dueWeek, WEEKS_SEARCHED)
    .map((week) => metricWeek(row, week))
    .find(({ value }) => value !== null)
  return (
    <li className="flex min-h-control items-center gap-2">
      <Link
        to="/metrics"
        search={{ metric: metricId }}
        className="min-w-0 flex-1 break-words hover:underline"
      >
        {name}
      </Link>
      <span
        data-numeric
        className={cx('shrink-0 rounded px-1.5 text-[0.8125rem]', last && VALUE_LOOKS[last.status])}
      >
        {last && last.value !== null ? formatValue(last.value, last.unit) : NO_VALUE}
      </span>
      {mayEdit && (
        <LeavingIconButton
          label={removeMeasureNamed(name)}
          icon={<X aria-hidden />}
          className="md:size-6"
          onClick={() => void mutate(unlinkMetric, { seatId, metricId })}
        />
      )}
    </li>
  )
}
