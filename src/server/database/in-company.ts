import pg from 'pg'

/** `repeatable read` sees the same snapshot throughout. */
export type Isolation = 'read committed' | 'repeatable read'

/**
 * Runs `work` in a transaction that sees one company's rows: row security reads `app.company_id` and `app.user_id`, which are
 * set for this transaction only. Commits and returns the result of `work`; any error rolls back and is rethrown.
 */
export const inCompany = <T>(
  pool: pg.Pool,
  companyId: string,
  userId: string | null,
  work: (client: pg.PoolClient) => Promise<T>,
  isolation: Isolation = 'read committed',
): Promise<T> =>
  inTransaction(
    pool,
    async (client) => {
      await setLocal(client, 'app.company_id', companyId)
      if (userId !== null) await setLocal(client, 'app.user_id', userId)
      return work(client)
    },
    isolation,
  )

/**
 * Runs one statement in a company's name in a single round trip, for what every request asks. A distributed database needs `inCompany`.
 * @param text with every value escaped as a literal
 */
export async function askAtOnce<Row>(pool: pg.Pool, companyId: string, text: string): Promise<Row[]> {
  // Both run in one transaction, and the setting ends with it.
  const asked = `select set_config('app.company_id', ${pg.escapeLiteral(companyId)}, true); ${text}`
  const results = (await pool.query(asked)) as unknown as { rows: Row[] }[]
  return results[1]!.rows
}

/** Runs `work` in a transaction for a person but no company: of all the tenants, it sees only what the directory lists. */
export const asPerson = <T>(
  pool: pg.Pool,
  userId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  inTransaction(pool, async (client) => {
    await setLocal(client, 'app.user_id', userId)
    return work(client)
  })

/**
 * SET LOCAL reaches the workers of a distributed database, which `set_config()` does not. It has to be a query of its own:
 * Citus hands the workers the whole text that it came in.
 */
const setLocal = (client: pg.PoolClient, name: string, value: string) =>
  client.query(`set local ${name} = ${pg.escapeLiteral(value)}`)

/** Runs `work` in a transaction without a company, in which tenant tables have no rows. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  isolation: Isolation = 'read committed',
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | boolean = false
  try {
    await client.query(`begin isolation level ${isolation}`)
    const result = await work(client)
    // PostgreSQL answers a commit of a failed transaction with ROLLBACK and no error.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: an error in it was swallowed.')
    return result
  } catch (error) {
    broken = isOutOfTime(error) ? error : await rollBack(client)
    throw error
  } finally {
    client.release(broken)
  }
}

const rollBack = (client: pg.PoolClient): Promise<Error | false> =>
  client.query('rollback').then(
    () => false,
    (failure: unknown) => failure as Error,
  )

/** Whoever did not end this statement in time need not answer the next one either: without its connection it rolls back by itself. */
const isOutOfTime = (error: unknown): error is Error =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') || error.message === 'Query read timeout')
