import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { VALUE_STATUS_LABELS } from '../values/metric-values.text.ts'
import { metricWeek, type MetricWeeks } from '../values/metric-week.rules.ts'
import { TARGET_LOGIC_SIGNS } from '../values/targets.text.ts'
import { VALUE_LOOKS } from '../values/value-looks.ts'
import { NOTHING, STATUS, TARGET, usually, VALUE, WEEK } from './panel.text.ts'
import type { UsualRange } from './statistics.rules.ts'

type WeeksTableProps = {
  row: MetricWeeks
  /** Mondays, newest first. */
  weeks: readonly Day[]
  start: WeekStart
  usual: UsualRange | null
}

/** The numbers behind the drawing, the newest week first. */
export function WeeksTable({ row, weeks, start, usual }: WeeksTableProps) {
  const { unit } = row.metric
  return (
    <div className="text-[0.8125rem]">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="text-left text-xs text-soft [&>th]:py-1 [&>th]:font-medium">
            <th scope="col">{WEEK}</th>
            <th scope="col" className="text-right">
              {VALUE}
            </th>
            <th scope="col" className="text-right">
              {TARGET}
            </th>
            <th scope="col" className="pl-3">
              {STATUS}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {weeks.map((week) => {
            const { value, target, status, unit: ofWeek } = metricWeek(row, week)
            return (
              <tr key={week} className="[&>td]:py-1">
                <th scope="row" className="font-normal">
                  {weekLabel(week, start, weeks[0])}
                </th>
                <td className={`pr-1 text-right ${VALUE_LOOKS[status]}`}>
                  {value === null ? NOTHING : formatValue(value, ofWeek)}
                </td>
                <td className="text-right text-soft">
                  {target.value === null
                    ? NOTHING
                    : `${TARGET_LOGIC_SIGNS[target.logic]} ${formatValue(target.value, ofWeek)}`}
                </td>
                <td className="pl-3 text-soft">{VALUE_STATUS_LABELS[status]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {usual && (
        <p className="py-1.5 text-soft">
          {usually(
            ...([usual.low, usual.high, usual.mean].map((each) => formatValue(each, unit)) as [
              string,
              string,
              string,
            ]),
          )}
        </p>
      )}
    </div>
  )
}
