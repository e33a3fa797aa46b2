import { TrendingUp } from 'lucide-react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { canViewTeamMetrics } from '../../metrics/metrics.access.ts'
import { PromiseList } from './PromiseList.tsx'
import { promisesOfTeam } from './promises.queries.ts'
import { NO_PROMISES, PROMISES_OF_TEAM } from './promises.text.ts'

/** What a team's solutions should move, the first that is due before the others. */
export default function PromisesOfTeam({ teamId }: { teamId: string }) {
  const sees = canViewTeamMetrics(useActor(), teamId)
  const promises = useLive(promisesOfTeam, { teamId })
  if (!promises) return <SkeletonRows rows={4} rowHeight="h-14" />
  if (!sees || promises.length === 0)
    return <EmptyState icon={<TrendingUp aria-hidden />} text={NO_PROMISES} />
  return <PromiseList promises={promises} label={PROMISES_OF_TEAM} />
}
