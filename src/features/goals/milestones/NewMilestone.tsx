import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import type { Goal } from '../goals.table.ts'
import { MilestoneForm, readMilestone } from './MilestoneForm.tsx'
import { addMilestone } from './milestones.mutations.ts'
import { milestoneProblem } from './milestones.rules.ts'
import { ADD_MILESTONE } from './milestones.text.ts'

const schema = checkedSchema(addMilestone.schema, milestoneProblem)

/** Adds milestones one after the other. Enter adds, and the focus stays. */
export function NewMilestone({ goal, onSettled }: { goal: Goal; onSettled: () => void }) {
  const mutate = useMutate()
  const [id, setId] = useState(newId)
  return (
    <MilestoneForm
      goal={goal}
      schema={schema}
      read={(form) => ({ id, goalId: goal.id, ...readMilestone(form) })}
      onSave={(input) => {
        if (mutate(addMilestone, input)) return false
        setId(newId())
        onSettled()
        return true
      }}
    >
      <div className="col-span-full flex justify-end">
        <SubmitButton>{ADD_MILESTONE}</SubmitButton>
      </div>
    </MilestoneForm>
  )
}
