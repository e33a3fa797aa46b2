import { LogIn } from 'lucide-react'
import { useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { meetingElapsed, sectionOf } from '../../meetings/timer/timer.rules.ts'
import { clockText } from '../../meetings/timer/timer.text.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import { displayName } from '../../people/people.rules.ts'
import { meetingRoom } from '../meeting-room.queries.ts'
import { useStartAndJoin } from '../use-meeting-actions.ts'
import {
  IN_THE_MEETING,
  isTheScriber,
  JOIN_MEETING,
  NOBODY_IS_THE_SCRIBER,
  runningFor,
} from './lobby.text.ts'
import { usePageTitle } from '../../../ui/page-title.ts'

const TICK = 1_000

/** The door of a running meeting: what is going on inside, and the button to join. */
export function JoinPane({ meeting }: { meeting: Meeting }) {
  const { join } = useStartAndJoin()
  const room = useLive(meetingRoom, { meetingId: meeting.id })
  usePageTitle(meetingTitle(room?.team?.name, meeting.meetingType))
  const present = (room?.attendees ?? []).filter((attendee) => attendee.present).map(({ person }) => person)
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-14 text-center">
      <h1 className="text-xl font-semibold">{meetingTitle(room?.team?.name, meeting.meetingType)}</h1>
      <p className="text-soft">
        <RunningFor meeting={meeting} />{' '}
        {room?.scriber ? isTheScriber(displayName(room.scriber)) : NOBODY_IS_THE_SCRIBER}
      </p>
      <AvatarStack people={present} label={IN_THE_MEETING} />
      <Button
        variant="good"
        className="min-h-11 px-5"
        icon={<LogIn aria-hidden />}
        onClick={() => join(meeting.id)}
      >
        {JOIN_MEETING}
      </Button>
    </section>
  )
}

function RunningFor({ meeting }: { meeting: Meeting }) {
  const elapsed = clockText(meetingElapsed(meeting, useServerNow(TICK)))
  return <span data-numeric>{runningFor(elapsed, meeting.sections[sectionOf(meeting)]!.section)}</span>
}
