import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { Day } from '../time/calendar.rules.ts'
import { dayLabel } from '../time/time.text.ts'
import type { Goal } from '../goals/goals.table.ts'
import { STATUS_LABELS } from '../goals/goals.text.ts'
import { myOpenGoals } from './dashboard.queries.ts'
import { SeeAll } from './SeeAll.tsx'

export function MyGoals({ today }: { today: Day }) {
  const goals = useLive(myOpenGoals, {})
  if (!goals) return <SkeletonRows rows={3} rowHeight="h-14" />
  if (goals.length === 0) {
    return (
      <EmptyState
        icon={<Target aria-hidden />}
        text="You own no open goals."
        action={<SeeAll to="/goals">See your teams’ goals</SeeAll>}
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
        <Badge variant={goal.status === 'off_track' ? 'bad' : 'good'}>{STATUS_LABELS[goal.status]}</Badge>
      </div>
      <div className="mt-1.5 flex items-center gap-3 text-[0.8125rem] text-soft">
        <Progress label={`Progress of ${goal.title}`} value={goal.progress} className="flex-1" />
        <span data-numeric className="w-9 text-right">
          {goal.progress}%
        </span>
        <span className="w-16 text-right whitespace-nowrap">
          <span className="sr-only">Due </span>
          <time dateTime={goal.targetDate}>{dayLabel(goal.targetDate, today)}</time>
        </span>
      </div>
    </li>
  )
}
