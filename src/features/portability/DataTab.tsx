import { useActor, useLive } from '../../sync/browser/react.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { ExportCard } from './export/ExportCard.tsx'
import { ONLY_DIRECTORS } from './export/export.text.ts'
import { ImportCard } from './import/ImportCard.tsx'
import { canMoveCompany } from './portability.access.ts'

/** What leaves and enters the company as a whole. */
export default function DataTab() {
  const companyId = useLive(myCompany, {})?.id
  const may = canMoveCompany(useActor())
  if (companyId === undefined) return <SkeletonRows rows={4} />
  return (
    <div className="grid max-w-3xl gap-4 px-4 py-5">
      {may ? (
        <>
          <ExportCard key={`export ${companyId}`} companyId={companyId} />
          <ImportCard key={`import ${companyId}`} companyId={companyId} />
        </>
      ) : (
        <p className="text-soft">{ONLY_DIRECTORS}</p>
      )}
    </div>
  )
}
