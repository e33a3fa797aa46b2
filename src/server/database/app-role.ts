import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { DatabaseError } from './database-error.ts'
import { inTransaction } from './in-company.ts'
import { makePool } from './pools.ts'

/** Everything except migrations runs as this role, which owns nothing and is bound by row security. */
export const APP_ROLE = 'quarterdeck_app'

// Any constant will do as long as nothing else takes the same advisory lock.
const LOCK = 7_163_202_613

/**
 * Creates the application's role with `password`, or sets that password on the existing role. Roles belong to the whole
 * cluster, so other databases in it, and servers starting at the same moment, share this one.
 * @throws {DatabaseError} when the owner may not create roles
 */
export async function ensureAppRole(owner: pg.Pool, app: DatabaseAddress, password: string): Promise<void> {
  try {
    await inTransaction(owner, (client) => makeRole(client, app, password))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new DatabaseError(
      `The owner in DATABASE_URL cannot create the role ${APP_ROLE} (${error.message}). ` +
        `Create it by hand ("create role ${APP_ROLE} login password '...'") and set DATABASE_APP_URL.`,
    )
  }
}

/** Servers that start at the same time take turns; the later ones find the role ready. */
async function makeRole(owner: pg.PoolClient, app: DatabaseAddress, password: string): Promise<void> {
  await owner.query('select pg_advisory_xact_lock($1)', [LOCK])
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount === 1 && (await canConnect(app))) return
  if (rowCount === 0) {
    // Each database has its own advisory locks, so a server on another one may create the role at the same moment.
    await owner.query(`do $$ begin
      create role ${APP_ROLE};
    exception when duplicate_object or unique_violation then null;
    end $$`)
  }
  await owner.query(`alter role ${APP_ROLE} login password ${pg.escapeLiteral(password)}`)
}

/** @throws {DatabaseError} when the application would connect as a role that row security does not bind */
export async function checkAppRole(app: pg.Pool): Promise<void> {
  const { rows } = await app.query<{ name: string; free: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  )
  const role = rows[0]
  if (role?.name === APP_ROLE && !role.free) return
  throw new DatabaseError(
    `The application must connect as ${APP_ROLE}, without SUPERUSER or BYPASSRLS, or companies could see each other's rows.`,
  )
}

async function canConnect(app: DatabaseAddress): Promise<boolean> {
  const probe = makePool(app, { max: 1, statementTimeout: 5_000 })
  try {
    await probe.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await probe.end()
  }
}
