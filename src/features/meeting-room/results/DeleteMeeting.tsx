import { useRouter } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { previousRoute } from '../../../ui/route-history.ts'
import { toast } from '../../../ui/toast.ts'
import { canDeleteMeetings } from '../../meetings/meetings.access.ts'
import { deleteMeeting } from '../meeting-room.mutations.ts'
import {
  DELETE,
  DELETE_MEETING,
  DELETE_MEETING_EXPLAINED,
  DELETE_MEETING_QUESTION,
  MEETING_DELETED,
} from './results.text.ts'

export function DeleteMeeting({ meetingId }: { meetingId: string }) {
  const mutate = useMutate()
  const { history } = useRouter()
  const [asking, setAsking] = useState(false)
  if (!canDeleteMeetings(useActor())) return null
  return (
    <>
      <IconButton label={DELETE_MEETING} icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={DELETE_MEETING_QUESTION}
        detail={DELETE_MEETING_EXPLAINED}
        confirmLabel={DELETE}
        danger
        onConfirm={() => {
          if (mutate(deleteMeeting, { meetingId }) !== null) return
          toast.success(MEETING_DELETED)
          history.replace(previousRoute() ?? '/meetings')
        }}
      />
    </>
  )
}
