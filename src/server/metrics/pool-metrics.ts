import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'

/** How much of its connections to the database a node uses, and how many statements wait for one. */
export function poolMetrics(
  registry: Registry,
  { app, owner, standby }: Pick<Database, 'app' | 'owner' | 'standby'>,
): void {
  const pools = Object.entries({ app, owner, ...(standby && { replica: standby }) })
  const connections: Gauge<'pool' | 'state'> = new Gauge({
    name: 'database_connections',
    help: 'Connections of this node to the database, busy and idle; those of the pool app serve people.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount)
        connections.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  const most: Gauge<'pool'> = new Gauge({
    name: 'database_connections_limit',
    help: 'How many connections the pool may have.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { options }] of pools) most.set({ pool }, options.max)
    },
  })
  const waiting: Gauge<'pool'> = new Gauge({
    name: 'database_connections_awaited',
    help: 'How many wait for a connection because all are busy.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of pools) waiting.set({ pool }, waitingCount)
    },
  })
}
