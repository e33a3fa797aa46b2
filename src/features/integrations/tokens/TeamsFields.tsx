import { useState } from 'react'
import { MultiPicker } from '../../../ui/MultiPicker.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Team } from '../../teams/teams.table.ts'
import { ALL_TEAMS, SOME_TEAMS, TEAM_TEXTS, TEAMS_LABEL, WHICH_TEAMS } from './tokens.text.ts'

const REACHES = [
  { value: 'all', label: ALL_TEAMS },
  { value: 'some', label: SOME_TEAMS },
]

/** Whether a token is for all of its maker's teams, or for which. */
export function TeamsFields({ teams }: { teams: readonly Team[] | undefined }) {
  const [reach, setReach] = useState('all')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select label={TEAMS_LABEL} name="teams" options={REACHES} value={reach} onChange={setReach} />
      {reach === 'some' && (
        <MultiPicker
          label={WHICH_TEAMS}
          name="teamIds"
          choices={teams?.map(({ id, name }) => ({ value: id, label: name }))}
          texts={TEAM_TEXTS}
        />
      )}
    </div>
  )
}
