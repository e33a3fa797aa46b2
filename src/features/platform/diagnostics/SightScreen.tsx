import { useActor } from '../../../sync/browser/react.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import { CAPABILITY_CATEGORIES } from '../../rights/capability-categories.rules.ts'
import { CATEGORY_LABELS } from '../../rights/capability-categories.text.ts'
import { DiagnosticsPage } from './DiagnosticsPage.tsx'
import { DiagnosticsTable } from './DiagnosticsTable.tsx'
import { MOST_COUNTED, type SightAnswer } from './diagnostics.requests.ts'
import * as text from './diagnostics.text.ts'

/** What the present session may do, and the rows that it sees in the open company. */
export function SightScreen({ companyId }: { companyId: string }) {
  return (
    <DiagnosticsPage title={text.SESSION_SIGHT} about={text.SESSION_SIGHT_EXPLAINED}>
      <Sight companyId={companyId} />
    </DiagnosticsPage>
  )
}

function Sight({ companyId }: { companyId: string }) {
  const actor = useActor()
  const { shown: answer, reload } = useWatched<SightAnswer>(`/api/platform/sight/${companyId}`)
  if (answer === null) return <SkeletonRows rows={8} />
  if (answer === 'failed') return <ErrorState title={text.NOT_LOADED} onRetry={reload} />
  const roles = answer.roles.map(inWords).join(', ')
  return (
    <>
      <Card title={text.YOUR_ROLES}>{roles || text.NONE}</Card>
      <DiagnosticsTable
        label={text.YOUR_CAPABILITIES}
        head={[text.AREA, text.YOUR_CAPABILITIES]}
        rows={Object.entries(CAPABILITY_CATEGORIES).map(([category, all]) => [
          CATEGORY_LABELS[category as keyof typeof CATEGORY_LABELS],
          all
            .filter((one) => actor.can(one))
            .map(inWords)
            .join(', ') || text.NONE,
        ])}
      />
      <DiagnosticsTable
        label={text.SESSION_SIGHT}
        head={[text.TABLE, text.ROWS]}
        rows={answer.tables.map(({ name, rows }) => [name, text.rowsText(rows, MOST_COUNTED)])}
      />
    </>
  )
}

/** Names of the code are what the operator finds in the log, too. */
const inWords = (name: string): string => name.replaceAll('_', ' ')
