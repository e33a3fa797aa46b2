import type pg from 'pg'

/** A backup that a server began to make. */
export interface Attempt {
  begunAt: Date
  /** Null while it goes on, and for one that was killed. */
  endedAt: Date | null
  place: string
  name: string
  /** Null unless it was made. */
  bytes: number | null
  error: string | null
}

/** So many are remembered. */
const REMEMBERED = 100

export async function beginAttempt(
  owner: pg.Pool,
  { begunAt, place, name }: Pick<Attempt, 'begunAt' | 'place' | 'name'>,
): Promise<void> {
  await owner.query('insert into backup_attempts (begun_at, place, name) values ($1, $2, $3)', [
    begunAt,
    place,
    name,
  ])
  await owner.query(
    'delete from backup_attempts where begun_at < (select begun_at from backup_attempts order by 1 desc offset $1 limit 1)',
    [REMEMBERED - 1],
  )
}

export async function endAttempt(
  owner: pg.Pool,
  begunAt: Date,
  { bytes = null, error = null }: Partial<Pick<Attempt, 'bytes' | 'error'>>,
): Promise<void> {
  await owner.query(
    'update backup_attempts set ended_at = now(), bytes = $2, error = left($3, 1000) where begun_at = $1',
    [begunAt, bytes, error],
  )
}

/** The latest one, and the latest that was made. */
export async function latestAttempts(
  pool: pg.Pool,
): Promise<{ latest: Attempt | null; made: Attempt | null }> {
  const { rows } = await pool.query<Attempt>(
    `select begun_at as "begunAt", ended_at as "endedAt", place, name, bytes::float8 as bytes, error
     from backup_attempts order by begun_at desc limit ${REMEMBERED}`,
  )
  return { latest: rows[0] ?? null, made: rows.find(({ bytes }) => bytes !== null) ?? null }
}
