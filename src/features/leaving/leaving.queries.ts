import { defineQuery } from '../../sync/define-query.ts'
import { ref, refs } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { activeMembers } from '../people/people.reads.ts'
import { byDisplayName } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { listedTeams } from '../teams/teams.reads.ts'
import type { Team } from '../teams/teams.table.ts'
import { MOST_HANDED_OVER } from './leaving.mutations.ts'
import { canTakeOver, type OpenWork, openWorkOf } from './leaving.reads.ts'

export interface WorkOfOneTeam {
  team: Team
  /** Of each kind of work, what it is called. */
  titles: Record<keyof OpenWork, string[]>
  /** Who can take it over, the team's own members first. */
  successors: Person[]
}

/** What somebody owns of these teams' unfinished work, by team; teams without any are left out. */
export const workToHandOver = defineQuery('workToHandOver', {
  input: { personId: ref('people'), teamIds: refs('teams', MOST_HANDED_OVER) },
  visibleTo: (actor) => actor.can('manage_users'),
  reaches: ({ teamIds }) => teamIds.flatMap(ofTeam),
  run(read, { personId, teamIds }): WorkOfOneTeam[] {
    const work = openWorkOf(read, personId)
    const directors = read.where(people, { level: 'director' }).toSorted(byDisplayName)
    return listedTeams(read, teamIds).flatMap((team) => {
      const titlesIn = <Row extends { teamId: string | null }>(rows: Row[], titleOf: (row: Row) => string) =>
        rows.filter(({ teamId }) => teamId === team.id).map(titleOf)
      const titles = {
        goals: titlesIn(work.goals, ({ title }) => title),
        milestones: titlesIn(work.milestones, ({ title }) => title),
        metrics: titlesIn(work.metrics, ({ name }) => name),
        tasks: titlesIn(work.tasks, ({ title }) => title),
        issues: titlesIn(work.issues, ({ title }) => title),
      }
      if (Object.values(titles).every(({ length }) => length === 0)) return []
      const successors = [...new Set([...activeMembers(read, team.id), ...directors])].filter(
        ({ id }) => id !== personId && canTakeOver(read, id, team.id),
      )
      return [{ team, titles, successors }]
    })
  },
})
