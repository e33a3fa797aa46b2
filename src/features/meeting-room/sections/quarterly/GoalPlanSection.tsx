import { useId } from 'react'
import { useActor, useLive } from '../../../../sync/browser/react.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { displayName } from '../../../people/people.rules.ts'
import type { Day } from '../../../time/calendar.rules.ts'
import { canWriteWork } from '../../../work/work.access.ts'
import { goalPlan, type PlannedGoal } from './goal-setting.queries.ts'
import { GoalComposer } from './GoalComposer.tsx'
import { LeftOverGoal } from './LeftOverGoal.tsx'
import { PlannedGoalRow } from './PlannedGoalRow.tsx'
import { countSays, MOST_GOALS } from './quarters.rules.ts'
import {
  companyGoalsFor,
  COUNT_ADVICE,
  goalCount,
  LEFT_OVER,
  NO_GOALS_YET,
  teamGoalsFor,
  tooManyOf,
} from './quarterly.text.ts'

type GoalPlanSectionProps = { teamId: string; quarter: Day; ofCompany: boolean }

/** The goals of a quarter while they are being set: named, given an owner, combined or killed, until few enough are left. */
export function GoalPlanSection({ teamId, quarter, ofCompany }: GoalPlanSectionProps) {
  const id = useId()
  const mayWrite = canWriteWork(useActor())
  const plan = useLive(goalPlan, { teamId, quarter, ofCompany })
  if (!plan) return <SkeletonRows rows={4} rowHeight="h-12" />
  const { planned, left } = plan
  const title = (ofCompany ? companyGoalsFor : teamGoalsFor)(quarter)
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 pb-2">
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        <Count count={planned.length} />
        {overloaded(planned).map((text) => (
          <span key={text} className="text-[0.8125rem] font-medium text-warn-ink">
            {text}
          </span>
        ))}
      </header>
      {mayWrite && <GoalComposer {...{ teamId, quarter, ofCompany }} />}
      {planned.length === 0 && <p className="px-4 py-3 text-soft">{NO_GOALS_YET}</p>}
      <ul aria-label={title} className="divide-y divide-line border-b border-line">
        {planned.map((one) => (
          <PlannedGoalRow
            key={one.goal.id}
            of={one}
            others={planned.flatMap(({ goal }) => (goal.id === one.goal.id ? [] : goal))}
          />
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <h4 className="px-4 pt-4 pb-1 text-[0.8125rem] font-semibold">{LEFT_OVER}</h4>
          <ul aria-label={LEFT_OVER} className="divide-y divide-line border-y border-line">
            {left.map((one) => (
              <LeftOverGoal key={one.goal.id} of={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Count({ count }: { count: number }) {
  const says = countSays(count)
  return (
    <span role="status" className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-soft">
      <Badge variant={says === 'right' ? 'good' : 'warn'}>
        <span data-numeric>{goalCount(count)}</span>
      </Badge>
      {COUNT_ADVICE[says]}
    </span>
  )
}

/** Who has more goals than one person should, in words. */
function overloaded(planned: readonly PlannedGoal[]): string[] {
  const byOwner = Map.groupBy(planned, ({ goal }) => goal.ownerId)
  return [...byOwner.values()].flatMap((own) =>
    own.length > MOST_GOALS ? tooManyOf(displayName(own[0]!.owner), own.length) : [],
  )
}
