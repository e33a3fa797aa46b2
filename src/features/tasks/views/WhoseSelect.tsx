import { useLive } from '../../../sync/browser/react.ts'
import { Select } from '../../../ui/Select.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { MY_TASKS, WHOSE_TASKS } from '../tasks.text.ts'
import { PERSONAL } from './use-tasks-address.ts'
import { MY_PERSONAL_TASKS } from './views.text.ts'

const MINE = 'mine'

type WhoseSelectProps = {
  /** A team's id, `PERSONAL`, or undefined for all of the reader's own tasks. */
  whose: string | undefined
  onChange: (whose: string | undefined) => void
}

export function WhoseSelect({ whose, onChange }: WhoseSelectProps) {
  const teams = useLive(myTeams, {}) ?? []
  return (
    <Select
      label={WHOSE_TASKS}
      name="view"
      hideLabel
      className="min-w-36 flex-1 md:w-44 md:flex-none"
      value={whose ?? MINE}
      onChange={(value) => onChange(value === MINE ? undefined : value)}
      options={[
        { value: MINE, label: MY_TASKS },
        { value: PERSONAL, label: MY_PERSONAL_TASKS },
        ...teams.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
