import { useLive } from '../../sync/browser/react.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { planGoals } from './live-blocks.queries.ts'
import { usePlan } from './plan-context.ts'
import { setPlanItem } from './plan-items.mutations.ts'
import type { PlanItem } from './strategy.table.ts'
import { CHOOSE_GOAL, CHOOSE_OTHER, NO_GOAL } from './year-goals.text.ts'

type ChooseGoalDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: PlanItem }

/** Another goal for an entry whose own was archived. */
export default function ChooseGoalDialog({ item, ...dialog }: ChooseGoalDialogProps) {
  const { team } = usePlan()
  const goals = useLive(planGoals, { teamId: team.id }) ?? []
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={item.title}
      mutation={setPlanItem}
      read={(form) => ({ itemId: item.id, goalId: form.raw('goalId') })}
      needsValid
      submitLabel={CHOOSE_OTHER}
    >
      <Select
        label={CHOOSE_GOAL}
        name="goalId"
        placeholder={NO_GOAL}
        options={goals.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </FormDialog>
  )
}
