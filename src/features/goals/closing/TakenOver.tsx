import { useActor, useLive } from '../../../sync/browser/react.ts'
import { Chips } from '../../../ui/Chips.tsx'
import { Select } from '../../../ui/Select.tsx'
import { displayName } from '../../people/people.rules.ts'
import { canAssignOthers } from '../../tasks/tasks.access.ts'
import { ownersForTeam } from '../../work/owners.queries.ts'
import type { Goal } from '../goals.table.ts'
import { TAKEN_OVER_BY } from './closing.text.ts'
import type { Choice } from './use-choices.ts'

type TakenOverProps = { goal: Goal; choice: Choice; onChoose: (choice: Choice) => void }

/** Who gets the goal that goes on or the task. Nothing for other outcomes, and for a task that the person can't give to others. */
export function TakenOver({ goal: { teamId, ownerId }, choice, onChoose }: TakenOverProps) {
  const actor = useActor()
  const owners = useLive(ownersForTeam, { teamId, presentIds: [ownerId] }) ?? []
  const isOffered =
    choice.outcome === 'carried_over' || (choice.outcome === 'made_task' && canAssignOthers(actor))
  if (!isOffered) return null
  return (
    <Chips>
      <Select
        label={TAKEN_OVER_BY}
        name="takenOverBy"
        value={choice.ownerId ?? ownerId}
        onChange={(chosen) =>
          onChoose({ outcome: choice.outcome, ...(chosen !== ownerId && { ownerId: chosen }) })
        }
        options={owners.map((owner) => ({ value: owner.id, label: displayName(owner) }))}
      />
    </Chips>
  )
}
