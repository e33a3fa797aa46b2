import { cx } from '../../../ui/cx.ts'
import type { Unit } from '../metrics.table.ts'
import { addDays, type Day, type WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { fitted, formatAggregate, formatValue } from '../values/metric-format.rules.ts'
import { type PanelFigures as Figures, panelFigures } from './panel-figures.rules.ts'
import {
  LAST_WEEK,
  MEAN_OF_WEEKS,
  MISSED_IN_A_ROW,
  NONE,
  NOTHING,
  ofWeek,
  THIS_WEEK,
  VS_LAST_WEEK,
  VS_WEEK_BEFORE,
} from './panel.text.ts'

const CHARACTERS = 7
const INK = { met: 'text-good-ink', missed: 'text-bad-ink', 'no-target': 'text-ink', 'no-value': 'text-soft' }

type PanelFiguresProps = { row: MetricRow; thisWeek: Day; start: WeekStart }

/** The four figures at the head of a metric's panel. */
export function PanelFigures({ row, thisWeek, start }: PanelFiguresProps) {
  const figures = panelFigures(row, thisWeek)
  const { latest, change, mean, missesInARow } = figures
  const { unit } = row.metric
  const short = (value: number) => fitted(formatValue(value, unit), CHARACTERS, value, unit)
  const isOlder = latest !== null && latest.week !== thisWeek
  const isLast = latest?.week === addDays(thisWeek, -7)
  return (
    <dl className="flex divide-x divide-line">
      <Figure
        text={latest ? short(latest.of.value!) : NOTHING}
        ink={latest ? INK[latest.of.status] : 'text-soft'}
        label={isLast ? LAST_WEEK : isOlder ? ofWeek(weekLabel(latest.week, start)) : THIS_WEEK}
      />
      <Figure
        text={changeText(figures, unit)}
        ink={change === null ? 'text-soft' : 'text-ink'}
        label={isOlder ? VS_WEEK_BEFORE : VS_LAST_WEEK}
      />
      <Figure
        text={
          mean === null ? NOTHING : fitted(formatAggregate(mean, unit, 'average'), CHARACTERS, mean, unit)
        }
        ink={mean === null ? 'text-soft' : 'text-ink'}
        label={MEAN_OF_WEEKS}
      />
      <Figure
        text={missesInARow === 0 ? NONE : String(missesInARow)}
        ink={missesInARow === 0 ? 'text-soft' : 'text-bad-ink'}
        label={MISSED_IN_A_ROW}
      />
    </dl>
  )
}

/** A change of percents has no percent sign: it is one of points. */
function changeText({ change }: Figures, unit: Unit): string {
  if (change === null) return NOTHING
  if (change === 0) return '0'
  const size = Math.abs(change)
  const of = unit === 'currency' ? unit : 'number'
  return `${change > 0 ? '+' : '−'}${fitted(formatValue(size, of), CHARACTERS - 1, size, of)}`
}

const Figure = ({ text, ink, label }: { text: string; ink: string; label: string }) => (
  <div className="flex min-w-0 flex-auto flex-col-reverse justify-end px-2.5 first:pl-0 last:pr-0">
    <dt className="text-xs leading-4 text-soft">{label}</dt>
    <dd className={cx('text-base font-semibold whitespace-nowrap tabular-nums', ink)}>{text}</dd>
  </div>
)
