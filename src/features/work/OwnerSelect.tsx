import { useActor, useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { displayName } from '../people/people.rules.ts'
import { WhileSeen } from '../teams/WhileSeen.tsx'
import { ownersForTeam } from './owners.queries.ts'
import { SELECT_OWNER } from './work.text.ts'

type OwnerSelectProps = {
  label: string
  /** The field's name in its form. */
  name: string
  teamId: string
  /** Existing work. Its owner is proposed, and can keep it in its own team even after leaving that. Otherwise the actor is proposed. */
  work?: { teamId: string; ownerId: string } | undefined
}

/** Chooses who owns a team's work. Key it by the team, so that choosing another team starts afresh. */
export const OwnerSelect = (props: OwnerSelectProps) => (
  <WhileSeen teamId={props.teamId}>
    <OwnersOf {...props} />
  </WhileSeen>
)

function OwnersOf({ label, name, teamId, work }: OwnerSelectProps) {
  const actor = useActor()
  const presentIds = work?.teamId === teamId ? [work.ownerId] : []
  const owners = useLive(ownersForTeam, { teamId, presentIds })
  const proposed = [work?.ownerId, actor.id].find((id) => owners?.some((owner) => owner.id === id))
  return (
    <Select
      label={label}
      name={name}
      {...(owners && proposed === undefined && { placeholder: SELECT_OWNER })}
      defaultValue={proposed ?? ''}
      options={(owners ?? []).map((owner) => ({ value: owner.id, label: displayName(owner) }))}
    />
  )
}
