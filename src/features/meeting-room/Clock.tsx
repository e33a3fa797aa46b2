import { Pause } from 'lucide-react'
import { useServerNow } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { plannedMinutes } from '../meetings/agenda/agenda.rules.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { meetingElapsed, paceOf, sectionElapsed, sectionOf } from '../meetings/timer/timer.rules.ts'
import { clockText } from '../meetings/timer/timer.text.ts'
import { overBy, PAUSED_NOW, SECTION_TIME } from './meeting-room.text.ts'
import { MeetingPace, SectionPace } from './Pace.tsx'

const TICK = 500
const PROGRESS_TICK = 1_000

type SectionClockProps = {
  meeting: Meeting
  /** Without the plan, for which phones have no room. */
  compact?: boolean
}

/** The running section against its plan. */
export function SectionClock({ meeting, compact = false }: SectionClockProps) {
  const section = sectionOf(meeting)
  const minutes = meeting.sections[section]?.minutes ?? 0
  const pace = paceOf(sectionElapsed(meeting, section, useServerNow(TICK)), minutes)
  if (compact) {
    const { elapsed, overrun } = pace
    return (
      <div role="timer" aria-label={SECTION_TIME} className="flex items-center gap-1 px-1">
        {meeting.isPaused && (
          <span className="text-warn-ink">
            <Pause aria-hidden className="size-4" />
            <span className="sr-only">{PAUSED_NOW}</span>
          </span>
        )}
        <span data-numeric className={cx('text-lg font-semibold', overrun > 0 && 'text-bad-ink')}>
          {clockText(elapsed)}
        </span>
        {overrun > 0 && <span className="sr-only">{overBy(clockText(overrun))}</span>}
      </div>
    )
  }
  return <SectionPace pace={pace} isPaused={meeting.isPaused} />
}

/** The whole meeting against its plan. */
export function MeetingClock({ meeting }: { meeting: Meeting }) {
  const elapsed = meetingElapsed(meeting, useServerNow(TICK))
  return <MeetingPace {...paceOf(elapsed, plannedMinutes(meeting.sections))} />
}

/** How much of a section's time is spent, as a line that fills. */
export function SectionProgress({ meeting, section }: { meeting: Meeting; section: number }) {
  const minutes = meeting.sections[section]?.minutes ?? 0
  const { elapsed, planned, overrun } = paceOf(
    sectionElapsed(meeting, section, useServerNow(PROGRESS_TICK)),
    minutes,
  )
  const share = planned === 0 ? 1 : Math.min(1, elapsed / planned)
  return (
    <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden rounded-full bg-line">
      <span
        style={{ transform: `scaleX(${share})` }}
        className={cx('block h-full origin-left', overrun > 0 ? 'bg-bad-edge' : 'bg-accent')}
      />
    </span>
  )
}
