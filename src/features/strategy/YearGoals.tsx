import { useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Button } from '../../ui/Button.tsx'
import { later } from '../../ui/later.tsx'
import { GoalMark } from './GoalMark.tsx'
import { createGoal } from '../goals/goals.mutations.ts'
import { goalRow } from '../goals/goals.queries.ts'
import { GoalProgress } from '../goals/GoalProgress.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { cameFrom } from '../made/made.text.ts'
import { displayName } from '../people/people.rules.ts'
import { ItemText } from './ItemText.tsx'
import { textIn, usePlan } from './plan-context.ts'
import { PlanEntries } from './PlanEntries.tsx'
import { planAddress } from './plan-address.ts'
import { setPlanItem } from './plan-items.mutations.ts'
import type { PlanItem } from './strategy.table.ts'
import {
  CHOOSE_OTHER,
  GOAL_ARCHIVED,
  KEEP_AS_TEXT,
  MAKE_COMPANY_GOAL,
  MAKE_TEAM_GOAL,
  THE_PLAN,
} from './year-goals.text.ts'

const ChooseGoalDialog = later(() => import('./ChooseGoalDialog.tsx'))

const numbered = (index: number) => (
  <span aria-hidden className="w-4 shrink-0 py-0.5 font-medium text-soft tabular-nums">
    {index + 1}
  </span>
)

/** The goals of the year. One that was made a goal of the company or team shows what that goal says now. */
export default function YearGoals() {
  const { team, texts } = usePlan()
  const mutate = useMutate()
  const makeGoal = (item: PlanItem) => {
    const id = newId()
    const isRefused = mutate(createGoal, {
      id,
      teamId: team.isLeadership ? null : team.id,
      ownerId: null,
      title: item.title.slice(0, 200),
      description: [...(item.note ? [item.note] : []), cameFrom(THE_PLAN, planAddress(team.id))].join('\n\n'),
      targetDate: textIn(texts, 'yearDate') || null,
      isCompanyGoal: team.isLeadership,
    })
    if (!isRefused) mutate(setPlanItem, { itemId: item.id, goalId: id })
  }
  return (
    <PlanEntries
      list="yearGoals"
      markOf={numbered}
      menuOf={(item) =>
        item.goalId === null
          ? [
              {
                label: team.isLeadership ? MAKE_COMPANY_GOAL : MAKE_TEAM_GOAL,
                onSelect: () => makeGoal(item),
              },
            ]
          : [
              {
                label: KEEP_AS_TEXT,
                onSelect: () => void mutate(setPlanItem, { itemId: item.id, goalId: null }),
              },
            ]
      }
    >
      {(item, onEnter) =>
        item.goalId === null ? (
          <ItemText item={item} field="title" onEnter={onEnter} />
        ) : (
          <LinkedGoal item={item} goalId={item.goalId} />
        )
      }
    </PlanEntries>
  )
}

function LinkedGoal({ item, goalId }: { item: PlanItem; goalId: string }) {
  const { mayEdit } = usePlan()
  const mutate = useMutate()
  const row = useLive(goalRow, { goalId })
  const [choosing, choose] = useState(false)
  if (row === undefined) return <span className="flex-1">{item.title}</span>
  if (row === null)
    return (
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        {item.title}
        {mayEdit && (
          <>
            <span className="text-xs text-warn-ink">{GOAL_ARCHIVED}</span>
            <Button size="sm" onClick={() => choose(true)}>
              {CHOOSE_OTHER}
            </Button>
            <Button size="sm" onClick={() => mutate(setPlanItem, { itemId: item.id, goalId: null })}>
              {KEEP_AS_TEXT}
            </Button>
            {choosing && <ChooseGoalDialog open onOpenChange={choose} item={item} />}
          </>
        )}
      </span>
    )
  const { goal, owner } = row
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
      <span className="min-w-40 flex-1">{goal.title}</span>
      <GoalMark goal={goal} />
      <Avatar name={displayName(owner)} picture={owner?.avatarUrl} size="xs" />
      <GoalProgress goal={goal} className="w-16" />
    </span>
  )
}
