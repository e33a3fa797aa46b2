import type pg from 'pg'

/** The time zone in which most of the company’s teams plan their meetings, or else UTC. */
export async function zoneOf(client: pg.PoolClient, companyId: string): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `select time_zone as zone from team_schedules where company_id = $1 group by time_zone order by count(*) desc, time_zone limit 1`,
    [companyId],
  )
  return rows[0]?.zone ?? 'UTC'
}

/**
 * The company’s time zone for a statement of this transaction. It is UTC where the database, which may know fewer zones than browsers do, has none
 * of that name.
 */
export async function zoneInDatabase(client: pg.PoolClient, companyId: string): Promise<string> {
  const zone = await zoneOf(client, companyId)
  await client.query('savepoint zone')
  try {
    await client.query('select now() at time zone $1::text', [zone])
    return zone
  } catch {
    await client.query('rollback to savepoint zone')
    return 'UTC'
  }
}
