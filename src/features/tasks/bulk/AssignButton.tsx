import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { MultiPicker } from '../../../ui/MultiPicker.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { displayName } from '../../people/people.rules.ts'
import { ownersForTeam } from '../../work/owners.queries.ts'
import { PICKER_TEXTS } from '../tasks.text.ts'
import { type BulkAct, MOST_ASSIGNED_AT_ONCE } from './bulk.rules.ts'
import { ASSIGN, ASSIGN_TO, nowAssigned } from './bulk.text.ts'

type AssignButtonProps = {
  teamId: string
  onAssign: (act: BulkAct, say: (count: number) => string) => void
}

/** Gives the selected tasks of a team to one or several of its people. */
export const AssignButton = ({ teamId, onAssign }: AssignButtonProps) => (
  <Popover
    label={ASSIGN_TO}
    trigger={
      <Button data-key="a" data-shortcut="A" data-tooltip={ASSIGN} icon={<UserRound aria-hidden />}>
        {ASSIGN}
      </Button>
    }
  >
    {(close) => (
      <Assign
        teamId={teamId}
        onAssign={(act, say) => {
          close()
          onAssign(act, say)
        }}
      />
    )}
  </Popover>
)

function Assign({ teamId, onAssign }: AssignButtonProps) {
  const people = useLive(ownersForTeam, { teamId })
  const [chosen, choose] = useState<readonly string[]>([])
  const names = chosen
    .flatMap((id) => people?.filter((person) => person.id === id) ?? [])
    .map(displayName)
    .join(', ')
  return (
    <div className="grid gap-3">
      <MultiPicker
        label={ASSIGN_TO}
        name="assigneeIds"
        choices={people?.map((person) => ({
          value: person.id,
          label: displayName(person),
          detail: person.email,
          picture: person.avatarUrl,
        }))}
        value={chosen}
        onChange={(ids) => choose(ids.slice(0, MOST_ASSIGNED_AT_ONCE))}
        texts={PICKER_TEXTS}
      />
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        onClick={() => onAssign({ assigneeIds: chosen }, (count) => nowAssigned(count, names))}
      >
        {ASSIGN}
      </Button>
    </div>
  )
}
