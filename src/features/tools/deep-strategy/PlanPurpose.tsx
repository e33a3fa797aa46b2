import { Link } from '@tanstack/react-router'
import { useLive } from '../../../sync/browser/react.ts'
import { textIn } from '../../strategy/plan-context.ts'
import { myPlans, planSheet } from '../../strategy/strategy.queries.ts'
import { FIELD_LABELS } from '../../strategy/strategy.text.ts'

/** What the company plan says it is all for, above the choices that serve it. */
export function PlanPurpose() {
  const company = (useLive(myPlans, {}) ?? []).find(({ team }) => team.isLeadership)
  return company ? <PurposeOf teamId={company.team.id} /> : null
}

function PurposeOf({ teamId }: { teamId: string }) {
  const plan = useLive(planSheet, { teamId })
  const purpose = plan ? textIn(plan.texts, 'purpose') : ''
  if (purpose === '') return null
  return (
    <section aria-label={FIELD_LABELS.purpose} className="mb-4">
      <h2 className="text-xs text-soft">{FIELD_LABELS.purpose}</h2>
      <Link to="/strategy" className="text-base font-medium hover:underline">
        {purpose}
      </Link>
    </section>
  )
}
