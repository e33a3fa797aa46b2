import { DatabaseError } from './database-error.ts'

/** What to tell the operator of a data directory in which something failed. */
export const cannotUse = (directory: string, reason: string): string =>
  `${directory} cannot be used (${reason}): set DATA_DIR to a directory of this account.`

/** For `catch`, where files of the data directory are read and written. What is not about a path stays as it is. */
export const unusable =
  (directory: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error && 'path' in error)) throw error
    throw new DatabaseError(cannotUse(directory, error.message), { cause: error })
  }
