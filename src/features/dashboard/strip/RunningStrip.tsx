import { Link } from '@tanstack/react-router'
import { Video } from 'lucide-react'
import { buttonClass } from '../../../ui/Button.tsx'
import type { MyActiveMeeting } from '../../meeting-room/lobby/lobby.queries.ts'
import { Strip } from './Strip.tsx'
import {
  BACK_TO_MEETING,
  JOIN_MEETING,
  meetingIsRunning,
  meetingsAreRunning,
  NEXT_MEETING,
  RUNNING,
  SEE_MEETINGS,
} from './strip.text.ts'

/** The meetings of the reader's teams that are running now. */
export function RunningStrip({ running }: { running: readonly MyActiveMeeting[] }) {
  const [first] = running
  return (
    <Strip
      label={NEXT_MEETING}
      when={<p className="font-semibold text-good-ink sm:text-xl">{RUNNING}</p>}
      title={
        <p className="flex min-w-0 items-center gap-2 text-good-ink">
          <Video aria-hidden className="size-4 shrink-0" />
          {running.length === 1
            ? meetingIsRunning(first!.team?.name, first!.meeting.meetingType)
            : meetingsAreRunning(running.length)}
        </p>
      }
      actions={
        running.length === 1 ? (
          <WayIn {...first!} />
        ) : (
          <Link to="/meetings" className={buttonClass('good')}>
            {SEE_MEETINGS}
          </Link>
        )
      }
    />
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
