import type { Reader } from '../../../sync/store.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { type Metric, metrics } from '../metrics.table.ts'
import { formulasHere } from './formula-inputs.reads.ts'
import { inputIdsOf } from './formula-inputs.rules.ts'

/** How many metrics' formulas follow one input into another team; further ones find it when they are saved. */
export const MOST_FOLLOWING = 500

/**
 * Lets the formulas of all teams follow a metric that has just moved away from the team `formerTeamId`, also those that the actor doesn't
 * see: it is their input, and they repeat its team.
 */
export function followInput(tx: Transaction, metricId: string, formerTeamId: string): void {
  const following = tx.overlay
    .where(metrics, { inputTeamIds: [formerTeamId] })
    .filter((metric) => formulasHere(tx.overlay, metric).flatMap(inputIdsOf).includes(metricId))
  for (const metric of following.slice(0, MOST_FOLLOWING))
    tx.adjust(metrics, metric, { inputTeamIds: inputTeamsOf(tx.overlay, metric) })
}

function inputTeamsOf(read: Reader, metric: Metric): string[] {
  const inputs = formulasHere(read, metric).flatMap(inputIdsOf)
  const teamIds = inputs.map((id) => read.get(metrics, id)?.teamId)
  // Nobody knows here which team is that of an input that is not here.
  const former = teamIds.includes(undefined) ? metric.inputTeamIds : []
  return [...new Set([...former, ...teamIds.filter((id) => id !== undefined)])]
}
