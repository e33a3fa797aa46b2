import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { teamWithMembers } from './people.queries.ts'
import { EDIT_TEAM, NEW_TEAM } from './team-screens.text.ts'
import { TeamForm } from './TeamForm.tsx'

type TeamDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teamId?: string }

/** Creates a team, or changes the one with this id. */
export default function TeamDialog({ open, onOpenChange, teamId }: TeamDialogProps) {
  const onDone = () => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={teamId ? EDIT_TEAM : NEW_TEAM}>
      {teamId ? <EditedTeam teamId={teamId} onDone={onDone} /> : <TeamForm onDone={onDone} />}
    </Dialog>
  )
}

/** The form starts from the team as it was when the dialog opened, and sends only what was changed in it. */
function EditedTeam({ teamId, onDone }: { teamId: string; onDone: () => void }) {
  const present = useLive(teamWithMembers, { teamId })
  const [edited, setEdited] = useState(present)
  if (!edited && present) setEdited(present)
  return edited ? <TeamForm edited={edited} onDone={onDone} /> : <SkeletonRows rows={4} />
}
