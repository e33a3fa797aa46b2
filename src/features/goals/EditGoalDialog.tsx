import { useLive, useMutate } from '../../sync/browser/react.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { GoalFields, readGoalFields } from './GoalFields.tsx'
import { updateGoal } from './goals.mutations.ts'
import { goalProblem } from './goals.rules.ts'
import type { Goal } from './goals.table.ts'
import { differing } from '../../ui/differing.ts'

type EditGoalDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal }

export default function EditGoalDialog({ open, onOpenChange, goal }: EditGoalDialogProps) {
  const mutate = useMutate()
  const teams = useLive(myTeams, {}) ?? []
  const schema = checkedSchema(updateGoal.schema, (patch) => goalProblem({ ...goal, ...patch }))
  const read = (form: FormReader) => {
    const { teamId, isCompanyGoal, ...fields } = readGoalFields(form)
    return { goalId: goal.id, ...fields, isCompanyGoal, teamId: isCompanyGoal ? goal.teamId : teamId }
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit goal">
      <Form
        schema={schema}
        read={read}
        onSubmit={(patch) => {
          if (!mutate(updateGoal, differing(goal, patch))) onOpenChange(false)
        }}
      >
        <GoalFields teams={teams} teamId={goal.teamId} targetDate={goal.targetDate} goal={goal} />
        <DialogActions>
          <SubmitButton>Save</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
