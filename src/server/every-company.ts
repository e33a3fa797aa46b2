import type { Services } from './services.ts'

/** Does something for each company in turn. One that fails keeps none of the others waiting. */
export async function inEveryCompany(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  failure: string,
  act: (companyId: string) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ companyId: string }>(
    'select company_id as "companyId" from company_slugs',
  )
  for (const { companyId } of rows)
    await act(companyId).catch((error: unknown) => log.error({ err: error, companyId }, failure))
}
