import { useLive } from '../../../../sync/browser/react.ts'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import type { Meeting } from '../../../meetings/meetings.table.ts'
import { HowBlocks } from '../../../strategy/HowBlocks.tsx'
import { PlanContext } from '../../../strategy/plan-context.ts'
import { myPlans } from '../../../strategy/strategy.queries.ts'
import { useOpenPlan } from '../../../strategy/use-open-plan.ts'
import { WhoBlocks } from '../../../strategy/WhoBlocks.tsx'
import { ReviewContext } from './review-context.ts'
import { BlockReview } from './BlockReview.tsx'

type PlanReviewProps = {
  meeting: Meeting
  /** Whether the reader takes part, and so has a say. */
  joined: boolean
}

/** The team's plan, or else the company's, block by block with what the meeting says of each. */
export function PlanReview(props: PlanReviewProps) {
  const { teamId } = props.meeting
  const plans = useLive(myPlans, {})?.filter(({ plan }) => plan !== undefined)
  const shown = plans?.find(({ team }) => team.id === teamId) ?? plans?.find(({ team }) => team.isLeadership)
  return shown ? <Blocks key={shown.team.id} {...props} teamId={shown.team.id} /> : null
}

function Blocks({ meeting, joined, teamId }: PlanReviewProps & { teamId: string }) {
  const open = useOpenPlan(teamId)
  if (!open) return <SkeletonRows rows={8} rowHeight="h-16" />
  return (
    <ReviewContext value={meeting}>
      <PlanContext value={{ ...open, ...(joined && { Review: BlockReview }) }}>
        <section aria-label={open.name} className="@container/column mt-2 px-4">
          <h3 className="pb-1 text-base font-semibold">{open.name}</h3>
          <WhoBlocks />
          <HowBlocks isAboveIssues />
        </section>
      </PlanContext>
    </ReviewContext>
  )
}
