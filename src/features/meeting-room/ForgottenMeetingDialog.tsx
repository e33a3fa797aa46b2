import { useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { endMeeting } from './meeting-room.mutations.ts'
import { END_FORGOTTEN_QUESTION, END_MEETING, endsAsOf, MEETING_FINALIZED } from './meeting-room.text.ts'

type ForgottenMeetingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  meeting: Meeting
  /** When something last happened in it. */
  since: string
}

/** Asks whether to end a meeting that nobody has ended, as of when something last happened in it. */
export function ForgottenMeetingDialog({ open, onOpenChange, meeting, since }: ForgottenMeetingDialogProps) {
  const mutate = useMutate()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={END_FORGOTTEN_QUESTION}
      detail={endsAsOf(since)}
      confirmLabel={END_MEETING}
      danger
      onConfirm={() => {
        const refusal = mutate(endMeeting, { id: newId(), meetingId: meeting.id, forgotten: true })
        if (refusal === null) toast.success(MEETING_FINALIZED)
      }}
    />
  )
}
