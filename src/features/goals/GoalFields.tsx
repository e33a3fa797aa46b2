import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { Chips } from '../../ui/Chips.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { Select } from '../../ui/Select.tsx'
import type { Team } from '../teams/teams.table.ts'
import { DayField } from '../time/DayField.tsx'
import { OwnerSelect } from '../work/OwnerSelect.tsx'
import { TitleAndDescription } from '../work/TitleAndDescription.tsx'
import { companyGoalSetting } from './goals.queries.ts'
import type { Goal } from './goals.table.ts'
import { GOAL_FOR, GOAL_FOR_LABELS, GOAL_OWNER, SELECT_TEAM, TARGET_DATE, TEAM } from './goals.text.ts'

type GoalFieldsProps = {
  teams: readonly Team[]
  /** The team that is proposed, or the goal's own. */
  teamId: string | undefined
  targetDate: string
  goal?: Goal
  /** What a new one is proposed to say. */
  proposal?: Pick<Goal, 'title' | 'description'> | undefined
}

const GOAL_FOR_OPTIONS = (['team', 'company'] as const).map((value) => ({
  value,
  label: GOAL_FOR_LABELS[value],
}))

/** The fields of a new goal or an existing one. */
export function GoalFields({ teams, teamId: proposed, targetDate, goal, proposal }: GoalFieldsProps) {
  const company = useLive(companyGoalSetting, {})
  const [teamId, setTeamId] = useState(proposed ?? '')
  const [isCompanyGoal, setIsCompanyGoal] = useState(goal?.isCompanyGoal ?? false)
  const ownersTeam = isCompanyGoal ? company?.teamId : teamId
  return (
    <>
      <TitleAndDescription title={(goal ?? proposal)?.title} description={(goal ?? proposal)?.description} />
      <Chips>
        {ownersTeam && (
          <OwnerSelect key={ownersTeam} label={GOAL_OWNER} name="ownerId" teamId={ownersTeam} work={goal} />
        )}
        <DayField label={TARGET_DATE} name="targetDate" defaultValue={targetDate} />
        {company?.mayAdd ? (
          <Select
            label={GOAL_FOR}
            name="goalFor"
            value={isCompanyGoal ? 'company' : 'team'}
            onChange={(value) => setIsCompanyGoal(value === 'company')}
            options={GOAL_FOR_OPTIONS}
          />
        ) : (
          <input type="hidden" name="goalFor" value={isCompanyGoal ? 'company' : 'team'} />
        )}
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
      </Chips>
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
  isCompanyGoal: form.raw('goalFor') === 'company',
})
