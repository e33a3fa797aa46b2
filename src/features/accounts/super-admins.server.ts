import type { Queryable } from '../../server/jobs.ts'

/** Whoever may end somebody's being a super admin comes one after the other, until the end of the transaction: two must not count on each other. */
export const lockRoles = (db: Queryable): Promise<unknown> =>
  db.query("select pg_advisory_xact_lock(hashtext('user_roles'))")

/** Whether somebody is super admin whose account stays. */
export async function hasSuperAdmin(db: Queryable, except: string | null = null): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from user_roles r join users u on u.id = r.user_id
     where r.role = 'super_admin' and u.closing_since is null and r.user_id is distinct from $1::uuid limit 1`,
    [except],
  )
  return rowCount === 1
}

/** Whether the installation would be left without a super admin if this person went. */
export async function isLastSuperAdmin(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from user_roles where user_id = $1 and role = 'super_admin'", [
    userId,
  ])
  return rowCount === 1 && !(await hasSuperAdmin(db, userId))
}
