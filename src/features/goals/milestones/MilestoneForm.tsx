import { type ReactNode, useState } from 'react'
import { DayField } from '../../time/DayField.tsx'
import { Form, type FormSchema } from '../../../ui/Form.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { OwnerSelect } from '../../work/OwnerSelect.tsx'
import { type Goal, type GoalMilestone, TITLE_LENGTH } from '../goals.table.ts'
import { DUE_DATE, NO_DUE_DATE, MILESTONE, MILESTONE_OWNER, NEW_MILESTONE } from './milestones.text.ts'

type MilestoneFormProps<Input> = {
  goal: Goal
  /** Left out for a new one. */
  milestone?: GoalMilestone
  schema: FormSchema<Input>
  read: (form: FormReader) => unknown
  /** Whether it was saved. The fields of a new milestone are then emptied. */
  onSave: (input: Input) => boolean
  /** Fields that only some milestones have, and the buttons. */
  children: ReactNode
}

/** The fields of a milestone in one line, or below each other where there is little room. */
export function MilestoneForm<Input>({
  goal,
  milestone,
  schema,
  read,
  onSave,
  children,
}: MilestoneFormProps<Input>) {
  const [saved, setSaved] = useState(0)
  return (
    <Form
      key={saved}
      schema={schema}
      read={read}
      onSubmit={(input) => onSave(input) && setSaved(saved + 1)}
      className="items-end gap-3 rounded-lg border border-line bg-sunken p-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]"
    >
      <TextField
        label={milestone ? MILESTONE : NEW_MILESTONE}
        name="title"
        maxLength={TITLE_LENGTH}
        defaultValue={milestone?.title}
        autoFocus={milestone !== undefined || saved > 0}
      />
      <OwnerSelect
        label={MILESTONE_OWNER}
        name="ownerId"
        teamId={goal.teamId}
        work={{ teamId: goal.teamId, ownerId: milestone?.ownerId ?? goal.ownerId }}
      />
      <DayField label={DUE_DATE} name="dueDate" defaultValue={milestone?.dueDate ?? ''} none={NO_DUE_DATE} />
      {children}
    </Form>
  )
}

/** The entered fields in the shape of `addMilestone` and `updateMilestone`. */
export const readMilestone = (form: FormReader) => ({
  title: form.text('title'),
  ownerId: form.optional('ownerId'),
  dueDate: form.optional('dueDate'),
})
