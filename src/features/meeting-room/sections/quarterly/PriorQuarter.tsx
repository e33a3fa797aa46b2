import { useLive } from '../../../../sync/browser/react.ts'
import { PanelBoundary } from '../../../../ui/PanelBoundary.tsx'
import { ShareDone } from '../../../goals/closing/ShareDone.tsx'
import GoalList from '../../../goals/GoalList.tsx'
import { companyGoals, companyGoalSetting, goalsOfTeam } from '../../../goals/goals.queries.ts'
import { isShownIn } from '../../../goals/quarters/quarters.rules.ts'
import { scoreOf } from '../../../goals/quarters/score.rules.ts'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import Scorecard from '../../../metrics/scorecard/Scorecard.tsx'
import { dayOf, endOfQuarter } from '../../../time/calendar.rules.ts'
import { useToday } from '../../../time/use-today.ts'
import { reviewedQuarter } from './quarters.rules.ts'
import { goalsDoneIn, numbersOf } from './quarterly.text.ts'

/** How many goals of the quarter before were done, against the bar, and what its numbers were. */
export default function PriorQuarter({ meeting: { teamId, startedAt } }: { meeting: Meeting }) {
  const today = useToday()
  const quarter = reviewedQuarter(dayOf(startedAt))
  const leads = useLive(companyGoalSetting, {})?.teamId === teamId
  const own = useLive(goalsOfTeam, { teamId }) ?? []
  const ofCompany = useLive(companyGoals, {}) ?? []
  const goals = [...(leads ? ofCompany : []), ...own].filter((goal) => isShownIn(goal, quarter, today))
  return (
    <div className="grid gap-4">
      <section aria-label={goalsDoneIn(quarter)}>
        <div className="grid max-w-xl gap-1 px-4 pt-2">
          <h3 className="text-base font-semibold">{goalsDoneIn(quarter)}</h3>
          {goals.length > 0 && <ShareDone score={scoreOf(goals)} />}
        </div>
        <PanelBoundary>
          <GoalList teamId={teamId} quarter={quarter} />
        </PanelBoundary>
      </section>
      <section aria-label={numbersOf(quarter)}>
        <h3 className="px-4 pb-1 text-base font-semibold">{numbersOf(quarter)}</h3>
        <PanelBoundary>
          <Scorecard teamId={teamId} period={{ from: quarter, to: endOfQuarter(quarter) }} />
        </PanelBoundary>
      </section>
    </div>
  )
}
