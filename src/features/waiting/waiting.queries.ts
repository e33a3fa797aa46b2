import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { list, uuid } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { invitations } from '../invitations/invitations.table.ts'
import { issues } from '../issues/issues.table.ts'
import { meetings } from '../meetings/meetings.table.ts'
import { metricGroups, metrics } from '../metrics/metrics.table.ts'
import { orgCharts, seats } from '../org-chart/org-chart.table.ts'
import { processes, processSteps } from '../processes/processes.table.ts'
import { displayName } from '../people/people.rules.ts'
import { people } from '../people/people.table.ts'
import { soughtRow, type Sought } from '../search/sought.queries.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { teams } from '../teams/teams.table.ts'
import { toolItems, toolSheets } from '../tools/sheets/sheets.table.ts'
import { MOST_NAMED } from './describe.rules.ts'

export interface NamedRow {
  id: string
  name: string
  /** Where it stands, if it has a place of its own. */
  at: Sought | null
  /** Of its team, if it has one. */
  teamName: string | null
}

/** What the rows are called and where they stand that a change names. Only the rows at hand are searched, and those not found are left out. */
export const namesOfRows = defineQuery('namesOfRows', {
  input: { ids: list(uuid(), MOST_NAMED) },
  visibleTo: () => true,
  run: (read, { ids }, actor): NamedRow[] =>
    ids.flatMap((id) => {
      const name = nameOf(read, id, actor)
      if (name === undefined) return []
      const at = soughtRow.run(read, { id, teamId: null }, actor)
      const teamName = at?.teamId ? (read.get(teams, at.teamId)?.name ?? null) : null
      return [{ id, name, at, teamName }]
    }),
})

const nameOf = (read: Reader, id: string, actor: Actor): string | undefined =>
  titleOf(read, id) ?? read.get(teams, id)?.name ?? personName(read, id, actor) ?? otherName(read, id)

const titleOf = (read: Reader, id: string): string | undefined =>
  read.get(tasks, id)?.title ??
  read.get(issues, id)?.title ??
  read.get(teamGoals, id)?.title ??
  read.get(headlines, id)?.title ??
  read.get(metrics, id)?.name ??
  read.get(goalMilestones, id)?.title

function personName(read: Reader, id: string, actor: Actor): string | undefined {
  const person = actor.can('view_team_info') ? read.get(people, id) : undefined
  return person && displayName(person)
}

/** An entry may have no text, such as one that is only scored. */
const toolName = (read: Reader, id: string): string | undefined =>
  read.get(toolSheets, id)?.title ?? (read.get(toolItems, id)?.text || undefined)

function otherName(read: Reader, id: string): string | undefined {
  const meeting = read.get(meetings, id)
  if (meeting) return read.get(teams, meeting.teamId)?.name
  return (
    read.get(metricGroups, id)?.name ??
    read.get(invitations, id)?.email ??
    toolName(read, id) ??
    read.get(seats, id)?.name ??
    read.get(orgCharts, id)?.name ??
    read.get(processes, id)?.name ??
    read.get(processSteps, id)?.title
  )
}
