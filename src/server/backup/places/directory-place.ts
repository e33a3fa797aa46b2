import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../backup-error.ts'
import { type BackupPlace, isBackupName, isBackupOf } from './place.ts'

const PART = '.part'

export function directoryPlace(directory: string): BackupPlace {
  const at = (name: string) => join(directory, name)
  const names = async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    return readdir(directory)
  }
  const told = <T>(act: Promise<T>): Promise<T> =>
    act.catch((error: unknown) => {
      throw new BackupError(
        `${directory} cannot be used for backups (${(error as Error).message}): check BACKUP_TO.`,
        { cause: error },
      )
    })

  return {
    name: directory,
    list: async () => (await told(names())).filter(isBackupName).toSorted().toReversed(),
    async add(name, write) {
      await told(names())
      await write(at(name))
      return (await stat(at(name))).size
    },
    read: (name, use) => use(at(name)),
    remove: (name) => rm(at(name), { force: true }),
    async clean(mark) {
      for (const name of await told(names()))
        if (name.endsWith(PART) && isBackupOf(name.slice(0, -PART.length), mark))
          await rm(at(name), { force: true })
    },
    async check() {
      await told(names())
      const probe = at(`.quarterdeck-${process.pid}`)
      const file = await told(open(probe, 'w', 0o600))
      await file.close()
      await rm(probe)
    },
  }
}
