import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { rosterOf } from '../../sync/region.ts'
import { roster } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { listedTeams, teamsOf, teamsWithRosters } from '../teams/teams.reads.ts'
import type { Team } from '../teams/teams.table.ts'
import { activeMembers } from './people.reads.ts'
import { byDisplayName, displayName } from './people.rules.ts'
import { people, type Person } from './people.table.ts'

export interface PersonWithTeams {
  person: Person
  name: string
  /** Those of their teams whose members the actor sees and holds. */
  teams: Team[]
}

/** The company's members by name, inactive ones too, each with those of their listed teams that the actor holds. */
export const peopleOfCompany = defineQuery('peopleOfCompany', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read): PersonWithTeams[] {
    const everybody = read.where(people, { status: 'active' }).toSorted(byDisplayName)
    return everybody.map((person) => ({ person, name: displayName(person), teams: teamsOf(read, person.id) }))
  },
})

/** A member of the company, inactive or not; undefined if there is none with this id. */
export const onePerson = defineQuery('onePerson', {
  input: { personId: ref('people') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, { personId }): Person | undefined => read.get(people, personId),
})

/** A member, or a former one, with those of their listed teams that the actor holds; undefined if there is none with this id. */
export const personWithTeams = defineQuery('personWithTeams', {
  input: { personId: ref('people') },
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, { personId }): PersonWithTeams | undefined {
    const person = read.get(people, personId)
    return person && { person, name: displayName(person), teams: teamsOf(read, personId) }
  },
})

/** Those who were members of the company once, by name. */
export const formerPeople = defineQuery('formerPeople', {
  input: {},
  visibleTo: hasManagerAccess,
  run(read): PersonWithTeams[] {
    const removed = read.where(people, { status: 'removed' }).toSorted(byDisplayName)
    return removed.map((person) => ({ person, name: displayName(person), teams: [] }))
  },
})

export interface TeamWithMembers {
  team: Team
  /** None while they are not held. */
  members: Person[]
  /** Whether the actor may change this team and its members. */
  manages: boolean
}

/** The listed teams by name whose members the actor sees, each with its active members. */
export const teamsWithMembers = defineQuery('teamsWithMembers', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): TeamWithMembers[] {
    return teamsWithRosters(read, actor).map((team) => withMembers(read, actor, team))
  },
})

/** A listed team with its active members; null if there is no such team. */
export const teamWithMembers = defineQuery('teamWithMembers', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.can('view_team_info') && actor.sees(roster(teamId)),
  reaches: ({ teamId }) => [rosterOf(teamId)],
  run(read, { teamId }, actor): TeamWithMembers | null {
    const [team] = listedTeams(read, [teamId])
    return team ? withMembers(read, actor, team) : null
  },
})

const withMembers = (read: Reader, actor: Actor, team: Team): TeamWithMembers => ({
  team,
  members: activeMembers(read, team.id),
  manages: managesTeam(read, actor, team.id),
})
