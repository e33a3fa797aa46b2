import { useLive } from '../../sync/browser/react.ts'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Together } from '../../ui/Together.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { CALENDAR_EXPLAINED } from '../calendar/calendar.text.ts'
import { Feeds } from '../calendar/Feeds.tsx'
import { DataSourcesCard } from '../metrics/sources/DataSourcesCard.tsx'
import { HooksCard } from './webhooks/HooksCard.tsx'
import { CALENDAR_FEED } from './integrations.text.ts'
import { TokensCard } from './tokens/TokensCard.tsx'

/** How other programs work with the company: one card for each way. */
export default function IntegrationsTab() {
  const companyId = useLive(myCompany, {})?.id
  if (companyId === undefined) return <SkeletonRows rows={4} />
  return (
    <Together>
      <div className="grid max-w-3xl gap-4 px-4 py-5">
        <Card title={CALENDAR_FEED} description={CALENDAR_EXPLAINED}>
          <Feeds companyId={companyId} />
        </Card>
        <TokensCard companyId={companyId} />
        <DataSourcesCard companyId={companyId} />
        <HooksCard companyId={companyId} kind="webhook" />
        <HooksCard companyId={companyId} kind="message" />
      </div>
    </Together>
  )
}
