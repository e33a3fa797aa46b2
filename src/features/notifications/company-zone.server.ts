import type pg from 'pg'

/** The time zone in which most of the company’s teams plan their meetings, or else UTC. */
export async function zoneOf(client: pg.PoolClient, companyId: string): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    `select time_zone as zone from team_schedules where company_id = $1 group by time_zone order by count(*) desc, time_zone limit 1`,
    [companyId],
  )
  return rows[0]?.zone ?? 'UTC'
}
