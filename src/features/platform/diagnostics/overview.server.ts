import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { Services } from '../../../server/services.ts'
import type { OverviewAnswer } from './diagnostics.requests.ts'
import { connectedNodes } from './heartbeat.server.ts'
import { rowSecurity } from './row-security.server.ts'
import { troublesOf } from './trouble.rules.ts'

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as { version: string }

/** What somebody who runs the installation decides by. Numbers only, nothing that a company wrote. */
export async function overviewOf({
  pool,
  config,
}: Pick<Services, 'pool' | 'config'>): Promise<OverviewAnswer> {
  const [figures, jobs, tables, diskFree, nodes] = await Promise.all([
    one<
      Pick<
        OverviewAnswer,
        'people' | 'companies' | 'activeThisWeek' | 'roles' | 'databaseSize' | 'databaseVersion'
      >
    >(pool, FIGURES),
    one<OverviewAnswer['jobs']>(pool, JOBS),
    rowSecurity(pool),
    freeBytes(config.dataDirectory),
    connectedNodes(pool),
  ])
  const unsoundTables = tables.filter(({ isSound }) => !isSound).length
  return {
    ...figures,
    jobs,
    nodes,
    diskFree,
    version,
    sendsMail: config.smtpUrl !== null,
    troubles: troublesOf({ jobs, diskFree, unsoundTables }),
  }
}

/** In bytes, of the disk with this directory, or on which it would be made. */
export async function freeBytes(directory: string): Promise<number> {
  const found = await statfs(directory).catch(() => null)
  if (found) return found.bavail * found.bsize
  const parent = dirname(directory)
  return parent === directory ? 0 : freeBytes(parent)
}

const FIGURES = `
  select (select count(*) from users)::int as people,
    (select count(distinct company_id) from company_slugs)::int as companies,
    (select count(distinct user_id) from sessions where last_seen_at > now() - interval '7 days')::int as "activeThisWeek",
    (select count(distinct user_id) from user_roles)::int as roles,
    pg_database_size(current_database())::float8 as "databaseSize",
    current_setting('server_version') as "databaseVersion"`

const JOBS = `
  select count(*) filter (where attempts < max_attempts)::int as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null and updated_at > now() - interval '7 days')::int
      as failed,
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts = 0 and run_at < now() and locked_at is null)), 0)::int
      as "oldestSeconds"
  from graphile_worker.jobs`

const one = async <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row> =>
  (await pool.query<Row>(text)).rows[0]!
