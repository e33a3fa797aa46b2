import { type ReactNode, useId } from 'react'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { startOfQuarter } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { CloseQuarterButton } from './closing/CloseQuarterButton.tsx'
import { GoalItems } from './GoalItems.tsx'
import type { Goal } from './goals.table.ts'
import { NoGoals } from './NoGoals.tsx'
import { GoalScore } from './quarters/GoalScore.tsx'
import { ALL, isShownIn, type QuarterChoice } from './quarters/quarters.rules.ts'
import { noGoalsIn } from './quarters/quarters.text.ts'
import type { GoalView } from './views/views.rules.ts'

const GoalBoard = later(() => import('./views/GoalBoard.tsx'))
const GoalRoadmap = later(() => import('./views/GoalRoadmap.tsx'))

export type GoalGroupProps = {
  title: string
  /** Its level depends on the headings above it. */
  heading?: 'h2' | 'h3'
  /** Names the list of goals. */
  label: string
  /** Undefined while they are being loaded. */
  goals: readonly Goal[] | undefined
  /** The team whose goals can be put in another order and closed here. */
  teamId: string
  /** Company goals, which are closed apart from the other goals of the leadership team. */
  ofCompany?: boolean
  choice: QuarterChoice
  view: GoalView
  /** Stands in place of goals if there are none at all. */
  empty: ReactNode
}

/** Goals of a team or of the company, under a heading that says how they stand. */
export function GoalGroup({ title, heading: Heading = 'h2', goals, teamId, ...rest }: GoalGroupProps) {
  const { ofCompany = false, choice } = rest
  const id = useId()
  const today = useToday()
  const shown = goals?.filter((goal) => isShownIn(goal, choice, today))
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 pt-3 pb-1.5">
        <Heading id={id} className="text-[0.8125rem] font-semibold">
          {title}
        </Heading>
        {shown && <GoalScore goals={shown} name={title} />}
        <span className="ml-auto">
          <CloseQuarterButton {...{ teamId, ofCompany, today }} name={title} />
        </span>
      </div>
      {goals && shown ? (
        <Goals {...rest} {...{ goals, shown, teamId, title }} />
      ) : (
        <SkeletonRows rows={3} rowHeight="h-12" />
      )}
    </section>
  )
}

type GoalsProps = Pick<GoalGroupProps, 'title' | 'label' | 'teamId' | 'choice' | 'view' | 'empty'> & {
  goals: readonly Goal[]
  /** Those of the chosen quarter. */
  shown: readonly Goal[]
}

function Goals({ goals, shown, title, label, teamId, choice, view, empty }: GoalsProps) {
  const today = useToday()
  const quarter = choice === ALL ? startOfQuarter(today) : choice
  if (goals.length === 0) return empty
  if (view === 'roadmap') return <GoalRoadmap {...{ goals, quarter }} name={title} />
  if (shown.length === 0) return <NoGoals text={noGoalsIn(quarter)} />
  if (view === 'board') return <GoalBoard goals={shown} name={title} />
  return <GoalItems goals={shown} label={label} teamId={teamId} />
}
