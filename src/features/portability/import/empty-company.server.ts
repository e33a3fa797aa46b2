import type { PoolClient } from 'pg'
import type { Codecs } from '../../../sync/server/company-reads.ts'

/** What a company has from its first moment; rows of any other table mean that somebody works in it. */
const FOUNDED: Readonly<Record<string, number>> = {
  companies: 1,
  people: 1,
  user_settings: 1,
  teams: 1,
  team_members: 1,
  audit_log: Infinity,
  // What the calendar tells people, and what they want to be told.
  notifications: Infinity,
  notification_preferences: Infinity,
}

/** Whether nothing has been made in the company yet. */
export async function isEmptyCompany(
  client: PoolClient,
  companyId: string,
  codecs: Codecs,
): Promise<boolean> {
  for (const name of codecs.keys()) {
    const most = FOUNDED[name] ?? 0
    if (most === Infinity) continue
    const { rowCount } = await client.query(`select from ${name} where company_id = $1 limit $2`, [
      companyId,
      most + 1,
    ])
    if ((rowCount ?? 0) > most) return false
  }
  return true
}
