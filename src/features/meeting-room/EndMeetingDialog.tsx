import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { displayName } from '../people/people.rules.ts'
import type { Room } from './meeting-room.queries.ts'
import {
  END_MEETING,
  END_MEETING_EXPLAINED,
  END_MEETING_OFFLINE,
  END_MEETING_QUESTION,
  EVERYBODY_HAS_RATED,
  notRatedYet,
} from './meeting-room.text.ts'
import { useEndMeeting } from './use-end-meeting.ts'

type EndMeetingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; room: Room }

/** Asks whether to end the meeting, and names who has not rated it. */
export function EndMeetingDialog({ open, onOpenChange, room }: EndMeetingDialogProps) {
  const end = useEndMeeting(room.meeting)
  const isOffline = useIsOffline()
  const missing = room.attendees.filter(({ present, hasRated }) => present && !hasRated)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={END_MEETING_QUESTION}
      detail={
        <>
          <span className={missing.length > 0 ? 'mb-2 block font-medium text-warn-ink' : 'mb-2 block'}>
            {missing.length > 0
              ? notRatedYet(missing.map(({ person }) => displayName(person)))
              : EVERYBODY_HAS_RATED}
          </span>
          {isOffline ? END_MEETING_OFFLINE : END_MEETING_EXPLAINED}
        </>
      }
      confirmLabel={END_MEETING}
      danger
      // Everybody in the meeting hears of its end in the same way, whoever ended it too.
      onConfirm={() => void end(false)}
    />
  )
}
