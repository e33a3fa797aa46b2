import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { problemOf } from '../../../ui/problem.ts'
import { requestJson } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { sampleTeam } from './samples.queries.ts'
import type { SamplesRemoved } from './samples.requests.ts'
import {
  SAMPLES_ADDED,
  SAMPLES_ADDED_DETAIL,
  SAMPLES_NOT_ADDED,
  SAMPLES_NOT_REMOVED,
  SAMPLES_REMOVED,
  stayText,
} from './samples.text.ts'

/** Whether the company has sample data (undefined while that is not known), and what adds them or takes them away. */
export function useSamples() {
  const companyId = useLive(myCompany, {})?.id
  const team = useLive(sampleTeam, {})
  const [isPending, setPending] = useState(false)

  async function wait(request: Promise<void>, failure: string) {
    setPending(true)
    await request.catch((error: unknown) => toast.error(failure, problemOf(error).detail))
    setPending(false)
  }

  return {
    hasSamples: team === undefined ? undefined : team !== null,
    isPending,
    add: () =>
      wait(
        requestJson('POST', '/api/samples', { companyId }).then(() =>
          toast.success(SAMPLES_ADDED, SAMPLES_ADDED_DETAIL),
        ),
        SAMPLES_NOT_ADDED,
      ),
    remove: () =>
      wait(
        requestJson<SamplesRemoved>('POST', '/api/samples/remove', { companyId }).then(({ stay, isEmpty }) =>
          toast.success(SAMPLES_REMOVED, isEmpty ? undefined : stayText(stay)),
        ),
        SAMPLES_NOT_REMOVED,
      ),
  }
}
