import { newId } from '../../sync/id.ts'
import { SAMPLE_TEAM } from '../onboarding/sample/samples.text.ts'
import { type NewRow, newRow, newTeam } from '../people/company-rows.rules.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'
import { daysBefore } from './days-before.server.ts'
import { DEMO_PEOPLE, DEMO_TEAMS, type DemoIds, type DemoTeam } from './demo-company.server.ts'
import { goalRows } from './demo-goal-rows.server.ts'
import { metricRows } from './demo-metric-rows.server.ts'
import { DEMO_METRICS } from './demo-metrics.server.ts'
import { headlineRows, issueRows, taskRows } from './demo-work-rows.server.ts'

/** The team of the demo company whose work a new company gets to try things with. */
const SAMPLE: DemoTeam = 'sales'

/** Since when the numbers of the sample are there, in days: the thirteen weeks of a scorecard, all of which browsers hold. */
const AGE = 97
/** What is older than the quarter before would be in no browser, and could not be removed with the rest. */
const QUARTERS = 1

/**
 * The sample data of a company: what one team of the demo company works on, in a team of its own, with one person in everybody's place.
 * All of it is dated `now` or before.
 */
export function sampleRows(teamId: string, personId: string, now: string): NewRow[] {
  const ids: DemoIds = {
    companyId: '',
    people: Object.fromEntries(DEMO_PEOPLE.map(({ key }) => [key, personId])),
    // The other teams are only there to be left out.
    teams: {
      ...(Object.fromEntries(DEMO_TEAMS.map(({ key }) => [key, newId()])) as DemoIds['teams']),
      [SAMPLE]: teamId,
    },
    metrics: Object.fromEntries(DEMO_METRICS.map(({ name }) => [name, newId()])),
  }
  const work = [
    ...metricRows(ids, daysBefore(now, AGE), now),
    ...goalRows(ids, now, QUARTERS),
    ...issueRows(ids, now),
    ...taskRows(ids, now),
    ...headlineRows(ids, now),
  ]
  return [
    newRow(teams, newTeam({ id: teamId, name: SAMPLE_TEAM, createdBy: personId }, now)),
    newRow(teamMembers, { id: newId(), teamId, personId, role: 'manager', joinedAt: now }),
    ...work.filter(({ row }) => (row as unknown as { teamId: string | null }).teamId === teamId),
  ]
}
