import { defineQuery } from '../../sync/define-query.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { allTeams, teamsOf } from '../teams/teams.reads.ts'
import type { Team } from '../teams/teams.table.ts'
import { activeMembers } from './people.reads.ts'
import { byDisplayName, displayName } from './people.rules.ts'
import { people, type Person } from './people.table.ts'

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
    const everybody = read.where(people, { status: 'active' }).toSorted(byDisplayName)
    return everybody.map((person) => ({ person, name: displayName(person), teams: teamsOf(read, person.id) }))
  },
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
    return allTeams(read).map((team) => ({
      team,
      members: activeMembers(read, team.id),
      manages: managesTeam(read, actor, team.id),
    }))
  },
})
