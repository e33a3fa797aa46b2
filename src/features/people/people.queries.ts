import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { byName, isListed } from '../teams/teams.rules.ts'
import { type Team, teamMembers, teams } from '../teams/teams.table.ts'
import { lastSent } from './invitations.rules.ts'
import { type Invitation, invitations } from './invitations.table.ts'
import { hasManagerAccess, isActiveMember } from './people.access.ts'
import { byDisplayName, displayName } from './people.rules.ts'
import { people, type Person } from './people.table.ts'

/** How to call the person of this id, somebody removed since included. */
export const nameOf = (read: Reader, personId: string): string => displayName(read.get(people, personId))

/** Everybody on a team who is an active member of the company, by name. */
export function activeMembers(read: Reader, teamId: string): Person[] {
  const members = read
    .where(teamMembers, { teamId })
    .flatMap(({ personId }) => read.get(people, personId) ?? [])
  return members.filter(isActiveMember).sort(byDisplayName)
}

export interface PersonWithTeams {
  person: Person
  name: string
  teams: Team[]
}

/** The company's members by name, inactive ones too, each with their listed teams. */
export const peopleOfCompany = defineQuery('peopleOfCompany', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read): PersonWithTeams[] {
    const everybody = read.where(people, { status: 'active' }).sort(byDisplayName)
    return everybody.map((person) => ({ person, name: displayName(person), teams: teamsOf(read, person.id) }))
  },
})

export const activeMembersOfTeam = defineQuery('activeMembersOfTeam', {
  input: { teamId: ref('teams') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { teamId }): Person[] => activeMembers(read, teamId),
})

export interface TeamWithMembers {
  team: Team
  members: Person[]
  /** Whether the actor may change this team and its members. */
  manages: boolean
}

/** Every listed team of the company by name, each with its active members. */
export const teamsWithMembers = defineQuery('teamsWithMembers', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): TeamWithMembers[] {
    const listed = read.where(teams, { deletedAt: null }).filter(isListed).sort(byName)
    return listed.map((team) => ({
      team,
      members: activeMembers(read, team.id),
      manages: managesTeam(read, actor, team.id),
    }))
  },
})

export interface PendingInvitation {
  invitation: Invitation
  inviterName: string
  teams: Team[]
}

/** Invitations without an answer, the latest mailed first. */
export const pendingInvitations = defineQuery('pendingInvitations', {
  input: {},
  visibleTo: hasManagerAccess,
  run(read): PendingInvitation[] {
    const pending = read.where(invitations, { status: 'pending' })
    pending.sort((left, right) => lastSent(right).localeCompare(lastSent(left)))
    return pending.map((invitation) => ({
      invitation,
      inviterName: nameOf(read, invitation.invitedBy),
      teams: listedTeams(read, invitation.teamIds),
    }))
  },
})

const teamsOf = (read: Reader, personId: string): Team[] =>
  listedTeams(
    read,
    read.where(teamMembers, { personId }).map(({ teamId }) => teamId),
  )

const listedTeams = (read: Reader, teamIds: readonly string[]): Team[] =>
  teamIds
    .flatMap((teamId) => read.get(teams, teamId) ?? [])
    .filter(isListed)
    .sort(byName)
