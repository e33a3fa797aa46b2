import type pg from 'pg'
import { inTransaction } from '../../server/database/in-company.ts'
import { HttpError } from '../../server/http-error.ts'
import { isDemoAddress } from '../accounts/demo-address.rules.ts'
import { hasSuperAdmin, lockRoles } from '../accounts/super-admins.server.ts'
import { newId } from '../../sync/id.ts'
import { refuse } from './platform.refusals.ts'
import { type ListedProfile, PROFILES_A_PAGE, SHOWN_CHANGES, type ToldRoleChange } from './roles.requests.ts'
import type { Role } from './roles.rules.ts'
import { ROLE_NOT_ASSIGNED, ROLE_NOT_REMOVED } from './roles.text.ts'

/** One change of a role. `actorId` is null for whoever has the command line of the server. */
export interface RoleChange {
  actorId: string | null
  userId: string
  role: Role
}

/** A person's roles, read anew for each request: a role that was taken opens nothing from then on. */
export async function rolesOf(db: Pick<pg.Pool, 'query'>, userId: string): Promise<Role[]> {
  const { rows } = await db.query<{ role: Role }>('select role from user_roles where user_id = $1', [userId])
  return rows.map(({ role }) => role)
}

/** The same, for what only people with a role may see or do. @throws HttpError 403 for others */
export async function requireRole(db: Pick<pg.Pool, 'query'>, userId: string): Promise<Role[]> {
  const roles = await rolesOf(db, userId)
  if (roles.length === 0) throw new HttpError(403, refuse.reason('role/not-yours'))
  return roles
}

export interface ProfileSearch {
  text?: string | undefined
  after?: string | undefined
  afterId?: string | undefined
}

/** The profiles whose name or address contains the text, by name, those after the given one. */
export async function findProfiles(
  pool: pg.Pool,
  { text = '', after, afterId }: ProfileSearch,
): Promise<{ profiles: ListedProfile[]; more: boolean }> {
  const { rows } = await pool.query<ListedProfile>(
    `select u.id, u.full_name as "fullName", u.email,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles
     from users u
     where ($1 = '' or strpos(lower(u.full_name), lower($1)) > 0 or strpos(u.email, lower($1)) > 0)
       and ($2::text is null or (u.full_name, u.id) > ($2, $3::uuid))
     order by u.full_name, u.id limit $4`,
    [text.trim(), after ?? null, afterId ?? null, PROFILES_A_PAGE + 1],
  )
  return { profiles: rows.slice(0, PROFILES_A_PAGE), more: rows.length > PROFILES_A_PAGE }
}

/** Gives a role and records it, in one transaction. */
export const assignRole = (pool: pg.Pool, change: RoleChange): Promise<void> =>
  changing(pool, async (client) => {
    await requireSuperAdmin(client, change)
    const { userId, role, actorId } = change
    const { rows } = await client.query<{ email: string }>(
      'select email from users where id = $1 for share',
      [userId],
    )
    if (!rows[0]) throw new HttpError(404, refuse.reason('role/no-such-user'), ROLE_NOT_ASSIGNED)
    if (isDemoAddress(rows[0].email))
      throw new HttpError(409, refuse.reason('role/of-demo'), ROLE_NOT_ASSIGNED)
    const { rowCount } = await client.query(
      'insert into user_roles (user_id, role, created_by) values ($1, $2, $3) on conflict do nothing',
      [userId, role, actorId],
    )
    if (!rowCount) throw new HttpError(409, refuse.reason('role/given-already'), ROLE_NOT_ASSIGNED)
    await recorded(client, change, true)
  })

/** Takes a role and records it, in one transaction. The last super admin keeps theirs. */
export const removeRole = (pool: pg.Pool, change: RoleChange): Promise<void> =>
  changing(pool, async (client) => {
    await requireSuperAdmin(client, change)
    const { userId, role } = change
    const { rowCount } = await client.query('delete from user_roles where user_id = $1 and role = $2', [
      userId,
      role,
    ])
    if (!rowCount) throw new HttpError(404, refuse.reason('role/not-given'), ROLE_NOT_REMOVED)
    if (!(await hasSuperAdmin(client)))
      throw new HttpError(409, refuse.reason('role/last-super-admin'), ROLE_NOT_REMOVED)
    await recorded(client, change, false)
  })

/** Changes come one after the other: two super admins who take each other's role at once must not both succeed. */
const changing = (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockRoles(client)
    await work(client)
  })

/** The latest changes of roles, for super admins. @throws HttpError 403 for others */
export async function roleChanges(pool: pg.Pool, userId: string): Promise<ToldRoleChange[]> {
  if (!(await rolesOf(pool, userId)).includes('super_admin'))
    throw new HttpError(403, refuse.reason('role/not-yours'))
  const { rows } = await pool.query<Omit<ToldRoleChange, 'at'> & { at: Date }>(
    `select c.id, c.at, c.role, c.given, c.actor_id is null as "isByCommand", a.full_name as actor, u.full_name as "user"
     from role_changes c left join users a on a.id = c.actor_id left join users u on u.id = c.user_id
     order by c.at desc, c.id desc limit $1`,
    [SHOWN_CHANGES],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function requireSuperAdmin(client: pg.PoolClient, { actorId }: RoleChange): Promise<void> {
  if (actorId === null || (await rolesOf(client, actorId)).includes('super_admin')) return
  throw new HttpError(403, refuse.reason('role/not-yours'))
}

const recorded = (client: pg.PoolClient, { actorId, userId, role }: RoleChange, given: boolean) =>
  client.query('insert into role_changes (id, actor_id, user_id, role, given) values ($1, $2, $3, $4, $5)', [
    newId(),
    actorId,
    userId,
    role,
    given,
  ])
