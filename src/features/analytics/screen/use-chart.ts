import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { requestJson } from '../../../ui/request.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'
import type { AnalyticsSearch } from './filters.rules.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

export interface ChartState {
  /** Undefined while there is none for these filters. */
  answer: ChartAnswer | undefined
  /** Whether it is an earlier one, because a new one could not be fetched. */
  isKept: boolean
  failed: boolean
  retry(): void
}

interface Latest {
  asked: string
  answer?: ChartAnswer
  failed: boolean
}

/** What the server says of a chart, or what it said last. */
export function useChart(chart: ChartKind, search: AnalyticsSearch): ChartState {
  const userId = useActor().id
  const companyId = useLive(myCompany, {})?.id
  const isOffline = useIsOffline()
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState<Latest>()
  const asked = new URLSearchParams({ ...search }).toString()
  useEffect(() => {
    if (companyId === undefined || isOffline) return
    const left = new AbortController()
    requestJson<ChartAnswer>(
      'GET',
      `/api/analytics/${companyId}/${chart}?${asked}`,
      undefined,
      left.signal,
    ).then(
      (answer) => {
        keepAnswer({ userId, companyId }, chart, asked, answer)
        setLatest({ asked, answer, failed: false })
      },
      () => {
        if (!left.signal.aborted) setLatest({ asked, failed: true })
      },
    )
    return () => left.abort()
  }, [userId, companyId, chart, asked, isOffline, attempt])

  const fresh = latest?.asked === asked ? latest : undefined
  const kept =
    fresh?.answer || companyId === undefined ? null : keptAnswer({ userId, companyId }, chart, asked)
  return {
    answer: fresh?.answer ?? kept ?? undefined,
    isKept: !fresh?.answer && (isOffline || fresh?.failed === true),
    failed: fresh?.failed === true || isOffline,
    retry: () => setAttempt((count) => count + 1),
  }
}
