import { Trash2 } from 'lucide-react'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { deleteTeam, restoreTeam } from '../teams/teams.mutations.ts'
import type { Team } from '../teams/teams.table.ts'

const UNDO_FOR_MS = 8_000

/** Deletes at once and offers to take it back. */
export function DeleteTeamButton({ team: { id, name }, onDone }: { team: Team; onDone: () => void }) {
  const mutate = useMutate()

  function remove() {
    if (mutate(deleteTeam, { id })) return
    const action = { label: 'Undo', run: () => void mutate(restoreTeam, { id }) }
    toast.success('Team deleted', `${name} and its work are out of sight.`, { action, duration: UNDO_FOR_MS })
    onDone()
  }

  return (
    <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={remove}>
      Delete team
    </Button>
  )
}
