import { useLive } from '../../sync/browser/react.ts'
import { checkedSchema } from '../../ui/checked-schema.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { type Day, endOfQuarter } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { GoalFields, readGoalFields } from './GoalFields.tsx'
import { createGoal } from './goals.mutations.ts'
import { ADD_GOAL, ADD_NEW_GOAL, NO_TEAMS } from './goals.text.ts'
import { goalProblem } from './goal-draft.rules.ts'

type AddGoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed. */
  teamId?: string | undefined
  /** What it is proposed to say, and until when it is to be reached. */
  proposal?: { title: string; description: string; targetDate: Day | null } | undefined
  onCreated?: ((goalId: string) => void) | undefined
}

const schema = checkedSchema(createGoal.schema, goalProblem)

export default function AddGoalDialog({ teamId, proposal, onCreated, ...dialog }: AddGoalDialogProps) {
  const today = useToday()
  const teams = useLive(myTeams, {}) ?? []
  return (
    <FormDialog
      {...dialog}
      title={ADD_NEW_GOAL}
      mutation={createGoal}
      schema={schema}
      read={(form, id) => ({ id, ...readGoalFields(form) })}
      submitLabel={ADD_GOAL}
      offersAnother={!onCreated}
      onDone={({ id }) => onCreated?.(id)}
      instead={teams.length === 0 ? <NoTeams text={NO_TEAMS} /> : undefined}
    >
      <GoalFields
        teams={teams}
        teamId={teamId ?? teams[0]?.id}
        targetDate={proposal?.targetDate ?? endOfQuarter(today)}
        proposal={proposal}
      />
    </FormDialog>
  )
}
