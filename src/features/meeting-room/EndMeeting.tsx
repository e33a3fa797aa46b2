import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FloatingButton } from '../../ui/FloatingButton.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { EndMeetingDialog } from './EndMeetingDialog.tsx'
import type { Room } from './meeting-room.queries.ts'
import { END_MEETING } from './meeting-room.text.ts'

/** The scriber's way to end the meeting. It stands out in the last section; before that, phones have it in the menu. */
export function EndMeeting({ room }: { room: Room }) {
  const { meeting } = room
  const isNarrow = useIsNarrow()
  const [ending, setEnding] = useState(false)
  const isLast = sectionOf(meeting) === meeting.sections.length - 1
  const button = { icon: <Square aria-hidden />, onClick: () => setEnding(true), children: END_MEETING }
  return (
    <>
      {isNarrow ? (
        isLast && <FloatingButton kind="end" {...button} />
      ) : (
        <Button size="sm" variant={isLast ? 'danger' : 'ghost'} {...button} />
      )}
      <EndMeetingDialog open={ending} onOpenChange={setEnding} room={room} />
    </>
  )
}
