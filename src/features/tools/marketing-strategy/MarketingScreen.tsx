import { Megaphone } from 'lucide-react'
import { useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { PlanContext } from '../../strategy/plan-context.ts'
import { myPlans } from '../../strategy/strategy.queries.ts'
import { NONE_SHARED, SHARED_WITH } from '../../strategy/strategy.text.ts'
import { useOpenPlan } from '../../strategy/use-open-plan.ts'
import { WhoIsWriting } from '../../strategy/WhoIsWriting.tsx'
import { AllTools } from '../frame/AllTools.tsx'
import { ToolsFor } from '../frame/ToolsFor.tsx'
import { TOOL_LABELS } from '../tools.text.ts'
import { MarketingBlock } from './MarketingBlock.tsx'
import { MarketingMenu } from './MarketingMenu.tsx'

const TITLE = TOOL_LABELS['marketing-strategy']

/** The marketing block of the company plan by itself, with more room than the plan has for it. */
export function MarketingScreen() {
  return (
    <ToolsFor title={TITLE}>
      <OfCompany />
    </ToolsFor>
  )
}

function OfCompany() {
  const plans = useLive(myPlans, {})
  const company = plans?.find(({ team }) => team.isLeadership)
  if (company) return <Shown teamId={company.team.id} />
  return (
    <>
      <PageHeader title={TITLE}>
        <AllTools />
      </PageHeader>
      {plans ? <EmptyState icon={<Megaphone aria-hidden />} text={NONE_SHARED} /> : <SkeletonRows />}
    </>
  )
}

function Shown({ teamId }: { teamId: string }) {
  const open = useOpenPlan(teamId)
  if (!open) return <SkeletonRows />
  return (
    <PlanContext value={open}>
      <PageHeader
        title={TITLE}
        actions={
          <>
            <WhoIsWriting />
            <MarketingMenu />
          </>
        }
      >
        <AllTools />
        <span className="text-[0.8125rem] text-soft">
          {[open.name, open.plan && SHARED_WITH[open.plan.audience](open.team.name)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </PageHeader>
      <MarketingBlock />
    </PlanContext>
  )
}
