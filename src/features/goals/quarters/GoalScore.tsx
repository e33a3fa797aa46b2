import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/Progress.tsx'
import type { Goal } from '../goals.table.ts'
import {
  averageProgress,
  BAR_EXPLAINED,
  doneOf,
  onTrackOf,
  percentDone,
  progressOfAll,
} from './quarters.text.ts'
import { BAR, scoreOf } from './score.rules.ts'

type GoalScoreProps = {
  goals: readonly Goal[]
  /** Whose goals they are, for their progress; without it no progress is shown. */
  name?: string
}

/** How many goals are on track and done, or how it ended once none is open. */
export function GoalScore({ goals, name }: GoalScoreProps) {
  const { all, onTrack, done, open, percentDone: percent, progress } = scoreOf(goals)
  if (all === 0) return null
  const isOver = open === 0
  return (
    <span data-numeric className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-soft">
      <span className={cx(!isOver && onTrack < all && 'font-medium text-bad-ink')}>
        {isOver ? doneOf(done, all) : onTrackOf(onTrack, all)}
      </span>
      <span
        data-tooltip={BAR_EXPLAINED}
        className={cx(isOver && 'font-medium', isOver && (percent < BAR ? 'text-bad-ink' : 'text-good-ink'))}
      >
        {isOver ? percentDone(percent) : doneOf(done, all)}
      </span>
      {name !== undefined && (
        <span className="flex items-center gap-2" data-tooltip={averageProgress(progress)}>
          <Progress label={progressOfAll(name)} value={progress} className="w-20" />
          {progress}%
        </span>
      )}
    </span>
  )
}
