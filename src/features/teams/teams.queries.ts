import { defineQuery } from '../../sync/define-query.ts'
import { refs } from '../../sync/fields.ts'
import { ofTeam, rosterOf } from '../../sync/region.ts'
import { roster, team } from '../../sync/scope.ts'
import { allTeams, isOnTeam, teamsOf, teamsWithRosters } from './teams.reads.ts'
import { managesTeam } from './teams.access.ts'
import { type Team, teams } from './teams.table.ts'

export type DeletedTeam = Team & { deletedAt: string }

/** The listed teams the actor belongs to, by name; then all others for somebody who manages all teams. */
export const myTeams = defineQuery('myTeams', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): Team[] {
    const own = teamsOf(read, actor.id)
    if (!actor.can('manage_all_teams')) return own
    const ownIds = new Set(own.map(({ id }) => id))
    return [...own, ...allTeams(read).filter(({ id }) => !ownIds.has(id))]
  },
})

/** The listed teams that the actor sees, by name, also those that they are not on: what an org chart names. */
export const visibleTeams = defineQuery('visibleTeams', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, _args, actor): Team[] => teamsWithRosters(read, actor),
})

/** Somebody who manages all teams without being on any looks at all of them in a company of at most so many. */
const FEW_TEAMS = 10

/**
 * The listed teams that the actor is on, by name. Somebody who manages all teams without being on any gets all of them in a
 * small company, and the leadership team in a large one.
 */
export const teamsAtHand = defineQuery('teamsAtHand', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): Team[] {
    const own = teamsOf(read, actor.id)
    if (own.length > 0 || !actor.can('manage_all_teams')) return own
    const all = allTeams(read)
    return all.length <= FEW_TEAMS ? all : all.filter(({ isLeadership }) => isLeadership)
  },
})

/** The most teams of which a screen borrows at a time who is on them. */
export const MOST_ROSTERS = 500

/** Ids of the listed teams of which the actor sees who is on them without being on them, by name; at most 500. */
export const teamsBeyondOwn = defineQuery('teamsBeyondOwn', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run(read, _args, actor): string[] {
    const beyond = teamsWithRosters(read, actor).filter(({ id }) => !isOnTeam(read, id, actor.id))
    return beyond.slice(0, MOST_ROSTERS).map(({ id }) => id)
  },
})

/** Holds who is on these teams while it is on a screen. */
export const heldRosters = defineQuery('heldRosters', {
  input: { teamIds: refs('teams', MOST_ROSTERS) },
  visibleTo: (actor, { teamIds }) => teamIds.every((teamId) => actor.sees(roster(teamId))),
  reaches: ({ teamIds }) => teamIds.map(rosterOf),
  run: () => true,
})

/** Holds the rows of these teams while it is on a screen, for those who see more teams than they are on. */
export const heldTeams = defineQuery('heldTeams', {
  input: { teamIds: refs('teams') },
  visibleTo: (actor, { teamIds }) => teamIds.every((teamId) => actor.sees(team(teamId))),
  reaches: ({ teamIds }) => teamIds.flatMap(ofTeam),
  run: () => true,
})

/** The deleted teams that the actor may restore, the last one deleted first. */
export const deletedTeams = defineQuery('deletedTeams', {
  input: {},
  visibleTo: (actor) => actor.can('view_team_info'),
  run: (read, _args, actor): DeletedTeam[] =>
    read
      .where(teams, {})
      .filter((one): one is DeletedTeam => one.deletedAt !== null && managesTeam(read, actor, one.id))
      .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt)),
})
