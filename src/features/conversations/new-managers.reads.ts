import type { Reader } from '../../sync/store.ts'
import { seatsHeldBy } from '../fit/held-seats.reads.ts'
import { seatsById } from '../org-chart/seats/seats.reads.ts'
import { displayName, isActiveMember } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import type { ConversationSide } from './conversations.table.ts'

/** Who now holds a seat directly above one of the person's and has nothing of this conversation yet, by name. */
export function newManagersOf(
  read: Reader,
  { personId, otherId, shareWithId, sharedWithIds }: ConversationSide,
): Person[] {
  const byId = seatsById(read)
  const above = seatsHeldBy(read, personId).flatMap(({ parentId }) =>
    parentId === null ? [] : (byId(parentId)?.holderIds ?? []),
  )
  const have = new Set([personId, otherId, shareWithId, ...sharedWithIds])
  return [...new Set(above)]
    .flatMap((id) => read.get(people, id) ?? [])
    .filter((one) => !have.has(one.id) && isActiveMember(one))
    .toSorted((one, other) => displayName(one).localeCompare(displayName(other)))
}
