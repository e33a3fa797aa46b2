import { useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { endOfQuarter } from '../time/calendar.rules.ts'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { useToday } from '../time/use-today.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { GoalFields, readGoalFields } from './GoalFields.tsx'
import { createGoal } from './goals.mutations.ts'
import { goalProblem } from './goals.rules.ts'
import { NO_TEAMS } from './goals.text.ts'

type AddGoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed. */
  teamId?: string | undefined
}

export default function AddGoalDialog({ open, onOpenChange, teamId }: AddGoalDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add New Goal">
      <AddGoalForm teamId={teamId} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const schema = checkedSchema(createGoal.schema, goalProblem)

function AddGoalForm({ teamId, onDone }: { teamId: string | undefined; onDone: () => void }) {
  const mutate = useMutate()
  const today = useToday()
  const teams = useLive(myTeams, {}) ?? []
  const [id] = useState(newId)
  if (teams.length === 0) return <NoTeams text={NO_TEAMS} />
  return (
    <Form
      schema={schema}
      read={(form) => ({ id, ...readGoalFields(form) })}
      onSubmit={(goal) => {
        if (!mutate(createGoal, goal)) onDone()
      }}
    >
      <GoalFields teams={teams} teamId={teamId ?? teams[0]?.id} targetDate={endOfQuarter(today)} />
      <DialogActions>
        <SubmitButton>Add goal</SubmitButton>
      </DialogActions>
    </Form>
  )
}
