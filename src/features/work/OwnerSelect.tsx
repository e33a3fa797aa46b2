import { useActor, useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { displayName } from '../people/people.rules.ts'
import { ownersForTeam } from './owners.queries.ts'

type OwnerSelectProps = {
  label: string
  /** The field's name in its form. */
  name: string
  teamId: string
  /** Proposed while they can own it; else oneself. */
  personId: string | undefined
}

/** Who is to own work of a team. Key it by the team, so that another team proposes anew. */
export function OwnerSelect({ label, name, teamId, personId }: OwnerSelectProps) {
  const actor = useActor()
  const owners = useLive(ownersForTeam, { teamId }) ?? []
  const proposed = [personId, actor.id].find((id) => owners.some((owner) => owner.id === id))
  return (
    <Select
      label={label}
      name={name}
      placeholder="Select an owner"
      defaultValue={proposed ?? ''}
      options={owners.map((owner) => ({ value: owner.id, label: displayName(owner) }))}
    />
  )
}
