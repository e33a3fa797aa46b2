import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../../sync/id.ts'
import type { SyncNode } from '../../sync/server/node.ts'
import type { DemoPerson } from '../accounts/sign-in/sign-in.requests.ts'
import { insertRows } from '../people/insert-rows.mutations.ts'
import { DEMO_COMPANY, DEMO_PEOPLE, DEMO_TEAMS, type DemoTeam, emailOf } from './demo-company.server.ts'
import { fillDemoMetric } from './demo-filled-metric.server.ts'
import { DEMO_METRICS } from './demo-metrics.server.ts'
import { demoRows } from './demo-rows.server.ts'

/** The people a visitor can become, the managing director first. */
export const demoPeople = (): DemoPerson[] =>
  DEMO_PEOPLE.map(({ key, fullName, role }) => ({ email: emailOf(key), fullName, role }))

/** Creates the demo company unless it exists. Returns whether it did. */
export async function seedDemo({ pool, node }: { pool: pg.Pool; node: SyncNode }): Promise<boolean> {
  const { rows } = await pool.query('select from company_slugs where slug = $1', [DEMO_COMPANY.slug])
  if (rows.length > 0) return false
  const companyId = randomUUID()
  const ids = { companyId, people: await demoAccounts(pool), teams: demoTeamIds(), metrics: demoMetricIds() }
  await node.createHead(companyId)
  await node.run(companyId, null, insertRows(demoRows(ids, new Date().toISOString())), {})
  // Should the server die before this, the demo lacks the address and its log, and nothing else.
  await fillDemoMetric(node, ids)
  return true
}

const demoTeamIds = () =>
  Object.fromEntries(DEMO_TEAMS.map(({ key }) => [key, newId()])) as Record<DemoTeam, string>

const demoMetricIds = () => Object.fromEntries(DEMO_METRICS.map(({ name }) => [name, newId()]))

/** The people's accounts. They have no password: visitors sign in to them through the demo only. */
async function demoAccounts(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `insert into users (id, email, email_verified, full_name)
     select given.id, given.email, true, given.full_name
     from unnest($1::uuid[], $2::text[], $3::text[]) as given(id, email, full_name)
     on conflict (email) do update set full_name = excluded.full_name
     returning id, email`,
    [
      DEMO_PEOPLE.map(() => newId()),
      DEMO_PEOPLE.map(({ key }) => emailOf(key)),
      DEMO_PEOPLE.map(({ fullName }) => fullName),
    ],
  )
  return Object.fromEntries(rows.map(({ id, email }) => [email.split('@')[0]!, id]))
}
