import { useLive } from '../../../sync/browser/react.ts'
import { HEALTHY_FROM, isHealthy } from '../../meetings/ratings/ratings.rules.ts'
import { sparkline } from '../../metrics/values/sparkline.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { type RatedMeeting, ratingsUpTo } from './results.queries.ts'
import { ratingsRead } from './results.text.ts'

/** Pixels. */
const SIZE = { width: 196, height: 34 }
const MARGIN = 4

/** The ratings of the meetings up to this one as a line, with the one from which a meeting is healthy dashed. */
export function RatingLine({ meetingId }: { meetingId: string }) {
  const rated = useLive(ratingsUpTo, { meetingId }) ?? []
  if (rated.filter(({ average }) => average !== null).length < 2) return null
  const { values, targets, points } = sparkline(rated.map(weekOf), SIZE)
  const last = points.at(-1)
  const today = dayOf(rated.at(-1)!.meeting.startedAt)
  return (
    <div className="min-w-0">
      <svg
        role="img"
        aria-label={ratingsRead(rated.map(({ average }) => average))}
        viewBox={`${-MARGIN} ${-MARGIN} ${SIZE.width + 2 * MARGIN} ${SIZE.height + 2 * MARGIN}`}
        className="w-full max-w-52 fill-none stroke-plot"
      >
        <path d={targets} strokeDasharray="2 3" className="opacity-60" />
        <path d={values} strokeWidth={1.4} strokeLinejoin="round" />
        {points.map(({ x, y, status }) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={x === last?.x ? 3.5 : 2}
            className={`stroke-none ${status === 'missed' ? 'fill-warn-edge' : 'fill-good-edge'}`}
          />
        ))}
      </svg>
      <p aria-hidden data-numeric className="flex max-w-52 justify-between text-xs text-soft">
        <span>{dayLabel(dayOf(rated[0]!.meeting.startedAt), today)}</span>
        <span>{dayLabel(today, today)}</span>
      </p>
    </div>
  )
}

const weekOf = ({ average }: RatedMeeting) => ({
  value: average,
  target: { value: HEALTHY_FROM, logic: 'greater_than_or_equal' as const },
  status:
    average === null ? ('no-value' as const) : isHealthy(average) ? ('met' as const) : ('missed' as const),
})
