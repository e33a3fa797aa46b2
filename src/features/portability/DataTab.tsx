import { useLive } from '../../sync/browser/react.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Together } from '../../ui/Together.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { SampleCard } from '../onboarding/sample/SampleCard.tsx'
import { ExportCard } from './export/ExportCard.tsx'
import { ImportCard } from './import/ImportCard.tsx'
import { MoverCard } from './movers/MoverCard.tsx'

/** What leaves and enters the company as a whole. For directors. */
export default function DataTab() {
  const companyId = useLive(myCompany, {})?.id
  if (companyId === undefined) return <SkeletonRows rows={4} />
  return (
    <Together>
      <div className="grid max-w-3xl gap-4 px-4 py-5">
        <ExportCard key={`export ${companyId}`} companyId={companyId} />
        <MoverCard key={`move ${companyId}`} companyId={companyId} />
        <ImportCard key={`import ${companyId}`} companyId={companyId} />
        <SampleCard key={`samples ${companyId}`} />
      </div>
    </Together>
  )
}
