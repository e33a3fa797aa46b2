import { defineQuery } from '../../sync/define-query.ts'
import { text } from '../../sync/fields.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { metrics } from '../metrics/metrics.table.ts'
import { displayName } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { teams } from '../teams/teams.table.ts'
import { best, type Findable, SEARCH_LENGTH } from './search.rules.ts'

export interface Found {
  people: Findable[]
  tasks: Findable[]
  issues: Findable[]
  goals: Findable[]
  metrics: Findable[]
  headlines: Findable[]
}

/** The people, tasks, issues, goals, metrics and headlines that a search finds among the rows at hand, the best few of each. Everybody may ask for what they see. */
export const found = defineQuery('found', {
  input: { text: text({ max: SEARCH_LENGTH }) },
  visibleTo: () => true,
  run(read, { text: sought }, actor): Found {
    const ofTeam = (teamId: string | null) => (teamId && read.get(teams, teamId)?.name) || ''
    const titled = (row: { id: string; title: string; teamId: string | null }): Findable => ({
      id: row.id,
      label: row.title,
      detail: ofTeam(row.teamId),
      teamId: row.teamId,
    })
    const everybody = actor.can('view_team_info') ? read.where(people, { status: 'active' }) : []
    return {
      people: best(
        everybody.map((person) => ({ id: person.id, label: displayName(person), detail: person.email })),
        sought,
      ),
      tasks: best(read.where(tasks, { archivedAt: null }).map(titled), sought),
      issues: best(read.where(issues, { archivedAt: null }).map(titled), sought),
      // One that goes on in another quarter is found there.
      goals: best(read.where(teamGoals, { archivedAt: null, carriedToId: null }).map(titled), sought),
      metrics: best(
        read.where(metrics, { deletedAt: null }).map((metric) => titled({ ...metric, title: metric.name })),
        sought,
      ),
      headlines: best(read.where(headlines, { archivedAt: null }).map(titled), sought),
    }
  },
})
