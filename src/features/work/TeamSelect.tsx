import { useLive } from '../../sync/browser/react.ts'
import { Select } from '../../ui/Select.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { TEAM } from './work.text.ts'

type TeamSelectProps = { teamId: string; onChoose: (teamId: string) => void }

/** The field `teamId`: which of the person's teams the work belongs to. */
export function TeamSelect({ teamId, onChoose }: TeamSelectProps) {
  const teams = useLive(myTeams, {}) ?? []
  return (
    <Select
      label={TEAM}
      name="teamId"
      value={teamId}
      onChange={onChoose}
      options={teams.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
