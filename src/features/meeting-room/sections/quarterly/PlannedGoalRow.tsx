import { Combine, Trash2 } from 'lucide-react'
import { useLive } from '../../../../sync/browser/react.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/Menu.tsx'
import { Select } from '../../../../ui/Select.tsx'
import type { Goal } from '../../../goals/goals.table.ts'
import { displayName } from '../../../people/people.rules.ts'
import { ownersForTeam } from '../../../work/owners.queries.ts'
import type { PlannedGoal } from './goal-setting.queries.ts'
import { COMBINE, combineWith, intoGoal, KILL, killGoal, ownerOf } from './quarterly.text.ts'
import { useGoalPlanning } from './use-goal-planning.ts'

type PlannedGoalRowProps = {
  of: PlannedGoal
  /** Those of the same list, which it can be combined with. */
  others: readonly Goal[]
}

const OFFERED = 30

/** A goal of the coming quarter: who owns it, and what becomes of it. */
export function PlannedGoalRow({ of: { goal, owner, mayEdit }, others }: PlannedGoalRowProps) {
  const { kill, combine, setOwner } = useGoalPlanning()
  const { teamId, ownerId, title } = goal
  const owners = useLive(ownersForTeam, { teamId, presentIds: [ownerId] }) ?? []
  const mayChange = mayEdit && goal.closedAt === null
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
      <span className="min-w-0 flex-1 basis-60 font-medium [overflow-wrap:anywhere]">
        {title}
        {goal.description && (
          <span className="block text-[0.8125rem] font-normal whitespace-pre-line text-soft">
            {goal.description}
          </span>
        )}
      </span>
      {mayChange ? (
        <Select
          label={ownerOf(title)}
          name={`owner-${goal.id}`}
          hideLabel
          className="w-44"
          value={ownerId}
          onChange={(personId) => setOwner(goal, personId)}
          options={owners.map((person) => ({ value: person.id, label: displayName(person) }))}
        />
      ) : (
        <span className="text-[0.8125rem] text-soft">{displayName(owner)}</span>
      )}
      {mayChange && (
        <span className="flex gap-2">
          {others.length > 0 && (
            <Menu
              label={combineWith(title)}
              align="end"
              width="w-72"
              trigger={
                <Button size="sm" icon={<Combine aria-hidden />} aria-label={combineWith(title)}>
                  {COMBINE}
                </Button>
              }
              sections={[
                {
                  entries: others.slice(0, OFFERED).map((into) => ({
                    label: intoGoal(into.title),
                    onSelect: () => combine(goal, into),
                  })),
                },
              ]}
            />
          )}
          <Button
            size="sm"
            icon={<Trash2 aria-hidden />}
            aria-label={killGoal(title)}
            onClick={() => kill(goal)}
          >
            {KILL}
          </Button>
        </span>
      )}
    </li>
  )
}
