import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { canDeleteMeetings } from '../../meetings/meetings.access.ts'
import { deleteMeeting } from '../meeting-room.mutations.ts'
import { MEETING_DELETED } from '../../meetings/meetings.text.ts'

export function DeleteMeeting({ meetingId }: { meetingId: string }) {
  const mutate = useMutate()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  if (!canDeleteMeetings(useActor())) return null
  return (
    <>
      <IconButton label="Delete meeting" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this meeting?"
        detail="The meeting and its result disappear for everybody. Tasks, issues and headlines stay."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          if (mutate(deleteMeeting, { meetingId }) !== null) return
          toast.success(MEETING_DELETED)
          void navigate({ to: '/meetings', replace: true })
        }}
      />
    </>
  )
}
