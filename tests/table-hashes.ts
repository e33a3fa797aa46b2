import type pg from 'pg'
import { storedTables } from '../src/server/backup/stored-tables.ts'

/**
 * What every table that a backup holds has in it: the number of rows, and a hash of them.
 * @param isCompared which columns count
 */
export async function tableHashes(
  owner: pg.Pool,
  isCompared: (table: string, column: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const client = await owner.connect()
  try {
    const found: Record<string, string> = {}
    for (const { name, columns } of await storedTables(client)) {
      const compared = columns.filter((column) => isCompared(name, column)).join(', ')
      const { rows } = await client.query<{ rows: string; hash: string }>(
        `select count(*) as rows, md5(string_agg(line, e'\\n' order by line)) as hash
         from (select row(${compared})::text as line from ${name}) lines`,
      )
      found[name] = `${rows[0]!.rows} ${rows[0]!.hash}`
    }
    return found
  } finally {
    client.release()
  }
}
