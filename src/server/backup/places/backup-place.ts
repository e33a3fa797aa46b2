import type { Config } from '../../config.ts'
import { BackupError } from '../backup-error.ts'
import { bucketPlace } from './bucket-place.ts'
import { directoryPlace } from './directory-place.ts'
import type { BackupPlace } from './place.ts'

/**
 * The place that the settings name.
 * @throws {BackupError} if they name none
 */
export function backupPlace({
  backups,
  dataDirectory,
}: Pick<Config, 'backups' | 'dataDirectory'>): BackupPlace {
  if (backups === null)
    throw new BackupError('BACKUP_TO is not set: name a file, or set where backups are kept.')
  return 'directory' in backups.to
    ? directoryPlace(backups.to.directory)
    : bucketPlace(backups.to.storage, backups.to.folder, dataDirectory)
}
