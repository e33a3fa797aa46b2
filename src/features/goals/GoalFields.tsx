import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Team } from '../teams/teams.table.ts'
import { OwnerSelect } from '../work/OwnerSelect.tsx'
import { companyGoalSetting } from './goals.queries.ts'
import { DESCRIPTION_LENGTH, type Goal, TITLE_LENGTH } from './goals.table.ts'
import {
  COMPANY_GOAL,
  COMPANY_GOAL_EXPLAINED,
  DESCRIPTION,
  GOAL_OWNER,
  SELECT_TEAM,
  TARGET_DATE,
  TEAM,
  TITLE,
} from './goals.text.ts'

type GoalFieldsProps = {
  teams: readonly Team[]
  /** The team that is proposed, or the goal's own. */
  teamId: string | undefined
  targetDate: string
  goal?: Goal
}

/** The fields of a new goal or an existing one. */
export function GoalFields({ teams, teamId: proposed, targetDate, goal }: GoalFieldsProps) {
  const company = useLive(companyGoalSetting, {})
  const [teamId, setTeamId] = useState(proposed ?? '')
  const [isCompanyGoal, setIsCompanyGoal] = useState(goal?.isCompanyGoal ?? false)
  const ownersTeam = isCompanyGoal ? company?.teamId : teamId
  return (
    <>
      <TextField
        label={TITLE}
        name="title"
        defaultValue={goal?.title}
        maxLength={TITLE_LENGTH}
        autoFocus
        required
      />
      <TextArea
        label={DESCRIPTION}
        name="description"
        defaultValue={goal?.description ?? ''}
        maxLength={DESCRIPTION_LENGTH}
      />
      {company?.mayAdd && (
        <Checkbox
          label={COMPANY_GOAL}
          description={COMPANY_GOAL_EXPLAINED}
          name="isCompanyGoal"
          checked={isCompanyGoal}
          onChange={({ target }) => setIsCompanyGoal(target.checked)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={TARGET_DATE} name="targetDate" defaultValue={targetDate} required />
        {!isCompanyGoal && (
          <Select
            label={TEAM}
            name="teamId"
            placeholder={SELECT_TEAM}
            value={teamId}
            onChange={setTeamId}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {ownersTeam && (
          <OwnerSelect key={ownersTeam} label={GOAL_OWNER} name="ownerId" teamId={ownersTeam} work={goal} />
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
