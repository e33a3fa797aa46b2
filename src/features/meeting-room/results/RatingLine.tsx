import { useLive } from '../../../sync/browser/react.ts'
import { HEALTHY_FROM } from '../../meetings/ratings/ratings.rules.ts'
import { judgedBy } from '../../metrics/values/targets.rules.ts'
import { WeekLine } from '../../metrics/values/WeekLine.tsx'
import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { ratingsUpTo } from './results.queries.ts'
import { ratingsRead } from './results.text.ts'

/** Pixels. */
const SIZE = { width: 196, height: 34 }

const asPoint = (average: number | null) => judgedBy(average, HEALTHY_FROM)

/** The ratings of the meetings up to this one as a line, with the one from which a meeting is healthy dashed. */
export function RatingLine({ meetingId }: { meetingId: string }) {
  const rated = useLive(ratingsUpTo, { meetingId }) ?? []
  if (rated.filter(({ average }) => average !== null).length < 2) return null
  const today = dayOf(rated.at(-1)!.meeting.startedAt)
  return (
    <div className="min-w-0">
      <WeekLine
        points={rated.map(({ average }) => asPoint(average))}
        size={SIZE}
        miss="warn"
        isDotted
        label={ratingsRead(rated.map(({ average }) => average))}
        className="w-full max-w-52"
      />
      <p aria-hidden data-numeric className="flex max-w-52 justify-between text-xs text-soft">
        <span>{dayLabel(dayOf(rated[0]!.meeting.startedAt), today)}</span>
        <span>{dayLabel(today, today)}</span>
      </p>
    </div>
  )
}
