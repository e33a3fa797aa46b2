import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { OwnerSelect } from '../work/OwnerSelect.tsx'
import type { Team } from '../teams/teams.table.ts'
import { companyGoalSetting } from './goals.queries.ts'
import type { Goal } from './goals.table.ts'

type GoalFieldsProps = {
  teams: readonly Team[]
  /** The team that is proposed, or the goal's own. */
  teamId: string | undefined
  targetDate: string
  goal?: Goal
}

/** What a new goal and an existing one have in common. */
export function GoalFields({ teams, teamId: proposed, targetDate, goal }: GoalFieldsProps) {
  const company = useLive(companyGoalSetting, {})
  const [teamId, setTeamId] = useState(proposed ?? '')
  const [isCompanyGoal, setIsCompanyGoal] = useState(goal?.isCompanyGoal ?? false)
  const ownersTeam = isCompanyGoal ? company?.teamId : teamId
  return (
    <>
      <TextField label="Title" name="title" defaultValue={goal?.title} maxLength={200} autoFocus required />
      <TextArea
        label="Description"
        name="description"
        defaultValue={goal?.description ?? ''}
        maxLength={10_000}
      />
      {company?.mayAdd && (
        <Checkbox
          label="Company goal"
          description="Belongs to the leadership team."
          name="isCompanyGoal"
          checked={isCompanyGoal}
          onChange={({ target }) => setIsCompanyGoal(target.checked)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Target date" name="targetDate" defaultValue={targetDate} required />
        {!isCompanyGoal && (
          <Select
            label="Team"
            name="teamId"
            placeholder="Select a team"
            value={teamId}
            onChange={({ target }) => setTeamId(target.value)}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {ownersTeam && (
          <OwnerSelect
            key={ownersTeam}
            label="Goal owner"
            name="ownerId"
            teamId={ownersTeam}
            personId={goal?.ownerId}
          />
        )}
      </div>
    </>
  )
}

/** The entered fields in the shape of `createGoal` and `updateGoal`. */
export const readGoalFields = (form: FormReader) => ({
  title: form.text('title'),
  description: form.optional('description'),
  targetDate: form.optional('targetDate'),
  teamId: form.optional('teamId'),
  ownerId: form.optional('ownerId'),
  isCompanyGoal: form.checked('isCompanyGoal'),
})
