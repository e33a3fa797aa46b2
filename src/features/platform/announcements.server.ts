import type pg from 'pg'
import { inTransaction } from '../../server/database/in-company.ts'
import { HttpError } from '../../server/http-error.ts'
import { newId } from '../../sync/id.ts'
import { BULLETIN } from '../../sync/protocol.ts'
import { type Announced, type ListedAnnouncement, MAX_ANNOUNCEMENTS } from './announcements.requests.ts'
import {
  NOT_ACTIVATED,
  NOT_CREATED,
  NOT_DEACTIVATED,
  NOT_DELETED,
  NOT_UPDATED,
} from './announcements.text.ts'
import { refuse } from './platform.refusals.ts'

/** What everybody is told at present. */
export async function activeAnnouncement(pool: pg.Pool): Promise<Announced | null> {
  const { rows } = await pool.query<Announced>(
    'select id, message from system_announcements where is_active limit 1',
  )
  return rows[0] ?? null
}

/** All announcements, newest first. */
export async function listAnnouncements(pool: pg.Pool): Promise<ListedAnnouncement[]> {
  const { rows } = await pool.query<Omit<ListedAnnouncement, 'createdAt'> & { createdAt: Date }>(
    `select id, message, is_active as "isActive", created_at as "createdAt" from system_announcements
     order by created_at desc, id desc limit $1`,
    [MAX_ANNOUNCEMENTS],
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Creates an announcement, which is active at once in place of any other. */
export const createAnnouncement = (pool: pg.Pool, message: string, createdBy: string): Promise<void> =>
  changing(pool, async (client) => {
    const text = textOf(message)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from system_announcements',
    )
    if (rows[0]!.count >= MAX_ANNOUNCEMENTS)
      throw new HttpError(409, refuse.reason('announcement/too-many'), NOT_CREATED)
    await deactivateAll(client)
    await client.query(
      'insert into system_announcements (id, message, is_active, created_by) values ($1, $2, true, $3)',
      [newId(), text, createdBy],
    )
  })

/** Changes the words of an announcement. */
export const editAnnouncement = (pool: pg.Pool, id: string, message: string): Promise<void> =>
  changing(pool, async (client) => {
    const text = textOf(message)
    const { rowCount } = await client.query('update system_announcements set message = $2 where id = $1', [
      id,
      text,
    ])
    requireFound(rowCount, NOT_UPDATED)
  })

/** Makes it the active one in place of any other. */
export const activateAnnouncement = (pool: pg.Pool, id: string): Promise<void> =>
  changing(pool, async (client) => {
    await deactivateAll(client)
    const { rowCount } = await client.query(
      'update system_announcements set is_active = true where id = $1',
      [id],
    )
    requireFound(rowCount, NOT_ACTIVATED)
  })

/** Takes it off everybody's screen. */
export const deactivateAnnouncement = (pool: pg.Pool, id: string): Promise<void> =>
  changing(pool, async (client) => {
    const { rowCount } = await client.query(
      'update system_announcements set is_active = false where id = $1',
      [id],
    )
    requireFound(rowCount, NOT_DEACTIVATED)
  })

/** Deletes it for good. */
export const deleteAnnouncement = (pool: pg.Pool, id: string): Promise<void> =>
  changing(pool, async (client) => {
    const { rowCount } = await client.query('delete from system_announcements where id = $1', [id])
    requireFound(rowCount, NOT_DELETED)
  })

const deactivateAll = (client: pg.PoolClient) =>
  client.query('update system_announcements set is_active = false where is_active')

function textOf(message: string): string {
  const text = message.trim()
  if (text === '') throw new HttpError(400, refuse.reason('announcement/empty'))
  return text
}

function requireFound(rowCount: number | null, title: string): void {
  if (!rowCount) throw new HttpError(404, refuse.reason('announcement/gone'), title)
}

/** One change after the other, so that neither of two activations fails. The nodes hear of it with the commit. */
const changing = (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('system_announcements'))")
    await work(client)
    await client.query("select pg_notify($1, '')", [BULLETIN])
  })
