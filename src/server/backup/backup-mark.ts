import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** What is in the name of each backup that this installation makes, from its first one on. Whoever asks is alone. */
export async function backupMark(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ mark: string }>('select mark from backup_mark')
  if (rows[0]) return rows[0].mark
  const mark = randomBytes(4).toString('hex')
  await owner.query('insert into backup_mark (mark) values ($1)', [mark])
  return mark
}
