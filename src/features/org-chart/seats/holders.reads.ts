import type { Reader } from '../../../sync/store.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import type { Seat } from '../org-chart.table.ts'

type Held = Pick<Seat, 'holderIds'>

const everHolding = (read: Reader, { holderIds }: Held): Person[] =>
  holderIds.flatMap((id) => read.get(people, id) ?? [])

/** Who holds a seat at present. People who were removed or have no access do not count. */
export const activeHolders = (read: Reader, seat: Held): Person[] =>
  everHolding(read, seat).filter(isActiveMember)

/** Who held an open seat until they were removed or lost their access; nobody while somebody holds it. */
export const formerHolders = (read: Reader, seat: Held): Person[] => {
  const held = everHolding(read, seat)
  return held.some(isActiveMember) ? [] : held
}
