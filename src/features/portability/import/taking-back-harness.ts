import { expect } from 'vitest'
import { served, servedConfig } from '../../../../tests/served.ts'
import { startServer } from '../../../server/server.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { newId } from '../../../sync/id.ts'
import type { MetricValue } from '../../metrics/metrics.table.ts'
import {
  checked,
  demoIn,
  exportOf,
  exportWith,
  foundCompany,
  imported,
  rowsIn,
  unzipped,
} from '../portability-harness.ts'

export type HalfImports = Awaited<ReturnType<typeof startHalfImports>>

/** Two nodes, a file of a company, and the same file with a row that the database refuses. */
export async function startHalfImports() {
  const database = await testDatabase()
  const server = await served({}, database)
  const { nora, demoId } = await demoIn(server)
  const other = await startServer(servedConfig(), { ...database, stop: async () => undefined })
  const whole = await exportOf(server, nora, demoId)
  const files = await unzipped(whole)
  const [value] = rowsIn<MetricValue>(files, 'metric_values').slice(-1)
  const { 'json/metric_values.jsonl': values } = files as Record<'json/metric_values.jsonl', string>
  const doubled = `${values}${JSON.stringify({ ...value, id: newId() })}\n`
  const broken = await exportWith(files, 'metric_values', doubled)
  return {
    server,
    other,
    nora,
    files,
    whole,
    broken,
    halfImported,
    entriesOf,
    async stop(): Promise<void> {
      await other.stop()
      await server.stop()
    },
  }

  /** A new company into which a file came half way, because the database refused a row that looked good. */
  async function halfImported(name: string): Promise<{ companyId: string; importId: string }> {
    const companyId = await foundCompany(server, nora, name)
    const { id } = await checked(server, nora, companyId, broken)
    const half = await imported(server, nora, companyId, id)
    expect(half.state).toBe('half')
    expect(half.report!.problemCount).toBe(1)
    return { companyId, importId: id }
  }

  async function entriesOf(companyId: string) {
    const { rows } = await server.services.node.options.inCompany(companyId, null, (client) =>
      client.query<{ action: string; after: string | null }>(
        "select action, after from audit_log where company_id = $1 and action like '%import%' order by at",
        [companyId],
      ),
    )
    return rows
  }
}
