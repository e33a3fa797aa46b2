import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { historyMetrics } from './history-metrics.ts'

test('operators see how many reads of history the replica answered, each time they look', async () => {
  const registry = new Registry()
  const counts = { standby: 3, primary: 1 }
  historyMetrics(registry, { counts })
  counts.standby++
  for (let look = 0; look < 2; look++) {
    expect(await registry.metrics()).toContain('history_reads_total{from="replica"} 4')
    expect(await registry.metrics()).toContain('history_reads_total{from="primary"} 1')
  }
})
