import { useLive } from '../../../sync/browser/react.ts'
import { useToday } from '../../time/use-today.ts'
import type { Goal } from '../goals.table.ts'
import { MilestoneItem } from './MilestoneItem.tsx'
import { milestonesOfGoal } from './milestones.queries.ts'
import { MILESTONES, milestonesOf, NO_MILESTONES } from './milestones.text.ts'
import { NewMilestone } from './NewMilestone.tsx'

type MilestonesProps = {
  goal: Goal
  mayEdit: boolean
  /** Runs once what was entered has been saved or given up. */
  onSettled: () => void
}

/** The steps on the way to a goal. Each change is saved at once; the goal's progress follows. */
export function Milestones({ goal, mayEdit, onSettled }: MilestonesProps) {
  const today = useToday()
  const entries = useLive(milestonesOfGoal, { goalId: goal.id }) ?? []
  return (
    <section aria-label={milestonesOf(goal.title)} className="grid gap-2">
      <h3 className="text-[0.8125rem] font-semibold">{MILESTONES}</h3>
      {entries.length === 0 && <p className="text-[0.8125rem] text-soft">{NO_MILESTONES}</p>}
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <MilestoneItem key={entry.milestone.id} {...{ goal, entry, mayEdit, today, onSettled }} />
        ))}
      </ul>
      {mayEdit && <NewMilestone goal={goal} onSettled={onSettled} />}
    </section>
  )
}
