import { useEffect, useState } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { RequestError, requestJson } from '../../../ui/request.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import { analysedTeams, seesWholeCompany } from '../analytics.access.ts'
import type { ChartAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'
import type { AnalyticsSearch } from './filters.rules.ts'
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answers.ts'

export interface ChartState {
  /** Undefined while there is none for these filters. */
  answer: ChartAnswer | undefined
  /** Whether it is an earlier one, as long as a new one has not come. */
  isKept: boolean
  failed: boolean
  retry(): void
}

interface Latest {
  asked: string
  answer?: ChartAnswer
  failed: boolean
}

/** The person, the level or the company is no longer what it was. */
const NO_RIGHT = [401, 403, 404]

/** What the server says of a chart, or what it said last. */
export function useChart(chart: ChartKind, search: AnalyticsSearch): ChartState {
  const actor = useActor()
  const userId = actor.id
  const companyId = useLive(myCompany, {})?.id
  const isOffline = useIsOffline()
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState<Latest>()
  const asked = new URLSearchParams({ ...search }).toString()
  const right = `${seesWholeCompany(actor)} ${analysedTeams(actor).join()} ${asked}`
  useEffect(() => {
    if (companyId === undefined || isOffline) return
    const whose = { userId, companyId }
    const left = new AbortController()
    const path = `/api/analytics/${companyId}/${chart}?${asked}`
    requestJson<ChartAnswer>('GET', path, undefined, left.signal).then(
      (answer) => {
        keepAnswer(whose, chart, right, answer)
        setLatest({ asked: right, answer, failed: false })
      },
      (error: unknown) => {
        if (left.signal.aborted) return
        if (error instanceof RequestError && NO_RIGHT.includes(error.status)) forgetAnswer(whose, chart)
        setLatest({ asked: right, failed: true })
      },
    )
    return () => left.abort()
  }, [userId, companyId, chart, asked, right, isOffline, attempt])

  const fresh = latest?.asked === right ? latest : undefined
  const kept =
    fresh?.answer || companyId === undefined ? null : keptAnswer({ userId, companyId }, chart, right)
  return {
    answer: fresh?.answer ?? kept ?? undefined,
    isKept: !fresh?.answer && kept !== null,
    failed: fresh?.failed === true || isOffline,
    retry: () => setAttempt((count) => count + 1),
  }
}
