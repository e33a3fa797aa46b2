import { hashedId } from '../../../sync/hashed-id.ts'
import { type Invitation, invitations, MOST_TEAMS } from '../../invitations/invitations.table.ts'
import { people } from '../../people/people.table.ts'
import type { Known, MovedRow } from './mover-known.rules.ts'
import type { MoverPlan } from './mover-plan.rules.ts'
import { rowFor } from './mover-rows.rules.ts'

/**
 * The rows of those who are asked to join: as with an import they are former members until they accept. Teams that only they name are
 * made by this too, so it comes before the rows of teams.
 */
export function rowsOfPeople({ people: found, teams }: MoverPlan, known: Known): MovedRow[] {
  const { importerId, now } = known
  return [...found.invited.values()].flatMap(({ email, fullName, level, teams: names, isMember }) => {
    const id = known.people.find((person) => person.email === email)?.id ?? known.accountOf(email)
    const teamIds = [...new Set(names.map((name) => teams.idOf(name)))].slice(0, MOST_TEAMS)
    const ownId = hashedId('invitation of a move', importerId, id)
    const person = rowFor(people, {
      id,
      email,
      fullName,
      avatarUrl: null,
      level,
      status: 'removed' as const,
      joinedAt: now,
      lastActiveAt: null,
    })
    const invitation: Invitation = {
      id: ownId,
      email,
      fullName,
      level,
      teamIds,
      invitedBy: importerId,
      invitedAt: now,
      sentTimes: [],
      status: 'pending',
      answeredAt: null,
      mailHeldAt: null,
    }
    const isAsked = known.invitations.some(
      (other) => other.id !== ownId && other.email === email && other.status === 'pending',
    )
    return [...(isMember ? [] : [person]), ...(isAsked ? [] : [rowFor(invitations, invitation)])]
  })
}
