import { Badge } from '../../../ui/Badge.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import type { RowSecurityAnswer, SecuredTable } from './diagnostics.requests.ts'
import * as text from './diagnostics.text.ts'

/** How each table is secured, by the catalog of the database, those that are not first. */
export function RowSecurityScreen() {
  const { shown: answer, reload } = useWatched<RowSecurityAnswer>('/api/platform/row-security')
  const tables = answer === 'failed' ? [] : (answer?.tables ?? [])
  const sound = tables.filter(({ isSound }) => isSound)
  return (
    <DiagnosticsPage
      title={text.ROW_SECURITY}
      about={tables.length > 0 ? text.securedTables(sound.length, tables.length) : ''}
    >
      {answer === null && <SkeletonRows rows={12} />}
      {answer === 'failed' && <ErrorState title={text.NOT_LOADED} onRetry={reload} />}
      {tables.length > 0 && (
        <DiagnosticsTable
          label={text.ROW_SECURITY}
          head={[text.TABLE, text.STATE, text.OWNER, text.POLICIES]}
          rows={[...tables.filter(({ isSound }) => !isSound), ...sound].map((table) => [
            table.name,
            <State key="state" {...table} />,
            <Owner key="owner" {...table} />,
            table.reason ?? table.policies.join('; '),
          ])}
        />
      )}
    </DiagnosticsPage>
  )
}

function State({ isSound, reason }: SecuredTable) {
  if (!isSound) return <Badge variant="bad">{text.UNSECURED}</Badge>
  return reason === null ? (
    <Badge variant="good">{text.SECURED}</Badge>
  ) : (
    <Badge variant="status">{text.NO_COMPANY}</Badge>
  )
}

/** A superuser passes row security whatever a table says; the application never connects as the owner. */
function Owner({ owner, bindsOwner, reason }: SecuredTable) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {owner}
      {reason === null && (
        <Badge variant={bindsOwner ? 'good' : 'warn'}>
          {bindsOwner ? text.OWNER_BOUND : text.OWNER_EXEMPT}
        </Badge>
      )}
    </span>
  )
}
