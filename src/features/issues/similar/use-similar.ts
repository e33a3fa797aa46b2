import { useEffect, useMemo, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { useAsked } from '../../../ui/use-asked.ts'
import { myCompany } from '../../companies/companies.queries.ts'
import type { Issue } from '../issues.table.ts'
import type { PastIssue } from './past.rules.ts'
import { issuesAtHand } from './similar.queries.ts'
import { SimilarTitles } from './similarity.rules.ts'
import { stemsOf } from './words.rules.ts'

const QUIET_FOR = 400
const NONE: readonly PastIssue[] = []
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
  const path = '/api/issues/similar'
  const sought = stemsOf(text).join(' ')
  return useAsked({ path, companyId, text: sought, quietFor: QUIET_FOR }, NONE)
}
