import type { Actor } from '../../sync/actor.ts'
import { team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { actorOf } from '../people/people.access.ts'
import { activeMembers } from '../people/people.reads.ts'
import { byDisplayName } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { isOnTeam } from '../teams/teams.reads.ts'

export interface Ownership {
  teamId: string
  personId: string
  /** Who made the work; the actor while it is being made. */
  createdBy: string
}

/**
 * Whether the person may own this work: active members of the team may. So may directors outside the team, if they made
 * the work or take it over themselves.
 */
export function canOwn(read: Reader, actor: Actor, { teamId, personId, createdBy }: Ownership): boolean {
  if (!actorOf(read, personId)?.sees(team(teamId))) return false
  return personId === createdBy || personId === actor.id || isOnTeam(read, teamId, personId)
}

/** Whom the actor can choose as owner of the team's work, by name: its active members, the actor, and who has it at present. */
export function possibleOwners(
  read: Reader,
  actor: Actor,
  teamId: string,
  presentIds: readonly string[],
): Person[] {
  const members = activeMembers(read, teamId)
  const others = [actor.id, ...presentIds].flatMap((id) => read.get(people, id) ?? [])
  return [...new Map([...members, ...others].map((person) => [person.id, person])).values()].toSorted(
    byDisplayName,
  )
}
