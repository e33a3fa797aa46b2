import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { seatsById } from '../org-chart/seats/seats.reads.ts'
import { isBeneath } from '../org-chart/seats/tree.rules.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { levelOf } from '../people/people.access.ts'
import { people, type Person } from '../people/people.table.ts'
import { outranks } from '../rights/levels.rules.ts'
import { isOnTeam } from '../teams/teams.reads.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { seatsHeldBy } from './held-seats.reads.ts'

/** Fit is between those who lead: no member receives a rating, not even their own. */
export const maySeeFit = (actor: Actor): boolean => actor.can('strategic_planning')

/** What is asked of everybody is the company's to say. */
export const maySetBar = (actor: Actor): boolean => actor.can('full_company_access')

/**
 * Directors rate everybody but themselves; managers those who hold seats beneath theirs and, ranked below them, those on teams that they manage.
 * Nobody rates those who are ranked above them, because managers put people into the seats beneath their own.
 */
export function mayRate(read: Reader, actor: Actor, personId: string): boolean {
  const person = read.get(people, personId)
  if (!maySeeFit(actor) || personId === actor.id || !person || !isActiveMember(person)) return false
  if (actor.can('full_company_access')) return true
  if (outranks(person.level, levelOf(read, actor))) return false
  return sitsBeneath(read, actor.id, personId) || isOnTheirTeams(read, actor, person)
}

/** Whether the person holds a seat beneath one of the other's, however far. */
function sitsBeneath(read: Reader, upperId: string, personId: string): boolean {
  const byId = seatsById(read)
  return seatsHeldBy(read, personId).some((seat) =>
    isBeneath(byId, seat, ({ holderIds }) => holderIds.includes(upperId)),
  )
}

/** Whether the person is ranked below the actor and on a team that the actor is on, as managers manage those. */
const isOnTheirTeams = (read: Reader, actor: Actor, { id, level }: Person): boolean =>
  actor.can('manage_assigned_teams') &&
  outranks(levelOf(read, actor), level) &&
  read.where(teamMembers, { personId: actor.id }).some(({ teamId }) => isOnTeam(read, teamId, id))
