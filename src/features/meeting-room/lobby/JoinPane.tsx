import { LogIn } from 'lucide-react'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { displayName } from '../../people/people.rules.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import { meetingRoom } from '../meeting-room.queries.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { meetingElapsed, sectionOf } from '../../meetings/timer/timer.rules.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { useStartAndJoin } from '../use-meeting-actions.ts'

/** At the door of a running meeting. */
export function JoinPane({ meeting }: { meeting: Meeting }) {
  const { join } = useStartAndJoin()
  const room = useLive(meetingRoom, { meetingId: meeting.id })
  const present = (room?.attendees ?? []).filter((attendee) => attendee.present).map(({ person }) => person)
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-14 text-center">
      <h1 className="text-xl font-semibold">
        {room?.team?.name} · {MEETING_TYPE_LABELS[meeting.meetingType]}
      </h1>
      <p className="text-soft">
        Running for <Elapsed meeting={meeting} />, now in {meeting.sections[sectionOf(meeting)]?.section}.{' '}
        {room?.scriber ? `${displayName(room.scriber)} is the scriber.` : 'Nobody is the scriber.'}
      </p>
      <AvatarStack people={present} label="In the meeting" />
      <Button
        variant="good"
        className="min-h-11 px-5"
        icon={<LogIn aria-hidden />}
        onClick={() => join(meeting.id)}
      >
        Join Meeting
      </Button>
    </section>
  )
}

function Elapsed({ meeting }: { meeting: Meeting }) {
  return <span data-numeric>{clockText(meetingElapsed(meeting, useServerNow(1_000)))}</span>
}
