import { useEffect, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { requestJson } from '../../../ui/request.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { FactRow, RowsAnswer } from '../analytics.requests.ts'
import type { ChartKind } from '../charts/chart-kinds.rules.ts'

interface Loaded {
  rows: readonly FactRow[]
  hasMore: boolean
}

/** The rows behind a figure, a page at a time. `asked` is what the server is asked, without where the page begins. */
export function useRows(chart: ChartKind, asked: string) {
  const companyId = useLive(myCompany, {})?.id
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  /** How many rows there are to be before the next page is asked for. */
  const [from, setFrom] = useState({ after: 0, attempt: 0 })
  useEffect(() => {
    if (companyId === undefined) return
    const left = new AbortController()
    const path = `/api/analytics/${companyId}/${chart}/rows?${asked}&after=${from.after}`
    requestJson<RowsAnswer>('GET', path, undefined, left.signal).then(
      ({ rows, hasMore }) => {
        setFailed(false)
        setLoaded((before) => ({
          rows: from.after === 0 ? rows : [...(before?.rows ?? []), ...rows],
          hasMore,
        }))
      },
      () => {
        if (!left.signal.aborted) setFailed(true)
      },
    )
    return () => left.abort()
  }, [companyId, chart, asked, from])
  return {
    loaded,
    failed,
    showMore: () => setFrom({ after: loaded?.rows.length ?? 0, attempt: 0 }),
    retry: () => setFrom(({ after, attempt }) => ({ after, attempt: attempt + 1 })),
  }
}
