import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import {
  END_MEETING,
  END_MEETING_EXPLAINED,
  END_MEETING_QUESTION,
  MEETING_FINALIZED,
} from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

type EndMeetingDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; actions: MeetingActions }

export function EndMeetingDialog({ open, onOpenChange, actions }: EndMeetingDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={END_MEETING_QUESTION}
      detail={END_MEETING_EXPLAINED}
      confirmLabel={END_MEETING}
      danger
      onConfirm={() => {
        if (actions.end() === null) toast.success(MEETING_FINALIZED)
      }}
    />
  )
}
