import type { InCompany } from './node-options.ts'

/** How many companies one question is about, where it is about all of them. */
const AT_ONCE = 500

export interface Head {
  company: string
  seq: number
}

/** How far each of these companies has come, by one question. */
export async function headsOf(inCompany: InCompany, companyIds: readonly string[]): Promise<Head[]> {
  const [first] = companyIds
  if (first === undefined) return []
  // Only within a transaction do a database's workers hear which company is meant.
  const { rows } = await inCompany(first, null, (connection) =>
    connection.query<Head>('select company, seq::float8 as seq from sync_heads($1)', [companyIds]),
  )
  return rows
}

/** The same of any number of companies, some at a time. */
export async function* eachHead(inCompany: InCompany, companyIds: readonly string[]): AsyncGenerator<Head> {
  for (let start = 0; start < companyIds.length; start += AT_ONCE)
    yield* await headsOf(inCompany, companyIds.slice(start, start + AT_ONCE))
}
