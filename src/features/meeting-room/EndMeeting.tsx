import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { EndMeetingDialog } from './EndMeetingDialog.tsx'
import type { Room } from './meeting-room.queries.ts'
import { END_MEETING } from './meeting-room.text.ts'

/** The scriber's way to end the meeting. It stands out in the last section. */
export function EndMeeting({ room }: { room: Room }) {
  const { meeting } = room
  const [ending, setEnding] = useState(false)
  const isLast = sectionOf(meeting) === meeting.sections.length - 1
  return (
    <>
      <Button
        size="sm"
        variant={isLast ? 'danger' : 'ghost'}
        icon={<Square aria-hidden />}
        onClick={() => setEnding(true)}
      >
        <span className={isLast ? undefined : 'max-md:sr-only'}>{END_MEETING}</span>
      </Button>
      <EndMeetingDialog open={ending} onOpenChange={setEnding} room={room} />
    </>
  )
}
