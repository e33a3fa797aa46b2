import { useEffect, useState } from 'react'
import { requestJson } from '../../../ui/request.ts'
import { useIsOffline } from '../../../ui/use-network.ts'
import { SEARCH_LENGTH, wordsOf } from '../search.rules.ts'
import type { BeyondAnswer, FoundBeyond } from './beyond.requests.ts'

/** How long nobody types before the server is asked, in milliseconds. */
const QUIET_FOR = 150
const NOTHING: readonly FoundBeyond[] = []

/** What only the server finds, once nobody has typed for a moment; nothing while there is no network, or something else was sought. */
export function useBeyond(companyId: string, text: string): readonly FoundBeyond[] {
  const isOffline = useIsOffline()
  const [answer, setAnswer] = useState({ sought: '', found: NOTHING })
  const sought = wordsOf(text).join(' ').slice(0, SEARCH_LENGTH)
  useEffect(() => {
    if (isOffline || sought === '') return
    const left = new AbortController()
    const timer = setTimeout(() => {
      const body = { companyId, text: sought }
      // What is at hand is shown in any case.
      requestJson<BeyondAnswer>('POST', '/api/search/beyond', body, left.signal).then(
        ({ found }) => setAnswer({ sought, found }),
        () => {},
      )
    }, QUIET_FOR)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [companyId, isOffline, sought])
  return answer.sought === sought ? answer.found : NOTHING
}
