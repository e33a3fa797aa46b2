import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { assignGoal, unassignGoal } from './goal-teams.mutations.ts'
import { goalRow } from './goals.queries.ts'
import type { Goal } from './goals.table.ts'
import { NO_OTHER_TEAM, sharingExplained, TEAMS } from './goals.text.ts'

type GoalTeamsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal }

/** Which other teams a goal is assigned to. Each tick is saved at once. */
export default function GoalTeamsDialog({ open, onOpenChange, goal }: GoalTeamsDialogProps) {
  const mutate = useMutate()
  const others = useLive(myTeams, {})?.filter(({ id }) => id !== goal.teamId) ?? []
  const assigned = useLive(goalRow, { goalId: goal.id })?.assignedTeamIds ?? []
  const set = (teamId: string, isAssigned: boolean) =>
    isAssigned
      ? mutate(assignGoal, { id: newId(), goalId: goal.id, teamId })
      : mutate(unassignGoal, { goalId: goal.id, teamId })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={TEAMS}
      description={sharingExplained(goal.title)}
      asksBeforeClosing={false}
    >
      {others.length === 0 && <p className="text-soft">{NO_OTHER_TEAM}</p>}
      <ul className="grid">
        {others.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={assigned.includes(id)}
              onChange={({ target }) => set(id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
