import { useLive } from '../../../sync/browser/react.ts'
import { cx } from '../../../ui/cx.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { readersZone } from '../../meetings/schedule/readers-zone.ts'
import { weekSpan } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { useOf } from '../views/use-of.ts'
import { completionByWeek } from './completion.queries.ts'
import { BAR, shareOf, type WeekDone } from './completion.rules.ts'
import { doneWhenDue, LAST_WEEKS, weekDone } from './completion.text.ts'

const BAR_WIDTH = 7
const STEP = 10
const HEIGHT = 24

/** How much of what was due was done in its week, against the bar: of a team, or of the reader's own tasks. Nothing if nothing was due. */
export function Completion({ teamId }: { teamId: string | undefined }) {
  const today = useToday()
  const weeks = useLive(completionByWeek, { ...useOf(teamId), today, timeZone: readersZone() })
  const share = weeks && shareOf(...weeks)
  if (!weeks || share === null || share === undefined) return null
  return (
    <figure className="flex items-center gap-3">
      <figcaption data-numeric className={cx('whitespace-nowrap', share < BAR && 'font-medium text-bad-ink')}>
        {doneWhenDue(share, BAR)}
      </figcaption>
      <Weeks weeks={weeks} />
    </figure>
  )
}

function Weeks({ weeks }: { weeks: readonly WeekDone[] }) {
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const last = weeks.at(-1)!.week
  const told = weeks.map(({ week, due, done }) => weekDone(weekSpan(week, start, last), done, due))
  const width = weeks.length * STEP
  const bar = HEIGHT * (1 - BAR / 100)
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} className="min-w-0">
        {weeks.map((week, index) => (
          <WeekBar key={week.week} week={week} x={index * STEP} told={told[index]!} />
        ))}
        <line x1="0" x2={width} y1={bar} y2={bar} strokeDasharray="3 2" className="stroke-plot" />
      </svg>
      <ul aria-label={LAST_WEEKS} className="sr-only">
        {told.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

/** A column, as high as the share done; a line on the ground for a week in which nothing was due. */
function WeekBar({ week: { due, done }, x, told }: { week: WeekDone; x: number; told: string }) {
  const share = shareOf({ due, done }) ?? 0
  const height = Math.max(1.5, (HEIGHT * share) / 100)
  const look = due === 0 ? 'fill-control-line' : share >= BAR ? 'fill-good-edge' : 'fill-bad-edge'
  return (
    <g data-tooltip={told}>
      <rect x={x} y="0" width={STEP} height={HEIGHT} fill="transparent" />
      <rect x={x + 1} y={HEIGHT - height} width={BAR_WIDTH} height={height} rx="1" className={look} />
    </g>
  )
}
