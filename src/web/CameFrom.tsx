import { Navigate, useSearch } from '@tanstack/react-router'
import { keyOf } from '../features/goals/quarters/quarters.rules.ts'
import { type MadeAt, madeAt } from '../features/made/made.queries.ts'
import { ORIGIN_NOT_YOURS, ORIGIN_NOT_YOURS_ABOUT } from '../features/made/made.text.ts'
import type { PeopleSearch } from '../features/people/people-filters.rules.ts'
import { useLive } from '../sync/browser/react.ts'
import { UUID } from '../sync/id.ts'
import { Alert } from '../ui/Alert.tsx'

/** Leads from the address in a description to the rating, talk or conversation of which that was made. To all others it says the same, whatever it was. */
export function CameFrom() {
  const { from } = useSearch({ strict: false }) as PeopleSearch
  return from !== undefined && UUID.test(from) ? <From id={from} /> : null
}

function From({ id }: { id: string }) {
  const at = useLive(madeAt, { id })
  if (at === undefined) return null
  if (at?.place === 'chat')
    return <Navigate to="/ai-thought-partner" search={{ thread: at.originId }} replace />
  const search = at && searchOf(at)
  if (search) return <Navigate to="/people" search={search} replace />
  return (
    <div className="px-4 pt-3">
      <Alert kind="info" title={ORIGIN_NOT_YOURS} detail={ORIGIN_NOT_YOURS_ABOUT} />
    </div>
  )
}

function searchOf({ place, originId, part }: MadeAt): (PeopleSearch & { tab: string }) | null {
  if (place === 'fit') return { tab: 'fit', rated: originId, ...(part !== null && { quarter: keyOf(part) }) }
  return place === 'talk' ? { tab: 'conversations', talk: originId } : null
}
