import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import { displayName } from '../people/people.rules.ts'
import type { Person } from '../people/people.table.ts'
import {
  hasBeenTold,
  NOW_YOU_ARE_SCRIBER,
  TAKE_OVER,
  takeOverExplained,
  takeOverFrom,
  takeOverOffline,
  TOLD_ONCE_ONLINE,
} from './meeting-room.text.ts'
import type { MeetingActions } from './use-meeting-actions.ts'

type TakeOverDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  scriber: Person
  onTakeOver: MeetingActions['takeOver']
}

/** Asks before somebody takes over from a scriber who is there, or of whom an offline person can't know it. */
export function TakeOverDialog({ scriber, onTakeOver, ...dialog }: TakeOverDialogProps) {
  const name = displayName(scriber)
  const isOffline = useIsOffline()
  return (
    <ConfirmDialog
      {...dialog}
      title={takeOverFrom(name)}
      detail={isOffline ? takeOverOffline(name) : takeOverExplained(name)}
      confirmLabel={TAKE_OVER}
      onConfirm={() => {
        if (onTakeOver() === null)
          toast.success(NOW_YOU_ARE_SCRIBER, isOffline ? TOLD_ONCE_ONLINE : hasBeenTold(name))
      }}
    />
  )
}
