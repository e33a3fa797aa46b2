import { Link } from '@tanstack/react-router'
import { Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { type MyActiveMeeting, myActiveMeetings } from '../meeting-room/lobby/lobby.queries.ts'
import {
  BACK_TO_MEETING,
  JOIN_MEETING,
  meetingIsRunning,
  meetingsAreRunning,
  SEE_MEETINGS,
} from './dashboard.text.ts'

/** The meetings of the reader's teams that are running now. As high as a button, so that nothing moves when one starts. */
export function RunningMeetings({ otherwise }: { otherwise: ReactNode }) {
  const running = useLive(myActiveMeetings, {}) ?? []
  const [first] = running
  if (!first) return otherwise
  return (
    <section className="flex min-w-0 shrink-0 items-center gap-3 text-good-ink">
      <p className="flex min-w-0 items-center gap-2 font-medium max-md:sr-only">
        <Video aria-hidden className="size-4 shrink-0" />
        <span className="truncate">
          {running.length === 1
            ? meetingIsRunning(first.team?.name, first.meeting.meetingType)
            : meetingsAreRunning(running.length)}
        </span>
      </p>
      {running.length === 1 ? (
        <WayIn {...first} />
      ) : (
        <Link to="/meetings" className={buttonClass('good')}>
          {SEE_MEETINGS}
        </Link>
      )}
    </section>
  )
}

function WayIn({ meeting: { teamId, meetingType }, joined }: MyActiveMeeting) {
  return (
    <Link
      to="/meeting/$teamId/{-$meetingType}"
      params={{ teamId, meetingType }}
      className={buttonClass('good')}
    >
      {joined ? BACK_TO_MEETING : JOIN_MEETING}
    </Link>
  )
}
