import type pg from 'pg'
import { inTransaction } from '../../../server/database/in-company.ts'
import { dropFiles, keepFile } from '../../../server/files/stored-files.ts'
import type { Queryable } from '../../../server/jobs.ts'
import { HttpError } from '../../../server/http-error.ts'
import { refuse } from '../platform.refusals.ts'
import { mayLeadTo } from './address.rules.ts'
import { type Launch, type ListedLaunch, MAX_LAUNCHES, type NewLaunch } from './launches.requests.ts'
import { NOT_CREATED, NOT_DELETED, NOT_UPDATED } from './launches.text.ts'

export const LAUNCH_PURPOSE = 'launch'

/** Whom somebody is in a company, as far as it decides what they are told. */
export interface Reader {
  userId: string
  companyId: string
  isDirector: boolean
}

/** Of the latest twenty, at most five are shown. */
const LATEST = 20
const SHOWN = 5

const COLUMNS = 'l.id, l.title, l.summary, l.kind, l.picture, l.href, l.created_at as "createdAt"'
const FOR_READER = `l.is_active and l.created_at >= u.created_at
  and (l.audience = 'all' or (l.audience = 'admins' and $3) or (l.audience = 'specific_company' and l.for_company = $2))`

type Stored<L extends Launch> = Omit<L, 'createdAt'> & { createdAt: Date }
const shown = <L extends Launch>(row: Stored<L>) => ({ ...row, createdAt: row.createdAt.toISOString() })

/** What somebody is told is new and has not dismissed, newest first. What came before their account is not told. */
export async function launchesFor(pool: pg.Pool, reader: Reader): Promise<Launch[]> {
  const { rows } = await pool.query<Stored<Launch>>(
    `select * from (
       select ${COLUMNS} from feature_launches l join users u on u.id = $1 where ${FOR_READER}
       order by l.created_at desc, l.id limit ${LATEST}
     ) latest
     where not exists (select from launch_dismissals d where d.user_id = $1 and d.launch_id = latest.id)
     order by "createdAt" desc, id limit ${SHOWN}`,
    [reader.userId, reader.companyId, reader.isDirector],
  )
  return rows.map(shown)
}

/** Whether a picture is one of what somebody is told, dismissed or not. */
export async function seesPicture(pool: pg.Pool, reader: Reader, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from feature_launches l join users u on u.id = $1 where l.picture = $4 and ${FOR_READER}`,
    [reader.userId, reader.companyId, reader.isDirector, name],
  )
  return rowCount === 1
}

/** Whether a picture belongs to any launch. */
export async function isLaunchPicture(pool: pg.Pool, name: string): Promise<boolean> {
  return (await pool.query('select from feature_launches where picture = $1', [name])).rowCount === 1
}

/** Does nothing for what is gone or was dismissed already. */
export async function dismissLaunch(pool: pg.Pool, userId: string, id: string): Promise<void> {
  await pool.query(
    `insert into launch_dismissals (user_id, launch_id) select $1, id from feature_launches where id = $2
     on conflict do nothing`,
    [userId, id],
  )
}

/** All of them, newest first. */
export async function listLaunches(pool: pg.Pool): Promise<ListedLaunch[]> {
  const { rows } = await pool.query<Stored<ListedLaunch>>(
    `select ${COLUMNS}, l.audience, l.is_active as "isActive" from feature_launches l
     order by l.created_at desc, l.id limit $1`,
    [MAX_LAUNCHES],
  )
  return rows.map(shown)
}

/** Tells something, which is active at once. Sent again it changes nothing. */
export const createLaunch = (pool: pg.Pool, launch: NewLaunch, createdBy: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { id, kind, audience, picture } = launch
    const [title, summary] = [launch.title.trim(), launch.summary.trim()]
    if (title === '' || summary === '') throw new HttpError(400, refuse.reason('launch/empty'))
    const href = launch.href.trim()
    if (href !== '' && !mayLeadTo(href))
      throw new HttpError(400, refuse.reason('launch/bad-address'), NOT_CREATED)
    const forCompany = audience === 'specific_company' ? launch.companyId : null
    if (audience === 'specific_company' && forCompany === null)
      throw new HttpError(400, refuse.reason('launch/no-company'), NOT_CREATED)
    await client.query("select pg_advisory_xact_lock(hashtext('feature_launches'))")
    const { rows } = await client.query<{ count: number; known: boolean }>(
      'select count(*)::int as count, coalesce(bool_or(id = $1), false) as known from feature_launches',
      [id],
    )
    if (rows[0]!.known) return
    if (rows[0]!.count >= MAX_LAUNCHES)
      throw new HttpError(409, refuse.reason('launch/too-many'), NOT_CREATED)
    if (picture !== null) await keepPicture(client, id, picture)
    await client.query(
      `insert into feature_launches (id, title, summary, kind, audience, for_company, picture, href, is_active, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, nullif($8, ''), true, $9)`,
      [id, title, summary, kind, audience, forCompany, picture, href, createdBy],
    )
  })

/** Only a picture that was sent for this launch. */
async function keepPicture(client: Queryable, id: string, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from stored_files
     where name = $1 and owner_id = $2 and purpose = $3 and kept_since is null and dropped_at is null for update`,
    [name, id, LAUNCH_PURPOSE],
  )
  if (!rowCount) throw new HttpError(409, refuse.reason('launch/picture-gone'), NOT_CREATED)
  await keepFile(client, name)
}

/** Shows it, or no longer. */
export async function setLaunchActive(pool: pg.Pool, id: string, isActive: boolean): Promise<void> {
  const { rowCount } = await pool.query('update feature_launches set is_active = $2 where id = $1', [
    id,
    isActive,
  ])
  requireFound(rowCount, NOT_UPDATED)
}

/** Deletes it for good, with its picture. */
export const deleteLaunch = (pool: pg.Pool, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from feature_launches where id = $1', [id])
    requireFound(rowCount, NOT_DELETED)
    await dropFiles(client, id, LAUNCH_PURPOSE)
  })

function requireFound(rowCount: number | null, title: string): void {
  if (!rowCount) throw new HttpError(404, refuse.reason('launch/gone'), title)
}
