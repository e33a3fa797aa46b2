import { useNavigate, useSearch } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Together } from '../../ui/Together.tsx'
import { useKept } from '../../ui/use-kept.ts'
import type { Address } from '../work/use-address.ts'
import { OpenTeams } from './OpenTeams.tsx'
import { Paper } from './Paper.tsx'
import { PlanContext, usePlan } from './plan-context.ts'
import { type PlanEntry, myPlans } from './strategy.queries.ts'
import { CHOOSE_LEADERS, CHOOSE_LEADERS_ABOUT, PLAN, SHARED_WITH, STRATEGY } from './strategy.text.ts'
import { useMayChooseLeaders } from './use-may-choose-leaders.ts'
import { nameOf, useOpenPlan } from './use-open-plan.ts'

const NoPlans = later(() => import('./NoPlans.tsx'))
const PlanActions = later(() => import('./PlanActions.tsx'), ComingActions)

/** As wide as what comes: on a phone an editor's actions take a line of their own. */
function ComingActions() {
  const { plan, mayEdit } = usePlan()
  return <Skeleton className={cx('h-8 max-md:h-11', plan && mayEdit ? 'w-60' : 'w-24')} />
}

/** The team whose plan is shown: the one that the address names, else the one that was chosen last. */
function useChosenPlan(): [teamId: string | null, choose: (teamId: string) => void] {
  const { team } = useSearch({ strict: false }) as Address
  const navigate = useNavigate()
  const [kept, keep] = useKept('plan_team')
  const choose = (teamId: string) => {
    keep(teamId)
    if (team !== undefined) void navigate({ to: '/strategy', search: {}, replace: true })
  }
  return [team ?? kept, choose]
}

/** The plans of the company and its teams: one at a time, written in its place. */
export function StrategyScreen() {
  const plans = useLive(myPlans, {})
  const [chosen, choose] = useChosenPlan()
  if (!plans)
    return (
      <>
        <PageHeader title={STRATEGY} />
        <SkeletonRows rows={8} rowHeight="h-16" />
      </>
    )
  const shown = plans.find(({ team }) => team.id === chosen) ?? plans[0]
  if (!shown) return <NoPlans />
  return <ShownPlan key={shown.team.id} plans={plans} teamId={shown.team.id} onChoose={choose} />
}

type ShownPlanProps = { plans: readonly PlanEntry[]; teamId: string; onChoose: (teamId: string) => void }

function ShownPlan({ plans, teamId, onChoose }: ShownPlanProps) {
  const open = useOpenPlan(teamId)
  const mayChoose = useMayChooseLeaders()
  if (!open) return <SkeletonRows rows={8} rowHeight="h-16" />
  return (
    <PlanContext value={open}>
      <PageHeader title={STRATEGY} actions={<PlanActions />}>
        {plans.length > 1 ? (
          <Select
            label={PLAN}
            name="plan"
            hideLabel
            className="max-md:w-full md:min-w-48 md:max-w-80"
            value={teamId}
            onChange={onChoose}
            options={plans.map((entry) => ({ value: entry.team.id, label: nameOf(entry.team) }))}
          />
        ) : (
          <span className="text-soft">{open.name}</span>
        )}
        {open.plan && (
          <span className="flex items-center gap-1.5 text-[0.8125rem] text-soft">
            <Users aria-hidden className="size-3.5" />
            {SHARED_WITH[open.plan.audience](open.team.name)}
          </span>
        )}
      </PageHeader>
      {mayChoose && (
        <p className="mx-4 mb-2 flex flex-wrap items-center gap-3 rounded-md bg-warn-tint px-3 py-2 text-warn-ink print:hidden">
          <span className="flex-1">
            <strong className="font-semibold">{CHOOSE_LEADERS}.</strong> {CHOOSE_LEADERS_ABOUT}
          </span>
          <OpenTeams />
        </p>
      )}
      <Together>
        <Paper />
      </Together>
    </PlanContext>
  )
}
