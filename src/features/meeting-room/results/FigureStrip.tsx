import type { ReactNode } from 'react'
import { BAR } from '../../goals/quarters/score.rules.ts'
import { cx } from '../../../ui/cx.ts'
import { BAR as TASKS_BAR, shareOf } from '../../tasks/completion/completion.rules.ts'
import { percentOf } from './figures.rules.ts'
import type { Figures } from './meeting-results.table.ts'
import {
  countOf,
  GOALS_ON_TRACK,
  NUMBERS_ON_TARGET,
  percentText,
  shareOfGoals,
  shareOfNumbers,
  shareOfTasks,
  TASKS_DONE,
} from './results.text.ts'

/** How the team stood when the meeting ended, against the bars: its numbers, its tasks, its goals. */
export function FigureStrip({ figures }: { figures: Figures }) {
  const { numbersMet, numbersMissed, tasksDone, tasksDue, goalsOnTrack, goals } = figures
  const numbers = percentOf(numbersMet, numbersMet + numbersMissed)
  const tasks = shareOf({ done: tasksDone, due: tasksDue })
  const onTrack = percentOf(goalsOnTrack, goals)
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-3">
      <Figure
        label={NUMBERS_ON_TARGET}
        detail={shareOfNumbers(numbersMet, numbersMissed)}
        isLow={numbersMissed > 0}
      >
        {percentText(numbers)}
      </Figure>
      <Figure
        label={TASKS_DONE}
        detail={shareOfTasks(tasksDone, tasksDue, TASKS_BAR)}
        isLow={tasks !== null && tasks < TASKS_BAR}
      >
        {percentText(tasks)}
      </Figure>
      <Figure
        label={GOALS_ON_TRACK}
        detail={shareOfGoals(onTrack, BAR)}
        isLow={onTrack !== null && onTrack < BAR}
      >
        {countOf(goalsOnTrack, goals)}
      </Figure>
    </dl>
  )
}

type FigureProps = { label: string; detail: string; isLow: boolean; children: ReactNode }

const Figure = ({ label, detail, isLow, children }: FigureProps) => (
  <div className="flex flex-col px-3 first:pl-0 last:pr-0">
    <dt className="text-xs text-soft">{label}</dt>
    <dd data-numeric className={cx('order-first text-xl font-semibold', isLow && 'text-bad-ink')}>
      {children}
    </dd>
    <dd data-numeric className="text-xs text-soft">
      {detail}
    </dd>
  </div>
)
