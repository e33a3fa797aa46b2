import type { PoolClient } from 'pg'

/** Whoever works on something says so each second, and who died is followed after a minute. */
const FORGOTTEN_SECONDS = 600

const UNDER_WAY = {
  company_exports: ['waiting', 'running'],
  company_imports: ['checking', 'importing', 'taking-back'],
}

/**
 * An export or import that nobody will go on with by themselves, such as after a database that was away for longer than the queue tries
 * again. Whoever gets its id queues it; others find none for some time. Runs in a transaction whose company is set.
 */
export async function forgottenIn(
  client: PoolClient,
  table: keyof typeof UNDER_WAY,
  companyId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `update ${table} set touched_at = now()
     where company_id = $1 and state = any ($2) and touched_at < now() - make_interval(secs => $3) returning id`,
    [companyId, UNDER_WAY[table], FORGOTTEN_SECONDS],
  )
  return rows[0]?.id ?? null
}
