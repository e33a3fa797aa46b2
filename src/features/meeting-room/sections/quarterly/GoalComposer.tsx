import { useState } from 'react'
import { useMutate } from '../../../../sync/browser/react.ts'
import { newId } from '../../../../sync/id.ts'
import { checkedSchema } from '../../../../ui/checked-schema.ts'
import { Form } from '../../../../ui/Form.tsx'
import { SubmitButton } from '../../../../ui/SubmitButton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useUnfinished } from '../../../../ui/unfinished.ts'
import { goalProblem } from '../../../goals/goal-draft.rules.ts'
import { createGoal } from '../../../goals/goals.mutations.ts'
import { TITLE_LENGTH } from '../../../goals/goals.table.ts'
import { type Day, endOfQuarter } from '../../../time/calendar.rules.ts'
import { ADD, NEW_GOAL, PROPOSE_GOAL } from './quarterly.text.ts'

const schema = checkedSchema(createGoal.schema, goalProblem)

type GoalComposerProps = { teamId: string; quarter: Day; ofCompany: boolean }

/** Names one goal after the other: Enter adds it and stays. It belongs to whoever names it until somebody else takes it. */
export function GoalComposer({ teamId, quarter, ofCompany }: GoalComposerProps) {
  const mutate = useMutate()
  const [id, setId] = useState(newId)
  const [isTyped, setTyped] = useState(false)
  useUnfinished(isTyped)
  return (
    <Form
      schema={schema}
      className="px-4 pb-2"
      read={(form) => ({
        id,
        teamId,
        ownerId: null,
        title: form.text('title'),
        description: null,
        targetDate: endOfQuarter(quarter),
        isCompanyGoal: ofCompany,
      })}
      onSubmit={(goal, form) => {
        if (mutate(createGoal, goal)) return
        setId(newId())
        form.reset()
        setTyped(false)
        form.querySelector('input')?.focus()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={NEW_GOAL}
          name="title"
          hideLabel
          placeholder={PROPOSE_GOAL}
          maxLength={TITLE_LENGTH}
          onChange={({ target }) => setTyped(target.value !== '')}
        />
        <SubmitButton>{ADD}</SubmitButton>
      </div>
    </Form>
  )
}
