import { Link } from '@tanstack/react-router'
import { Video } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { myActiveMeetings } from '../meeting-room/lobby/lobby.queries.ts'
import { BACK_TO_MEETING, JOIN_MEETING, meetingIsRunning } from './dashboard.text.ts'

/** The meetings of the reader's teams that are running now, each with a button to join it. */
export function RunningMeetings() {
  const running = useLive(myActiveMeetings, {}) ?? []
  return running.map(({ meeting, team, joined }) => (
    <section
      key={meeting.id}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-good-edge/50 bg-good-tint px-4 py-3 text-good-ink"
    >
      <Video aria-hidden className="size-5" />
      <p className="min-w-0 flex-1 basis-52 font-medium">
        {meetingIsRunning(team?.name, meeting.meetingType)}
      </p>
      <Link
        to="/meeting/$teamId/{-$meetingType}"
        params={{ teamId: meeting.teamId, meetingType: meeting.meetingType }}
        className={cx(buttonClass('good'), 'max-sm:w-full')}
      >
        {joined ? BACK_TO_MEETING : JOIN_MEETING}
      </Link>
    </section>
  ))
}
