import { useActor, useLive } from '../../sync/browser/react.ts'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { displayName } from '../people/people.rules.ts'
import { WhileSeen } from '../teams/WhileSeen.tsx'
import { ownersForTeam } from '../work/owners.queries.ts'
import { canAssignOthers } from './tasks.access.ts'
import { ASSIGNEES, PICKER_TEXTS, THE_CREATOR } from './tasks.text.ts'

const NOBODY: readonly string[] = []

type AssigneesFieldProps = { teamId: string; assigneeIds?: readonly string[] }

/** Who is assigned to a team task; only people who may assign tasks to others see it. */
export const AssigneesField = (props: AssigneesFieldProps) => (
  <WhileSeen teamId={props.teamId}>
    <AssigneesOf {...props} />
  </WhileSeen>
)

function AssigneesOf({ teamId, assigneeIds = NOBODY }: AssigneesFieldProps) {
  const actor = useActor()
  const people = useLive(ownersForTeam, { teamId, presentIds: assigneeIds })
  if (!canAssignOthers(actor)) return null
  return (
    <MultiPicker
      label={ASSIGNEES}
      name="assigneeIds"
      placeholder={THE_CREATOR}
      choices={people?.map((person) => ({
        value: person.id,
        label: displayName(person),
        detail: person.email,
        picture: person.avatarUrl,
      }))}
      defaultValue={assigneeIds}
      texts={PICKER_TEXTS}
    />
  )
}
