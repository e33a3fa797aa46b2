import type pg from 'pg'
import { latestAttempts } from '../backup/attempts.ts'
import { backupPlace } from '../backup/places/backup-place.ts'
import type { Config } from '../config.ts'
import { bad, type Finding, good, look } from './finding.ts'

const HOUR_MS = 3_600_000
const MEBIBYTE = 1_048_576
/** One is made each day, and may be tried again for an hour or so. */
const TOO_OLD_HOURS = 26

/** Whether backups are made, when the last one was, and whether the next can be. */
export async function aboutBackups(config: Config, owner: pg.Pool): Promise<Finding> {
  const { backups } = config
  if (backups === null)
    return look('BACKUP_TO is not set: no backups are made unless you see to that (docs/operation.md).')
  const place = backupPlace(config)
  try {
    await place.check()
  } catch (error) {
    return bad((error as Error).message)
  }
  const { rowCount } = await owner.query("select from pg_class where relname = 'backup_attempts'")
  const { latest, made } = rowCount === 1 ? await latestAttempts(owner) : { latest: null, made: null }
  if (latest && latest.error !== null)
    return bad(`The backup of ${latest.begunAt.toISOString()} failed (${latest.error})${lastOne(made)}.`)
  if (made === null)
    return look(
      `No backup has been made yet; servers make one to ${place.name} daily at ${backups.hour}:00 UTC.`,
    )
  const hours = hoursSince(made.begunAt)
  const size = `${Math.ceil(made.bytes! / MEBIBYTE)} MiB`
  const last = `The last backup is ${hours} hours old: ${made.name} in ${made.place}, ${size}`
  if (hours > TOO_OLD_HOURS)
    return bad(
      `${last}. One is due daily at ${backups.hour}:00 UTC: see whether a server runs, and what its log says.`,
    )
  if (!(await place.list()).includes(made.name)) return bad(`${last}; it is no longer there: make another.`)
  return good(`${last}.`)
}

const lastOne = (made: { begunAt: Date } | null): string =>
  made === null ? '; none was ever made' : `; the last one is ${hoursSince(made.begunAt)} hours old`

const hoursSince = (moment: Date): number => Math.floor((Date.now() - moment.getTime()) / HOUR_MS)
