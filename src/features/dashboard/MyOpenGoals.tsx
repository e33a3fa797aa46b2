import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { GoalProgress } from '../goals/GoalProgress.tsx'
import type { Goal } from '../goals/goals.table.ts'
import { GoalStatusBadge } from '../goals/GoalStatusBadge.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { myOpenGoals } from './dashboard.queries.ts'
import { NO_GOALS, SEE_GOALS } from './dashboard.text.ts'
import { SeeAllLink } from './SeeAllLink.tsx'
import { dayLabel } from '../time/time.text.ts'
import { DUE } from '../goals/goal-status.text.ts'

export function MyOpenGoals({ today }: { today: Day }) {
  const goals = useLive(myOpenGoals, {})
  if (!goals) return <SkeletonRows rows={3} rowHeight="h-14" />
  if (goals.length === 0) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        text={NO_GOALS}
        action={<SeeAllLink to="/goals">{SEE_GOALS}</SeeAllLink>}
      />
    )
  }
  return (
    <ul className="divide-y divide-line">
      {goals.map((goal) => (
        <GoalRow key={goal.id} goal={goal} today={today} />
      ))}
    </ul>
  )
}

function GoalRow({ goal, today }: { goal: Goal; today: Day }) {
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-start gap-3">
        <Link to="/goals" className="min-w-0 flex-1 break-words hover:underline">
          {goal.title}
        </Link>
        <GoalStatusBadge status={goal.status} />
      </div>
      <div className="mt-1.5 flex items-center gap-3 text-[0.8125rem] text-soft">
        <GoalProgress goal={goal} className="flex-1" />
        <span className="w-16 text-right whitespace-nowrap">
          <span className="sr-only">{DUE} </span>
          <time dateTime={goal.targetDate}>{dayLabel(goal.targetDate, today)}</time>
        </span>
      </div>
    </li>
  )
}
