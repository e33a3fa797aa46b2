import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { requestJson } from '../../../ui/request.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { canUpdateCompany } from '../../companies/companies.access.ts'
import { ADD_DATABASE, DATABASES, DATABASES_EXPLAINED, NO_DATABASES, NOT_LOADED } from './data-source.text.ts'
import type { DataSourceList, ShownDataSource } from './data-sources.requests.ts'
import { DataSourceDialog } from './DataSourceDialog.tsx'
import { DataSourceRow } from './DataSourceRow.tsx'

/** The databases that the company’s metrics may be read from, for those who look after its settings. */
export function DataSourcesCard({ companyId }: { companyId: string }) {
  return canUpdateCompany(useActor()) ? <DataSources companyId={companyId} /> : null
}

function DataSources({ companyId }: { companyId: string }) {
  const [list, setList] = useState<ShownDataSource[] | 'failed' | null>(null)
  const [adding, setAdding] = useState(false)
  const load = () =>
    requestJson<DataSourceList>('GET', `/api/data-sources/${companyId}`).then(
      ({ dataSources }) => setList(dataSources),
      () => setList('failed'),
    )
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The settings are of one company.
  }, [])
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {ADD_DATABASE}
    </Button>
  )
  return (
    <Card title={DATABASES} description={DATABASES_EXPLAINED} actions={add}>
      {list === 'failed' && <ErrorState title={NOT_LOADED} onRetry={() => void load()} />}
      {list === null && <Skeleton className="h-12" />}
      {Array.isArray(list) && list.length === 0 && <p className="text-soft">{NO_DATABASES}</p>}
      {Array.isArray(list) && list.length > 0 && (
        <ul className="grid gap-3">
          {list.map((one) => (
            <DataSourceRow
              key={one.id}
              dataSource={one}
              companyId={companyId}
              onChanged={() => void load()}
            />
          ))}
        </ul>
      )}
      <DataSourceDialog
        open={adding}
        onOpenChange={setAdding}
        companyId={companyId}
        onSaved={() => void load()}
      />
    </Card>
  )
}
