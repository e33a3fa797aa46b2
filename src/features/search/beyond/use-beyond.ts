import { useAsked } from '../../../ui/use-asked.ts'
import { SEARCH_LENGTH, wordsOf } from '../search.rules.ts'
import type { FoundBeyond } from './beyond.requests.ts'

const QUIET_FOR = 150
const NOTHING: readonly FoundBeyond[] = []

/** What only the server finds, once nobody has typed for a moment; nothing while there is no network, or something else was sought. */
export function useBeyond(companyId: string, text: string): readonly FoundBeyond[] {
  const sought = wordsOf(text).join(' ').slice(0, SEARCH_LENGTH)
  const path = '/api/search/beyond'
  return useAsked({ path, companyId, text: sought, quietFor: QUIET_FOR }, NOTHING)
}
