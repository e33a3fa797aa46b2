import { useActor, useLive } from '../../../sync/browser/react.ts'
import { later } from '../../../ui/later.tsx'
import { canViewMetrics } from '../../metrics/metrics.access.ts'
import { promiseOfIssue } from './promises.queries.ts'

const PromiseMark = later(() => import('./PromiseMark.tsx'))

/** In one word, what became of what an issue's solution promised; nothing if it promised nothing. */
export function OutcomeMark({ issueId }: { issueId: string }) {
  const sees = canViewMetrics(useActor())
  const promise = useLive(promiseOfIssue, { issueId })
  return sees && promise ? <PromiseMark promise={promise} /> : null
}
