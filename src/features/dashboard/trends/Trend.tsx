import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { judgedBy } from '../../metrics/values/targets.rules.ts'
import { WeekLine } from '../../metrics/values/WeekLine.tsx'
import type { Day, WeekStart } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { lineRead, NONE } from './trends.text.ts'

/** Of the line, in pixels. */
const SIZE = { width: 420, height: 104 }

type TrendProps = {
  title: string
  /** The oldest first; null where there is nothing to say. */
  weeks: readonly { week: Day; value: number | null }[]
  /** What each is to reach. */
  bar: number
  format: (value: number) => string
  /** Two lines beside the latest value; undefined without any value. */
  said: readonly [string, string] | undefined
  empty: string
}

/** The latest of a row of weeks in large, and all of them as a line against the bar. A single week has no course yet. */
export function Trend({ title, weeks, bar, format, said, empty }: TrendProps) {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const latest = weeks.findLast(({ value }) => value !== null)?.value ?? null
  const shown = weeks.slice(weeks.findIndex(({ value }) => value !== null))
  return (
    <div className="flex min-w-0 flex-col px-4 py-3">
      <h2 className="font-semibold">{title}</h2>
      {latest === null || !said ? (
        <p className="mt-1 text-soft">{empty}</p>
      ) : (
        <>
          <div className="mt-0.5 flex items-center gap-3">
            <p
              data-numeric
              className={cx('text-2xl font-semibold', latest >= bar ? 'text-good-ink' : 'text-warn-ink')}
            >
              {format(latest)}
            </p>
            <p data-numeric className="min-w-0 text-[0.8125rem] leading-4.5 text-soft">
              {said[0]}
              <span className="block">{said[1]}</span>
            </p>
          </div>
          {shown.filter(({ value }) => value !== null).length > 1 && (
            <Course {...{ title, shown, bar, format, start }} />
          )}
        </>
      )}
    </div>
  )
}

type CourseProps = Pick<TrendProps, 'title' | 'bar' | 'format'> & {
  shown: TrendProps['weeks']
  start: WeekStart
}

const Course = ({ title, shown, bar, format, start }: CourseProps) => (
  <>
    <WeekLine
      points={shown.map(({ value }) => judgedBy(value, bar))}
      size={SIZE}
      miss="warn"
      isDotted
      label={lineRead(
        title,
        shown.map(({ value }) => (value === null ? NONE : format(value))),
      )}
      className="mt-auto w-full pt-2"
    />
    <p aria-hidden data-numeric className="flex justify-between text-xs text-soft">
      <span>{weekLabel(shown[0]!.week, start)}</span>
      <span>{weekLabel(shown.at(-1)!.week, start)}</span>
    </p>
  </>
)
