import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TitleField } from '../../../ui/TitleField.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { Team } from '../../teams/teams.table.ts'
import { createProcess } from '../processes.mutations.ts'
import { processOwners } from '../processes.queries.ts'
import { NAME_LENGTH } from '../processes.table.ts'
import { ADD, ADD_PROCESS, NAME, OWNER, TEAM } from '../processes.text.ts'
import { ownTeamOf } from './own-team.ts'

type AddProcessDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; teams: readonly Team[] }

export default function AddProcessDialog({ teams, ...dialog }: AddProcessDialogProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const [teamId, setTeamId] = useState((ownTeamOf(actor, teams) ?? teams[0]!).id)
  // Whoever loses the team that they have chosen chooses another; of that one nothing can be asked any more.
  const chosen = teams.find(({ id }) => id === teamId)
  const owners = useLive(processOwners, { teamId: (chosen ?? teams[0])?.id ?? teamId }) ?? []
  const first = owners.find(({ id }) => id === actor.id) ?? owners[0]
  return (
    <FormDialog
      {...dialog}
      title={ADD_PROCESS}
      size="sm"
      mutation={createProcess}
      read={(form, id) => ({ id, teamId, name: form.text('name'), ownerId: form.raw('ownerId') })}
      submitLabel={ADD}
      needsValid
      onDone={({ id }) => void navigate({ to: '/process/$processId/edit', params: { processId: id } })}
    >
      <TitleField label={NAME} name="name" maxLength={NAME_LENGTH} />
      <Select
        label={TEAM}
        name="teamId"
        value={teamId}
        onChange={setTeamId}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {chosen && (
        <Select
          key={teamId}
          label={OWNER}
          name="ownerId"
          defaultValue={first?.id ?? ''}
          options={owners.map((person) => ({ value: person.id, label: displayName(person) }))}
        />
      )}
    </FormDialog>
  )
}
