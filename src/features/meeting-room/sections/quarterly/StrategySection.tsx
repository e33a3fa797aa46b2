import { PanelBoundary } from '../../../../ui/PanelBoundary.tsx'
import { IssueList } from '../../../issues/IssueList.tsx'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import { Prompts } from '../Prompts.tsx'
import { STRATEGY } from '../sections.text.ts'
import { PlanReview } from './PlanReview.tsx'
import { LONG_TERM } from './quarterly.text.ts'

/** What to ask of the strategy, the plan block by block, and the long-term issues that belong to it. */
export default function StrategySection({ meeting, joined }: { meeting: Meeting; joined: boolean }) {
  const { id, teamId } = meeting
  return (
    <>
      <Prompts prompts={STRATEGY} />
      <PanelBoundary>
        <PlanReview meeting={meeting} joined={joined} />
      </PanelBoundary>
      <h3 className="px-4 pt-4 pb-1 text-base font-semibold">{LONG_TERM}</h3>
      <IssueList teamId={teamId} meetingId={id} issueType="long_term" />
    </>
  )
}
