import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import type { Work } from '../jobs.ts'
import { beginAttempt, endAttempt } from './attempts.ts'
import { backUp } from './back-up.ts'
import { givingWay } from './giving-way.ts'
import { backupMark } from './backup-mark.ts'
import { backupPlace } from './places/backup-place.ts'
import { backupName, type BackupPlace, isBackupOf } from './places/place.ts'

const TASK = 'make-backup'
const NOT_REMOVED = 'an old backup could not be removed'

// Any constant will do as long as nothing else takes the same advisory lock.
const LOCK = 7_163_202_617

export interface Scheduled {
  config: Config
  owner: pg.Pool
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** A backup every day, by one of the nodes. One that failed is tried again for an hour or so, and one that was slept through is made up for. */
export function backupWork(scheduled: Scheduled): Work {
  const { backups } = scheduled.config
  if (backups === null) return { tasks: {}, crontab: [] }
  return {
    tasks: {
      [TASK]: async (_payload, { abortSignal }) => {
        const { log } = scheduled
        await makeBackup(scheduled, new Date(), abortSignal ?? new AbortController().signal).catch(
          (error: unknown) => {
            log.error({ err: error }, 'the backup failed')
            throw error
          },
        )
      },
    },
    crontab: [`0 ${backups.hour} * * * ${TASK} ?fill=12h&max=8&jobKey=${TASK}`],
  }
}

/**
 * Makes a backup where the settings say, and removes those of this installation that are too many there. Returns its name; null if another is just being made.
 * @throws {BackupError} as `backUp` does, and if the place cannot be used
 */
export async function makeBackup(
  { config, owner, log }: Scheduled,
  now: Date,
  signal: AbortSignal,
): Promise<string | null> {
  const place = backupPlace(config)
  return alone(owner, async () => {
    const mark = await backupMark(owner)
    const name = backupName(now, mark)
    await beginAttempt(owner, { begunAt: now, place: place.name, name })
    try {
      const bytes = await add(place, { name, mark }, { config, owner, log }, signal)
      await endAttempt(owner, now, { bytes })
      log.info({ name, place: place.name, bytes }, 'a backup was made')
    } catch (error) {
      await endAttempt(owner, now, { error: (error as Error).message })
      throw error
    }
    // Tried again as a backup that failed, this would make another one each time.
    await removeOld(place, { name, mark }, config.backups!.keep, log).catch((error: unknown) =>
      log.error({ err: error }, NOT_REMOVED),
    )
    return name
  })
}

/** Does something unless another process is just doing it, on whichever machine. */
async function alone<T>(owner: pg.Pool, work: () => Promise<T>): Promise<T | null> {
  const client = await owner.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      LOCK,
    ])
    if (!rows[0]!.isFree) return null
    try {
      return await work()
    } finally {
      // A connection that broke meanwhile has lost the lock, too.
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    }
  } finally {
    // A connection that is not closed would keep the lock if it could not be unlocked.
    client.release(true)
  }
}

interface Marked {
  name: string
  mark: string
}

async function add(
  place: BackupPlace,
  { name, mark }: Marked,
  { config, owner }: Scheduled,
  signal: AbortSignal,
): Promise<number> {
  await place.clean(mark)
  const files = config.objectStorage === null ? openFiles(config) : null
  const write = async (path: string) =>
    void (await backUp({ owner, files, path, say: () => undefined, signal, rest: givingWay() }))
  return place.add(name, write, signal)
}

/** Never the one that was just made, even if the clock was ahead when the others were. */
async function removeOld(
  place: BackupPlace,
  made: Marked,
  keep: number,
  log: Scheduled['log'],
): Promise<void> {
  const others = (await place.list()).filter((name) => name !== made.name && isBackupOf(name, made.mark))
  for (const name of others.slice(keep - 1))
    await place.remove(name).catch((error: unknown) => log.error({ err: error, name }, NOT_REMOVED))
}
