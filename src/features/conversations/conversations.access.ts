import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { seatsHeldBy } from '../fit/held-seats.reads.ts'
import { seatsById } from '../org-chart/seats/seats.reads.ts'
import { levelOf } from '../people/people.access.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { outranks } from '../rights/levels.rules.ts'

/** Everybody has conversations of their own. */
export const maySeeConversations = (actor: Actor): boolean => !actor.system && actor.can('view_team_info')

export const mayPlan = (actor: Actor): boolean => actor.can('strategic_planning')

/** Directors plan with anybody, managers with anybody ranked below and, unless ranked above, holders of seats directly beneath theirs. */
export function mayPlanWith(read: Reader, actor: Actor, personId: string): boolean {
  const person = read.get(people, personId)
  if (!mayPlan(actor) || personId === actor.id || !person || !isActiveMember(person)) return false
  const level = levelOf(read, actor)
  if (actor.can('full_company_access') || outranks(level, person.level)) return true
  // Managers put people into the seats beneath their own.
  return !outranks(person.level, level) && sitsDirectlyBeneath(read, actor.id, personId)
}

/** Whether the person holds a seat directly beneath one of the other's. */
export function sitsDirectlyBeneath(read: Reader, upperId: string, personId: string): boolean {
  const byId = seatsById(read)
  return seatsHeldBy(read, personId).some(
    ({ parentId }) => parentId !== null && byId(parentId)?.holderIds.includes(upperId),
  )
}
