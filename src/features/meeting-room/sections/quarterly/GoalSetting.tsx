import { useLive } from '../../../../sync/browser/react.ts'
import { PanelBoundary } from '../../../../ui/PanelBoundary.tsx'
import { plannedQuarter } from '../../../goals/closing/closing.rules.ts'
import { companyGoalSetting } from '../../../goals/goals.queries.ts'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import { dayOf } from '../../../time/calendar.rules.ts'
import { GoalPlanSection } from './GoalPlanSection.tsx'

/** Sets the goals of the quarter: the company's in the meeting of the team that leads it, and the team's own. */
export default function GoalSetting({ meeting: { teamId, startedAt } }: { meeting: Meeting }) {
  const setting = useLive(companyGoalSetting, {})
  const quarter = plannedQuarter(dayOf(startedAt))
  if (!setting) return null
  return (
    <div className="grid gap-6">
      <PanelBoundary>
        {setting.teamId === teamId && <GoalPlanSection {...{ teamId, quarter }} ofCompany />}
      </PanelBoundary>
      <PanelBoundary>
        <GoalPlanSection {...{ teamId, quarter }} ofCompany={false} />
      </PanelBoundary>
    </div>
  )
}
