import type pg from 'pg'
import type { Services } from './services.ts'

/** The ids of all companies. */
export async function companyIds(pool: pg.Pool): Promise<string[]> {
  // A company keeps its former addresses.
  const { rows } = await pool.query<{ id: string }>('select distinct company_id as id from company_slugs')
  return rows.map(({ id }) => id)
}

/**
 * Does something for each company in turn, until `signal` says that the server stops: the next run does the rest. One that fails keeps
 * none of the others waiting.
 * @param failure what the log says of it
 */
export async function inEveryCompany(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  failure: string,
  signal: AbortSignal | undefined,
  act: (companyId: string) => Promise<void>,
): Promise<void> {
  for (const companyId of await companyIds(pool)) {
    if (signal?.aborted) return
    await act(companyId).catch((error: unknown) => log.error({ err: error, companyId }, failure))
  }
}
