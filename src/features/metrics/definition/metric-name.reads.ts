import type { Reader } from '../../../sync/store.ts'
import { type Metric, metrics } from '../metrics.table.ts'
import { nameKey, type Named, namesakes } from './metric-name.rules.ts'

/** The owner's live metrics in the team that claim this name, or, with null, those whose names another had claimed before. */
const claiming = (read: Reader, { teamId, ownerId }: Named, claimedName: string | null): Metric[] =>
  read.where(metrics, { teamId, ownerId, deletedAt: null, claimedName })

export function isNameTaken(read: Reader, metric: Named): boolean {
  const rivals = [nameKey(metric.name), null].flatMap((claimed) => claiming(read, metric, claimed))
  return namesakes(metric, rivals).length > 0
}

/** The name to claim among the owner's metrics, or null while another of them claims it. */
export function freeName(read: Reader, metric: Named): string | null {
  const key = nameKey(metric.name)
  return claiming(read, metric, key).some(({ id }) => id !== metric.id) ? null : key
}
