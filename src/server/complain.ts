import { BackupError } from './backup/backup-error.ts'
import { CommandError } from './command-error.ts'
import { ConfigError } from './config.ts'
import { DatabaseError } from './database/database-error.ts'
import { ListenError } from './listen.ts'

/** Tells the operator what went wrong: one line for each mistake they can fix, or the whole error if they can't. */
export function complain(error: unknown): void {
  process.stderr.write(`${linesFor(error)}\n`)
}

function linesFor(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if ([BackupError, CommandError, DatabaseError, ListenError].some((known) => error instanceof known))
    return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
