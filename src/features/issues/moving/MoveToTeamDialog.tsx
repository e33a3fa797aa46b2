import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { updateIssue } from '../issues.mutations.ts'
import type { Issue } from '../issues.table.ts'
import { moveIssue } from './moving.mutations.ts'
import { destinations } from './moving.queries.ts'
import {
  ISSUE_MOVED,
  ISSUE_SENT,
  isOnListOf,
  MOVE,
  MOVE_ISSUE,
  NO_OTHER_TEAM,
  OUT_OF_SIGHT,
  SELECT_TEAM,
  TO_TEAM,
  VOTES_GO_BACK,
} from './moving.text.ts'

type MoveToTeamDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; issue: Issue }

/** Chooses the team that an issue is handed to. */
export default function MoveToTeamDialog({ issue, ...dialog }: MoveToTeamDialogProps) {
  const mutate = useMutate()
  const found = useLive(destinations, { teamId: issue.teamId })
  const { id, ownerId, teamId: home } = issue

  function say({ teamId, copyId }: { teamId: string; copyId: string }): void {
    const chosen = found?.find(({ team }) => team.id === teamId)
    const where = chosen && isOnListOf(chosen.team.name)
    if (!chosen?.isInSight) return toast.success(ISSUE_SENT, where)
    toastUndo(ISSUE_MOVED, where, () => {
      if (!mutate(moveIssue, { id, teamId: home, copyId })) mutate(updateIssue, { id, ownerId })
    })
  }

  return (
    <FormDialog
      {...dialog}
      title={MOVE_ISSUE}
      description={VOTES_GO_BACK}
      mutation={moveIssue}
      read={(form, copyId) => ({ id, teamId: form.raw('teamId'), copyId })}
      submitLabel={MOVE}
      needsValid
      onDone={say}
      instead={found?.length === 0 ? <EmptyState text={NO_OTHER_TEAM} /> : undefined}
    >
      <Select
        label={TO_TEAM}
        name="teamId"
        placeholder={SELECT_TEAM}
        options={(found ?? []).map(({ team, isInSight }) => ({
          value: team.id,
          label: team.name,
          ...(!isInSight && { detail: OUT_OF_SIGHT }),
        }))}
      />
    </FormDialog>
  )
}
