import type { Services } from '../../server/services.ts'

type Serving = Pick<Services, 'pool' | 'sessions'>

/** Since when the company asks its people for a second factor; null while it does not. */
export async function secondFactorAsked(
  { pool }: Pick<Serving, 'pool'>,
  companyId: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ since: Date }>(
    'select since from second_factor_companies where company_id = $1',
    [companyId],
  )
  return rows[0]?.since.toISOString() ?? null
}

/** Has the company ask for a second factor from now on, or no more. Every node looks again at once at who may stay. Answers whether that is new. */
export async function askSecondFactor(
  { pool, sessions }: Serving,
  { companyId, personId, required }: { companyId: string; personId: string; required: boolean },
): Promise<boolean> {
  const { rowCount } = required
    ? await pool.query(
        'insert into second_factor_companies (company_id, set_by) values ($1, $2) on conflict do nothing',
        [companyId, personId],
      )
    : await pool.query('delete from second_factor_companies where company_id = $1', [companyId])
  await sessions.recheck()
  return rowCount === 1
}
