import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { useEffect, useState } from 'react'
import { plannedMinutes } from '../../meetings/agenda/agenda.rules.ts'
import { meetingElapsed, paceOf, sectionElapsed, sectionOf } from '../../meetings/timer/timer.rules.ts'
import { MeetingPace, SectionPace } from '../Pace.tsx'
import type { GuestView } from './guests.requests.ts'

const TICK = 500

type GuestClockProps = { view: GuestView; ahead: number }

/** The section that the meeting is in, with its time against the plan, and the time of the whole meeting. */
export function GuestClock({ view: { sections, timer }, ahead }: GuestClockProps) {
  const now = useNow() + ahead
  const current = sectionOf(timer)
  const { section = '', minutes = 0 } = sections[current] ?? {}
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-xl font-semibold">{sectionName(section)}</h2>
      <SectionPace pace={paceOf(sectionElapsed(timer, current, now), minutes)} isPaused={timer.isPaused} />
      <div className="ml-auto">
        <MeetingPace {...paceOf(meetingElapsed(timer, now), plannedMinutes(sections))} />
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
