import { Dialog } from '../../ui/Dialog.tsx'
import type { TeamWithMembers } from './people.queries.ts'
import { EDIT_TEAM, NEW_TEAM } from './team-screens.text.ts'
import { TeamForm } from './TeamForm.tsx'

type TeamDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; edited?: TeamWithMembers }

/** Creates a team, or changes the given one. */
export default function TeamDialog({ open, onOpenChange, edited }: TeamDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={edited ? EDIT_TEAM : NEW_TEAM}>
      <TeamForm edited={edited} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
