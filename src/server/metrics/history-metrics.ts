import { Counter, type Registry } from 'prom-client'
import type { HistoryReads } from '../../sync/server/history-reads.ts'

/** How much of what is no longer live comes from the replica, and how much from the primary in its place. */
export function historyMetrics(registry: Registry, { counts }: Pick<HistoryReads, 'counts'>): void {
  const counter: Counter<'from'> = new Counter({
    name: 'history_reads_total',
    help: 'Pages of history read from the database replica (DATABASE_REPLICA_URL) and from the primary.',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      counter.reset()
      counter.inc({ from: 'replica' }, counts.standby)
      counter.inc({ from: 'primary' }, counts.primary)
    },
  })
}
