import { Gauge, type Registry } from 'prom-client'
import type { SyncNode } from '../../sync/server/node.ts'

const HELP = {
  lines: 'Browser pages that are connected to this node.',
  people: 'People of whom at least one page is connected to this node.',
  companies: 'Companies of which somebody is connected to this node.',
}

/** How many work with this node at the moment. */
export function lineMetrics(registry: Registry, node: Pick<SyncNode, 'openLines'>): void {
  for (const what of ['lines', 'people', 'companies'] as const) {
    const gauge: Gauge = new Gauge({
      name: `connected_${what}`,
      help: HELP[what],
      registers: [registry],
      collect: () => gauge.set(node.openLines()[what]),
    })
  }
}
