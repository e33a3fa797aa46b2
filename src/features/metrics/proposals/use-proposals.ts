import { useActor, useMutate } from '../../../sync/browser/react.ts'
import { useLiveEach } from '../../../sync/browser/use-live-each.ts'
import { toastUndo } from '../../../ui/toast.ts'
import { useThisWeek } from '../../companies/use-this-week.ts'
import { useRaising } from '../../work/raising-context.ts'
import { canEditMetrics } from '../metrics.access.ts'
import { dismissMisses } from './proposals.mutations.ts'
import { missProposal } from './proposals.queries.ts'
import { DISMISSED } from './proposals.text.ts'

const NEVER = '1970-01-05'

/** The proposals to make issues of these metrics' misses; none for people who may not answer them. */
export function useProposals(metricIds: readonly string[], teamId: string) {
  const mutate = useMutate()
  const thisWeek = useThisWeek() ?? NEVER
  const raise = useRaising()?.raise
  const mayDismiss = canEditMetrics(useActor())
  const found = useLiveEach(
    missProposal,
    metricIds.map((metricId) => ({ metricId, thisWeek })),
  )
  if (!raise || !mayDismiss) return []
  return found.flatMap((proposal) => {
    if (!proposal) return []
    const { metric, streak } = proposal
    const { id: metricId, name } = metric
    return {
      metricId,
      name,
      misses: streak.misses,
      accept: () => raise({ kind: 'metric', id: metricId, teamId, week: streak.last }),
      dismiss() {
        if (mutate(dismissMisses, { metricId, until: streak.last })) return
        const until = metric.missesDismissedAt ?? null
        toastUndo(DISMISSED, name, () => mutate(dismissMisses, { metricId, until }))
      },
    }
  })
}
