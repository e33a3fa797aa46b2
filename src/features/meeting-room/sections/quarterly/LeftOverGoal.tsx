import { ArrowRight, Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import { GoalStatusBadge } from '../../../goals/GoalStatusBadge.tsx'
import { displayName } from '../../../people/people.rules.ts'
import { dayLabel } from '../../../time/time.text.ts'
import { useToday } from '../../../time/use-today.ts'
import type { PlannedGoal } from './goal-setting.queries.ts'
import { dueText, KEEP, keepGoal, KILL, killGoal } from './quarterly.text.ts'
import { useGoalPlanning } from './use-goal-planning.ts'

/** A goal that an earlier quarter has left open: it goes on in the next one, or it is given up. */
export function LeftOverGoal({ of: { goal, owner, mayEdit } }: { of: PlannedGoal }) {
  const { keep, drop } = useGoalPlanning()
  const today = useToday()
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
      <span className="min-w-0 flex-1 basis-60 font-medium [overflow-wrap:anywhere]">{goal.title}</span>
      <GoalStatusBadge status={goal.status} />
      <span data-numeric className="text-[0.8125rem] text-soft">
        {displayName(owner)}, {dueText(dayLabel(goal.targetDate, today))}
      </span>
      {mayEdit && (
        <span className="flex gap-2">
          <Button
            size="sm"
            icon={<ArrowRight aria-hidden />}
            aria-label={keepGoal(goal.title)}
            onClick={() => keep(goal)}
          >
            {KEEP}
          </Button>
          <Button
            size="sm"
            icon={<Trash2 aria-hidden />}
            aria-label={killGoal(goal.title)}
            onClick={() => drop(goal)}
          >
            {KILL}
          </Button>
        </span>
      )}
    </li>
  )
}
