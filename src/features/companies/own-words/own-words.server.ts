import type pg from 'pg'
import type { OwnWords } from '../../../language/own-words.rules.ts'

/** What a company calls by its own words. The connection has to be in the company. */
export async function ownWordsOf(client: pg.PoolClient, companyId: string): Promise<OwnWords> {
  const { rows } = await client.query<{ ownWords: OwnWords }>(
    `select own_words as "ownWords" from companies where company_id = $1`,
    [companyId],
  )
  return rows[0]?.ownWords ?? {}
}
