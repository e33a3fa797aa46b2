import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { APP_ROLE, ensureAppRole } from '../src/server/database/app-role.ts'
import { asUser, type DatabaseAddress, onDatabase } from '../src/server/database/address.ts'
import { startEmbedded } from '../src/server/database/embedded/embedded.ts'
import { migrate, type Migration, MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { makePool } from '../src/server/database/pools.ts'
import { installJobs } from '../src/server/jobs.ts'
import { clusterAt, joinNodes, spread } from './cluster/citus.ts'
import { closeTemplate, dropEverywhere, type Nodes, onEveryNode } from './nodes.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** What `testDatabase` needs to know; names of databases it makes start with `prefix`. */
export type TestCluster = Nodes & { template: string; appPassword: string; prefix: string }

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

const TEMPLATE_LOCK = 7_163_202_612

/** Vitest's global setup: one server and one migrated template for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  try {
    return await provideTemplate(project, server)
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Server = Nodes & { stop(): Promise<void> }

async function provideTemplate(project: TestProject, server: Server): Promise<() => Promise<void>> {
  const owner = makePool(server.address, { max: 1, statementTimeout: 0 })
  const appPassword = createHash('sha256').update(JSON.stringify(server.address)).digest('base64url')
  const prefix = `quarterdeck_test_${randomBytes(4).toString('hex')}_`
  await ensureAppRole(owner, asUser(server.address, APP_ROLE, appPassword), appPassword)
  const { address, workers } = server
  const template = await ensureTemplate(owner, server)
  project.provide('testCluster', { address, workers, template, appPassword, prefix })
  return async () => {
    await dropDatabases(owner, server, prefix)
    await owner.end()
    await server.stop()
  }
}

async function startServer(): Promise<Server> {
  const { TEST_DATABASE_URL: url, CITUS_URL: coordinator } = process.env
  if (coordinator) return { ...(await clusterAt(coordinator)), stop: async () => {} }
  if (url) return { address: { connectionString: url }, workers: [], stop: async () => {} }
  const directory = await temporaryDirectory('tests')
  const shared = join(directory, 'shared')
  const embedded = await startEmbedded(directory, {
    durable: false,
    settings: ['max_connections=300'],
    shared,
  })
  const watchdog = stopWithThisProcess(embedded.pid(), directory)
  return {
    address: await hostedOwner(embedded.address),
    workers: [],
    async stop() {
      await embedded.stop()
      watchdog.stdin.end()
    },
  }
}

/** As with a hosted PostgreSQL, tests are no superuser; they bypass row security only so that they can look at every row. */
async function hostedOwner(superuser: DatabaseAddress): Promise<DatabaseAddress> {
  const password = randomBytes(16).toString('hex')
  const pool = makePool(superuser, { max: 1, statementTimeout: 0 })
  await pool.query(
    `create role owner login createdb createrole bypassrls password '${password}' in role pg_signal_backend`,
  )
  await pool.end()
  return asUser(superuser, 'owner', password)
}

/** A run that is killed cannot stop its database: a shell that notices the end of its input does, and removes the directory. */
function stopWithThisProcess(pid: number | undefined, directory: string) {
  const script = 'cat; kill -INT "$0"; sleep 1; rm -rf -- "$1"'
  return spawn('/bin/sh', ['-c', script, String(pid), directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
}

async function ensureTemplate(owner: pg.Pool, { address, workers }: Nodes): Promise<string> {
  const migrations = await readMigrations(MIGRATIONS)
  const template = `quarterdeck_template_${hashOf(migrations)}`
  const draft = `${template}_new`
  const nodes = { address, workers }
  await owner.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    for (const name of [template, draft]) await dropEverywhere(nodes, name)
    await onEveryNode(nodes, `create database ${draft}`)
    await migrateDraft(nodes, draft, migrations)
    await closeTemplate(nodes, draft)
    await onEveryNode(nodes, `alter database ${draft} rename to ${template}`)
  }
  await owner.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  return template
}

async function migrateDraft(
  { address, workers }: Nodes,
  draft: string,
  migrations: Migration[],
): Promise<void> {
  const [coordinator, ...others] = [address, ...workers].map((node) => onDatabase(node, draft))
  const pool = makePool(coordinator!, { max: 3, statementTimeout: 0 })
  try {
    if (others.length > 0) await joinNodes(pool, { address: coordinator!, workers: others })
    await migrate(pool, migrations, installJobs)
    if (others.length > 0) await spread(pool)
  } finally {
    await pool.end()
  }
}

function hashOf(migrations: Migration[]): string {
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
}

async function dropDatabases(owner: pg.Pool, nodes: Nodes, prefix: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [`${prefix}%`],
  )
  for (const { name } of rows) await dropEverywhere(nodes, name)
}
