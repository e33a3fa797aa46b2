import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { MEETING_FINALIZED } from '../meetings/meetings.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

type EndMeetingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; actions: MeetingActions }

export function EndMeetingDialog({ open, onOpenChange, actions }: EndMeetingDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="End the meeting?"
      detail="It ends for everybody and its result goes to Meetings. An ended meeting can’t be reopened."
      confirmLabel="End meeting"
      danger
      onConfirm={() => {
        if (actions.end() === null) toast.success(MEETING_FINALIZED)
      }}
    />
  )
}
