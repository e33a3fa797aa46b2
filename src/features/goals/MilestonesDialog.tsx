import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { addMilestone, removeMilestone, setMilestoneProgress } from './goal-progress.mutations.ts'
import { goalRow } from './goals.queries.ts'
import { isDone } from './goals.rules.ts'
import { type Goal, type GoalMilestone, TITLE_LENGTH } from './goals.table.ts'
import { ADD_MILESTONE, MILESTONES, milestonesOf, NEW_MILESTONE, removeMilestoneNamed } from './goals.text.ts'

type MilestonesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; goal: Goal }

/** The steps on the way to a goal. Each change is saved at once; the goal's progress follows. */
export default function MilestonesDialog({ open, onOpenChange, goal }: MilestonesDialogProps) {
  const mutate = useMutate()
  const milestones = useLive(goalRow, { goalId: goal.id })?.milestones ?? []
  const [title, setTitle] = useState('')

  function add(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (title.trim() === '' || mutate(addMilestone, { id: newId(), goalId: goal.id, title: title.trim() }))
      return
    setTitle('')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={MILESTONES}
      description={goal.title}
      changed={title !== ''}
    >
      {/* Ticks are saved at once, so closing asks only about text that is still in the field. */}
      <div onInput={(event) => event.stopPropagation()} className="grid gap-3">
        {milestones.length > 0 && (
          <ul aria-label={milestonesOf(goal.title)} className="grid gap-1">
            {milestones.map((milestone) => (
              <MilestoneItem key={milestone.id} milestone={milestone} />
            ))}
          </ul>
        )}
        <form onSubmit={add} className="flex items-end gap-2">
          <TextField
            label={NEW_MILESTONE}
            name="milestone"
            className="flex-1"
            maxLength={TITLE_LENGTH}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            autoFocus
          />
          <Button type="submit" disabled={title.trim() === ''}>
            {ADD_MILESTONE}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

function MilestoneItem({ milestone }: { milestone: GoalMilestone }) {
  const { id: milestoneId, title } = milestone
  const mutate = useMutate()
  const set = (done: boolean) => void mutate(setMilestoneProgress, { milestoneId, progress: done ? 100 : 0 })
  return (
    <li className="flex items-center justify-between gap-3">
      <Checkbox
        label={title}
        className="min-w-0 break-words"
        checked={isDone(milestone)}
        onChange={({ target }) => set(target.checked)}
      />
      <IconButton
        label={removeMilestoneNamed(title)}
        icon={<Trash2 aria-hidden />}
        onClick={() => void mutate(removeMilestone, { milestoneId })}
      />
    </li>
  )
}
