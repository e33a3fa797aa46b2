import type pg from 'pg'
import type { FailedSignInsAnswer } from './diagnostics.requests.ts'

const DAYS = 14
const NETWORKS = 20

/** How often somebody failed to sign in lately, and from where, as far as that is kept. */
export async function failedSignIns(pool: pg.Pool): Promise<FailedSignInsAnswer> {
  const days = await pool.query<FailedSignInsAnswer['days'][number]>(
    `select to_char(day, 'YYYY-MM-DD') as day, sum(tries)::int as tries from failed_sign_ins
     group by failed_sign_ins.day order by failed_sign_ins.day desc limit $1`,
    [DAYS],
  )
  const networks = await pool.query<{ network: string; tries: number; lastAt: Date }>(
    `select network, sum(tries)::int as tries, max(last_at) as "lastAt" from failed_sign_ins
     group by network order by max(last_at) desc, network limit $1`,
    [NETWORKS],
  )
  const latest = networks.rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
  return { days: days.rows, networks: latest }
}
