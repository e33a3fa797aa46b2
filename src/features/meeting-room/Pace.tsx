import { Pause, TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { cx } from '../../ui/cx.ts'
import type { Pace } from '../meetings/timer/timer.rules.ts'
import { clockText } from '../meetings/timer/timer.text.ts'
import { MEETING_TIME, ofPlanned, OVER_PLAN, overBy, PAUSED_NOW, SECTION_TIME } from './meeting-room.text.ts'

/** A section's time against its plan. role=timer keeps it quiet for screen readers. */
export const SectionPace = ({ pace, isPaused }: { pace: Pace; isPaused: boolean }) => (
  <div role="timer" aria-label={SECTION_TIME} className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <span
      data-numeric
      className={cx('text-2xl leading-none font-semibold', pace.overrun > 0 && 'text-bad-ink')}
    >
      {clockText(pace.elapsed)}
    </span>
    <span data-numeric className="text-soft">
      {ofPlanned(clockText(pace.planned))}
    </span>
    {pace.overrun > 0 && (
      <Badge variant="bad" icon={<TriangleAlert aria-hidden />}>
        <span data-numeric>{overBy(clockText(pace.overrun))}</span>
      </Badge>
    )}
    {isPaused && (
      <Badge variant="warn" icon={<Pause aria-hidden />}>
        {PAUSED_NOW}
      </Badge>
    )}
  </div>
)

/** The time of the whole meeting against its plan. */
export const MeetingPace = ({ elapsed, planned, overrun }: Pace) => (
  <div role="timer" aria-label={MEETING_TIME} data-numeric className="text-[0.8125rem] whitespace-nowrap">
    <span className={overrun > 0 ? 'font-medium text-bad-ink' : 'font-medium'}>{clockText(elapsed)}</span>
    <span className="text-soft"> / {clockText(planned)}</span>
    {overrun > 0 && <span className="sr-only"> {OVER_PLAN}</span>}
  </div>
)
