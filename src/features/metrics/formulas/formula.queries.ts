import { defineQuery } from '../../../sync/define-query.ts'
import { date, ref, refs } from '../../../sync/fields.ts'
import { ofTeam, spanOf } from '../../../sync/region.ts'
import { company, team } from '../../../sync/scope.ts'
import { displayName } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { canViewMetrics, canViewTeamMetrics } from '../metrics.access.ts'
import { formulaText, type Metric, metrics, metricValues } from '../metrics.table.ts'
import type { Inputs } from './formula-inputs.rules.ts'
import { formulasHere, inputMetrics, inputsOf } from './formula-inputs.reads.ts'
import { placedIn } from '../teams/metric-teams.reads.ts'
import { earliestWeek } from './look-back.rules.ts'

/** What a team's scorecard needs beyond the team's own weeks. */
export interface FormulaReach {
  /** The Monday from which on their inputs are needed. */
  from: Day
  /** The teams of these inputs, as far as the reader sees them. */
  teamIds: string[]
  /** The teams of those metrics and inputs that the whole company sees. */
  sharedTeamIds: string[]
}

/** What the metrics that a team shows need to be read and calculated from the week of the Monday `from` on. */
export const formulaReach = defineQuery('formulaReach', {
  input: { teamId: ref('teams'), from: date() },
  visibleTo: (actor, { teamId }) => canViewTeamMetrics(actor, teamId),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, { teamId, from }, actor): FormulaReach {
    const [teamIds, sharedTeamIds] = [new Set<string>(), new Set<string>()]
    let earliest = from
    for (const metric of placedIn(read, teamId)) {
      if (metric.deletedAt !== null) continue
      if (metric.isShared) sharedTeamIds.add(metric.teamId)
      const formulas = formulasHere(read, metric)
      if (formulas.length === 0) continue
      const known = new Map([...inputMetrics(read, formulas), [metric.id, metric]])
      const first = earliestWeek(metric.id, from, (id) => {
        const each = known.get(id)
        return each ? formulasHere(read, each) : []
      })
      if (first < earliest) earliest = first
      for (const each of known.values()) {
        for (const id of each?.inputTeamIds ?? []) if (actor.sees(team(id))) teamIds.add(id)
        if (each?.isShared) sharedTeamIds.add(each.teamId)
      }
    }
    return { from: earliest, teamIds: [...teamIds].toSorted(), sharedTeamIds: [...sharedTeamIds].toSorted() }
  },
})

/**
 * Holds these teams, and their values of the weeks from the Monday `from` to before `to`, while it is on a screen; of some teams
 * those values that the whole company sees.
 */
export const heldInputs = defineQuery('heldInputs', {
  input: { teamIds: refs('teams'), sharedTeamIds: refs('teams'), from: date(), to: date() },
  visibleTo: (actor, { teamIds }) => teamIds.every((teamId) => canViewTeamMetrics(actor, teamId)),
  reaches({ teamIds, sharedTeamIds, from, to }) {
    const spanOfTeam = (teamId: string) => spanOf(metricValues, { teamId }, { field: 'week', from, to })
    return [
      ...teamIds.map((teamId) => ({ scope: team(teamId), span: spanOfTeam(teamId) })),
      ...sharedTeamIds.map((teamId) => ({ scope: company(), span: spanOfTeam(teamId) })),
    ]
  },
  run: () => true,
})

/** What a formula that somebody is writing needs to be calculated, as far as they see it. */
export const formulaInputs = defineQuery('formulaInputs', {
  input: { formula: formulaText() },
  visibleTo: canViewMetrics,
  run(read, { formula }): Inputs {
    const inputs = inputsOf(read, formula ? [formula] : [])
    return Object.fromEntries(Object.entries(inputs).filter(([, input]) => input !== null))
  },
})

/** A metric that can be put into a formula. */
export interface MetricChoice {
  metric: Metric
  teamName: string
  ownerName: string
}

/** The metrics of all teams that the reader sees, by team and name. */
export const metricChoices = defineQuery('metricChoices', {
  input: {},
  visibleTo: canViewMetrics,
  run(read): MetricChoice[] {
    const choices = read.where(metrics, { deletedAt: null }).map((metric) => ({
      metric,
      teamName: read.get(teams, metric.teamId)?.name ?? '',
      ownerName: displayName(read.get(people, metric.ownerId)),
    }))
    const keyOf = ({ teamName, metric }: MetricChoice) => `${teamName} ${metric.name} ${metric.createdAt}`
    return choices.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  },
})
