import { Pause, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { meetingElapsed, paceOf, sectionElapsed, sectionOf } from '../../meetings/timer/timer.rules.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { MEETING_TIME, ofPlanned, overBy, PAUSED_NOW, SECTION_TIME } from '../meeting-room.text.ts'
import type { GuestView } from './guests.requests.ts'

const TICK = 500

type GuestClockProps = { view: GuestView; ahead: number }

/** The section that the meeting is in, with its time against the plan, and the time of the whole meeting. */
export function GuestClock({ view: { sections, timer }, ahead }: GuestClockProps) {
  const now = useNow() + ahead
  const current = sectionOf(timer)
  const { section = '', minutes = 0 } = sections[current] ?? {}
  const { elapsed, planned, overrun } = paceOf(sectionElapsed(timer, current, now), minutes)
  const all = sections.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-xl font-semibold">{section}</h2>
      <div role="timer" aria-label={SECTION_TIME} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span
          data-numeric
          className={cx('text-2xl leading-none font-semibold', overrun > 0 && 'text-bad-ink')}
        >
          {clockText(elapsed)}
        </span>
        <span data-numeric className="text-soft">
          {ofPlanned(clockText(planned))}
        </span>
        {overrun > 0 && (
          <Badge variant="bad" icon={<TriangleAlert aria-hidden />}>
            <span data-numeric>{overBy(clockText(overrun))}</span>
          </Badge>
        )}
        {timer.isPaused && (
          <Badge variant="warn" icon={<Pause aria-hidden />}>
            {PAUSED_NOW}
          </Badge>
        )}
      </div>
      <div role="timer" aria-label={MEETING_TIME} data-numeric className="ml-auto text-[0.8125rem]">
        <span className="font-medium">{clockText(meetingElapsed(timer, now))}</span>
        <span className="text-soft"> / {clockText(all * 60_000)}</span>
      </div>
    </div>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
