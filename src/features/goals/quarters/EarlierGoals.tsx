import { useLive } from '../../../sync/browser/react.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { type Day, quarterFrom, startOfQuarter } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { heldGoalsDue } from './quarters.queries.ts'
import { EARLIER_GOALS_COME, earlierGoalsOffline } from './quarters.text.ts'

type EarlierGoalsProps = { teamIds: readonly string[]; quarter: Day }

/** Fetches the goals of a quarter that were finished long ago, and keeps them here. Lists show what is here by themselves. */
export function EarlierGoals({ teamIds, quarter }: EarlierGoalsProps) {
  const isHeld = useLive(heldGoalsDue, { teamIds, from: quarter, to: quarterFrom(quarter, 1) })
  const isOffline = useIsOffline()
  const today = useToday()
  // What is due later can hardly have been finished so long ago that it is not here.
  if (isHeld || quarter >= startOfQuarter(today)) return null
  return (
    <p role="status" className="px-4 py-3 text-[0.8125rem] text-soft">
      {isOffline ? earlierGoalsOffline(quarter) : EARLIER_GOALS_COME}
    </p>
  )
}
