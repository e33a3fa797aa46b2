import { useState } from 'react'
import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import type { Goal, GoalMilestone } from '../goals.table.ts'
import { MilestoneForm, readMilestone } from './MilestoneForm.tsx'
import { updateMilestone } from './milestones.mutations.ts'
import { milestoneProblem } from './milestones.rules.ts'
import { CANCEL, PERCENT_REACHED, SAVE } from './milestones.text.ts'

const schema = checkedSchema(updateMilestone.schema, milestoneProblem)

type EditMilestoneProps = { goal: Goal; milestone: GoalMilestone; onClose: () => void }

/** Stands in place of the milestone while it is edited. */
export function EditMilestone({ goal, milestone, onClose }: EditMilestoneProps) {
  const mutate = useMutate()
  // As it was opened, so that what a colleague changes meanwhile stays.
  const [before] = useState(milestone)
  return (
    <MilestoneForm
      goal={goal}
      milestone={before}
      schema={schema}
      read={(form) => ({
        milestoneId: before.id,
        ...readMilestone(form),
        progress: form.number('progress') ?? 0,
      })}
      onSave={(input) => {
        const isRefused = mutate(updateMilestone, differing(before, input)) !== null
        if (!isRefused) onClose()
        return !isRefused
      }}
    >
      <NumberField
        label={PERCENT_REACHED}
        name="progress"
        unit="%"
        className="w-28"
        defaultValue={before.progress}
      />
      <div className="col-span-full flex justify-end gap-2">
        <Button onClick={onClose}>{CANCEL}</Button>
        <SubmitButton>{SAVE}</SubmitButton>
      </div>
    </MilestoneForm>
  )
}
