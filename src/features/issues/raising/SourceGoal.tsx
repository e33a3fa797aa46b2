import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { goalRow } from '../../goals/goals.queries.ts'
import { OriginHover } from './OriginHover.tsx'
import { SOURCE_LOOK } from './source-look.ts'
import { madeFrom } from './sources.text.ts'

type SourceGoalProps = {
  goalId: string
  /** Shown for one that is archived or that the reader can't see. */
  unseen: ReactNode
}

/** The goal that a task was made from, and leads to it. */
export default function SourceGoal({ goalId, unseen }: SourceGoalProps) {
  const goal = useLive(goalRow, { goalId })?.goal
  if (!goal) return unseen
  const label = madeFrom(goal.title)
  return (
    <OriginHover source={{ kind: 'goal', goal }} label={label}>
      <Link to="/goals" search={{ row: goal.id }} aria-label={label} className={SOURCE_LOOK}>
        <Target aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate max-md:hidden">{goal.title}</span>
      </Link>
    </OriginHover>
  )
}
