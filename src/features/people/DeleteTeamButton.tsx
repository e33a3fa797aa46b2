import { Trash2 } from 'lucide-react'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { deleteTeam, restoreTeam } from '../teams/teams.mutations.ts'
import type { Team } from '../teams/teams.table.ts'
import { DELETE_TEAM, TEAM_DELETED, teamDeleted } from './team-screens.text.ts'

const UNDO_FOR_MS = 8_000

/** Deletes the team at once and offers to undo that. */
export function DeleteTeamButton({ team: { id, name }, onDone }: { team: Team; onDone: () => void }) {
  const mutate = useMutate()

  function remove() {
    if (mutate(deleteTeam, { id })) return
    toastUndo(TEAM_DELETED, teamDeleted(name), () => mutate(restoreTeam, { id }), { duration: UNDO_FOR_MS })
    onDone()
  }

  return (
    <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={remove}>
      {DELETE_TEAM}
    </Button>
  )
}
