import { Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Meeting } from '../meetings/meetings.table.ts'
import { sectionOf } from '../meetings/timer/timer.rules.ts'
import { EndMeetingDialog } from './EndMeetingDialog.tsx'
import { END_MEETING } from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

/** The scriber's way to end the meeting. It stands out in the last section. */
export function EndMeeting({ meeting, actions }: { meeting: Meeting; actions: MeetingActions }) {
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
      <EndMeetingDialog open={ending} onOpenChange={setEnding} actions={actions} />
    </>
  )
}
