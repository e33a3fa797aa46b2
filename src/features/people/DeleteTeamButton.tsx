import { Trash2 } from 'lucide-react'
import { useContext, useState } from 'react'
import { useMutate } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { deleteTeam, restoreTeam } from '../teams/teams.mutations.ts'
import type { Team } from '../teams/teams.table.ts'
import { TeamCascade } from './team-cascade.ts'
import {
  DELETE_TEAM,
  deleteQuestion,
  DELETING_EXPLAINED,
  TEAM_DELETED,
  teamDeleted,
} from './team-screens.text.ts'

const UNDO_FOR_MS = 8_000

/** Asks, naming what goes with the team; deletes it and offers to undo that. */
export function DeleteTeamButton({ team: { id, name }, onDone }: { team: Team; onDone: () => void }) {
  const mutate = useMutate()
  const cascadeOf = useContext(TeamCascade)
  const [asking, setAsking] = useState(false)

  function remove() {
    if (mutate(deleteTeam, { id })) return
    toastUndo(TEAM_DELETED, teamDeleted(name), () => mutate(restoreTeam, { id }), { duration: UNDO_FOR_MS })
    onDone()
  }

  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {DELETE_TEAM}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={deleteQuestion(name)}
        detail={
          <>
            {cascadeOf(id)}
            <span className="mt-1 block">{DELETING_EXPLAINED}</span>
          </>
        }
        confirmLabel={DELETE_TEAM}
        danger
        onConfirm={remove}
      />
    </>
  )
}
