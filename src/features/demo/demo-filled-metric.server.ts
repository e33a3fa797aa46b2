import { newCompanyToken } from '../../server/company-tokens.ts'
import { hashOfToken } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import { metricValues } from '../metrics/metrics.table.ts'
import { BY_A_PROGRAM } from '../metrics/sources/source-failures.text.ts'
import type { DemoIds } from './demo-company.server.ts'
import { DEMO_FILLED } from './demo-metrics.server.ts'

/**
 * Makes the address that a program of the demo company seems to send values to, and the log of what it has sent: the values that stand
 * there. Nobody knows the address, and nothing is ever asked for outside.
 */
export async function fillDemoMetric(node: SyncNode, { companyId, people, metrics }: DemoIds): Promise<void> {
  const metricId = metrics[DEMO_FILLED.metric]!
  const { store } = (await node.company(companyId))!.replica
  const sent = store
    .where(metricValues, { metricId })
    .toSorted((left, right) => left.week.localeCompare(right.week))
  await node.options.inCompany(companyId, null, async (client) => {
    await client.query(
      'insert into metric_inlets (company_id, id, token_hash, created_by, created_at) values ($1, $2, $3, $4, $5)',
      [
        companyId,
        metricId,
        hashOfToken(newCompanyToken(companyId)),
        people[DEMO_FILLED.madeBy],
        sent[0]!.updatedAt,
      ],
    )
    for (const { id, week, value, updatedAt } of sent) {
      await client.query(
        "insert into metric_runs (company_id, id, metric_id, at, week, value, kind) values ($1, $2, $3, $4, $5, $6, 'inlet')",
        [companyId, newId(), metricId, updatedAt, week, value],
      )
      await client.query(
        `insert into metric_lineage (company_id, id, metric_id, week, value, kind, origin, at)
         values ($1, $2, $3, $4, $5, 'inlet', $6, $7)`,
        [companyId, id, metricId, week, value, BY_A_PROGRAM, updatedAt],
      )
    }
  })
}
