import { useLive } from '../../sync/browser/react.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import {
  BILLING_IS_OFF,
  BILLING_IS_OFF_MEANS,
  BILLING_NOT_LOADED,
  USAGE,
  USAGE_MEANS,
} from './billing.text.ts'
import { Plan } from './Plan.tsx'
import { UsageTable } from './UsageTable.tsx'
import { useBilling } from './use-billing.ts'

/** What the company pays, and what directors can do about it. */
export default function BillingTab() {
  const companyId = useLive(myCompany, {})?.id
  if (companyId === undefined) return <SkeletonRows rows={4} />
  return (
    <div className="grid max-w-3xl gap-4 px-4 py-5">
      <CompanyBilling companyId={companyId} />
    </div>
  )
}

function CompanyBilling({ companyId }: { companyId: string }) {
  const { billing, load } = useBilling(companyId)
  if (billing === null) return <SkeletonRows rows={4} />
  if (billing === 'failed') return <ErrorState title={BILLING_NOT_LOADED} onRetry={() => void load()} />
  if (!billing.on) return <Alert kind="info" title={BILLING_IS_OFF} detail={BILLING_IS_OFF_MEANS} />
  return (
    <>
      <Plan billing={billing} companyId={companyId} onChanged={load} />
      <Card title={USAGE} description={USAGE_MEANS}>
        <UsageTable months={billing.months} />
      </Card>
    </>
  )
}
