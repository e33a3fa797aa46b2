import { Progress } from '../../ui/Progress.tsx'
import type { Goal } from './goals.table.ts'
import { progressOn } from './goal-status.text.ts'

type GoalProgressProps = {
  goal: Pick<Goal, 'title' | 'progress'>
  /** For the bar, such as how it grows. */
  className: string
}

/** A goal's progress as a bar and in percent. */
export const GoalProgress = ({ goal: { title, progress }, className }: GoalProgressProps) => (
  <>
    <Progress label={progressOn(title)} value={progress} className={className} />
    <span data-numeric className="w-9 shrink-0 text-right">
      {progress}%
    </span>
  </>
)
