import { useEffect, useMemo, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { requestJson } from '../../../ui/request.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { Issue } from '../issues.table.ts'
import type { PastIssue } from './past.rules.ts'
import { issuesAtHand } from './similar.queries.ts'
import { SimilarTitles } from './similarity.rules.ts'
import { stemsOf } from './words.rules.ts'

/** How long nobody types before the server is asked, in milliseconds. */
const QUIET_FOR = 400
/** How long the titles at hand are taken in at a time, so that no key waits for it. */
const SLICE_MS = 4

/** The ids of the issues at hand that are like what is typed, found again with each key. */
export function useSimilarAtHand(text: string): readonly string[] {
  const all = useLive(issuesAtHand, {})
  const [titles] = useState(() => new SimilarTitles<Issue>())
  const [taken, setTaken] = useState(0)
  useEffect(() => {
    if (!all) return
    let timer: ReturnType<typeof setTimeout>
    const take = () => {
      const until = performance.now() + SLICE_MS
      const isDone = titles.update(all, () => performance.now() > until)
      setTaken((count) => count + 1)
      if (!isDone) timer = setTimeout(take)
    }
    take()
    return () => clearTimeout(timer)
  }, [titles, all])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- The titles change in place; `taken` says when.
  return useMemo(() => titles.find(text).map(({ id }) => id), [titles, text, taken])
}

/** Those that only the server still has, once nobody has typed for a moment; none without a network. */
export function useSimilarBeyond(text: string): readonly PastIssue[] {
  const companyId = useLive(myCompany, {})?.id
  const isOffline = useIsOffline()
  const [found, setFound] = useState<readonly PastIssue[]>([])
  const sought = stemsOf(text).join(' ')
  useEffect(() => {
    if (!companyId || isOffline || sought === '') return setFound([])
    const left = new AbortController()
    const timer = setTimeout(() => {
      const body = { companyId, text: sought }
      // What is at hand is shown in any case.
      requestJson<{ found: PastIssue[] }>('POST', '/api/issues/similar', body, left.signal).then(
        (answer) => setFound(answer.found),
        () => {},
      )
    }, QUIET_FOR)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [companyId, isOffline, sought])
  return found
}
