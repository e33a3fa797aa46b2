import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { END_FORGOTTEN_QUESTION, END_MEETING, endsAsOf, MEETING_FINALIZED } from './meeting-room.text.ts'
import { useEndMeeting } from './use-end-meeting.ts'

type ForgottenMeetingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  meeting: Meeting
  /** When something last happened in it. */
  since: string
}

/** Asks whether to end a meeting that nobody has ended, as of when something last happened in it. */
export default function ForgottenMeetingDialog({
  open,
  onOpenChange,
  meeting,
  since,
}: ForgottenMeetingDialogProps) {
  const end = useEndMeeting(meeting)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={END_FORGOTTEN_QUESTION}
      detail={endsAsOf(since)}
      confirmLabel={END_MEETING}
      danger
      onConfirm={() => {
        if (end(true) === null) toast.success(MEETING_FINALIZED)
      }}
    />
  )
}
