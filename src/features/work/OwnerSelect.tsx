import { useActor, useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { activeMembersOfTeam } from '../people/people.queries.ts'
import { displayName } from '../people/people.rules.ts'

type MemberSelectProps = {
  label: string
  /** The field's name in its form. */
  name: string
  teamId: string
  /** Proposed while on the team; else oneself, else nobody. */
  personId: string | undefined
}

/** One of the active members of a team. Key it by the team, so that another team proposes anew. */
export function MemberSelect({ label, name, teamId, personId }: MemberSelectProps) {
  const actor = useActor()
  const members = useLive(activeMembersOfTeam, { teamId }) ?? []
  const proposed = [personId, actor.id].find((id) => members.some((member) => member.id === id))
  return (
    <Select
      label={label}
      name={name}
      placeholder="Select an owner"
      defaultValue={proposed ?? ''}
      options={members.map((member) => ({ value: member.id, label: displayName(member) }))}
    />
  )
}
