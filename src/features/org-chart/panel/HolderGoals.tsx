import { Link } from '@tanstack/react-router'
import { useLive } from '../../../sync/browser/react.ts'
import { GoalStatusBadge } from '../../goals/GoalStatusBadge.tsx'
import { displayName } from '../../people/people.rules.ts'
import type { Person } from '../../people/people.table.ts'
import { goalsOfHolders } from '../seats/holder-goals.queries.ts'
import { GOALS_OF_HOLDERS, goalsOf } from '../seats/seat.text.ts'
import { PanelSection } from './PanelSection.tsx'

/** The open goals of those who hold a seat, as far as the reader sees them. */
export function HolderGoals({ holders }: { holders: readonly Person[] }) {
  const goals = useLive(goalsOfHolders, { personIds: holders.map(({ id }) => id) }) ?? []
  if (goals.length === 0) return null
  const [only, ...others] = holders
  return (
    <PanelSection
      title={only && others.length === 0 ? goalsOf(displayName(only)) : GOALS_OF_HOLDERS}
      aside={goals.length}
    >
      <ul className="grid gap-0.5">
        {goals.map(({ id, title, status, progress }) => (
          <li key={id} className="flex min-h-control items-center gap-2">
            <Link to="/goals" search={{ row: id }} className="min-w-0 flex-1 break-words hover:underline">
              {title}
            </Link>
            <GoalStatusBadge status={status} />
            <span data-numeric className="w-10 shrink-0 text-right text-[0.8125rem] text-soft">
              {progress}%
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
