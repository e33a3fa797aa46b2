import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWatched } from '../../../ui/use-watched.ts'
import type { RowSecurityAnswer } from './diagnostics.requests.ts'
import { FailedSignIns } from './FailedSignIns.tsx'
import * as text from './diagnostics.text.ts'
import { LinkCards } from './LinkCards.tsx'

/** Whether companies are kept apart, and the ways to look closer. */
export default function SecurityTab() {
  const { shown: answer, reload } = useWatched<RowSecurityAnswer>('/api/platform/row-security')
  if (answer === null) return <SkeletonRows rows={3} rowHeight="h-14" />
  if (answer === 'failed') return <ErrorState title={text.NOT_LOADED} onRetry={reload} />
  const sound = answer.tables.filter(({ isSound }) => isSound).length
  return (
    <>
      <LinkCards
        cards={[
          { to: '/rls', title: text.SESSION_SIGHT, detail: text.SESSION_SIGHT_EXPLAINED },
          { to: '/rls2', title: text.PROBE, detail: text.PROBE_EXPLAINED },
          { to: '/rls3', title: text.ROW_SECURITY, detail: text.securedTables(sound, answer.tables.length) },
        ]}
      />
      <FailedSignIns />
    </>
  )
}
