import { useLive } from '../../sync/browser/react.ts'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { differing } from '../../ui/differing.ts'
import type { FormReader } from '../../ui/form-reader.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { GoalFields, readGoalFields } from './GoalFields.tsx'
import { updateGoal } from './goals.mutations.ts'
import type { Goal } from './goals.table.ts'
import { EDIT_GOAL } from './goals.text.ts'
import { goalProblem } from './goal-draft.rules.ts'

type EditGoalDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal }

export default function EditGoalDialog({ goal, ...dialog }: EditGoalDialogProps) {
  const teams = useLive(myTeams, {}) ?? []
  const read = (form: FormReader) => {
    const { teamId, isCompanyGoal, ...fields } = readGoalFields(form)
    return { goalId: goal.id, ...fields, isCompanyGoal, teamId: isCompanyGoal ? goal.teamId : teamId }
  }
  return (
    <FormDialog
      {...dialog}
      title={EDIT_GOAL}
      mutation={updateGoal}
      schema={checkedSchema(updateGoal.schema, (patch) => goalProblem({ ...goal, ...patch }))}
      read={read}
      keep={(patch) => differing(goal, patch)}
    >
      <GoalFields teams={teams} teamId={goal.teamId} targetDate={goal.targetDate} goal={goal} />
    </FormDialog>
  )
}
