import { statfs } from 'node:fs/promises'
import type pg from 'pg'

const MEBIBYTE = 1_048_576
/** The database's log grows by segments of 16 MiB; this is room for a few, until the next look. */
const CLOSED_BELOW = 64 * MEBIBYTE
const OPENED_ABOVE = 2 * CLOSED_BELOW
const EVERY_MILLISECONDS = 1_000

const CLOSE = 'alter system set default_transaction_read_only = on'
const OPEN = 'alter system reset default_transaction_read_only'

type Options = {
  /** Receives one sentence when the database is closed for writing, and one when it is opened again. */
  warn(message: string): void
  /** How many bytes are free on the disk of a directory. */
  free?(directory: string): Promise<number>
}

/**
 * Closes the embedded database for writing while its disk is nearly full. Without space for the next segment of its log it would
 * end, and could not even be read until somebody makes room. Returns the function that stops looking.
 */
export async function watchDiskSpace(
  owner: pg.Pool,
  { warn, free = freeBytes }: Options,
): Promise<() => void> {
  // Also when the last run ended while it was closed, the owner can migrate.
  await owner.query('alter role current_user set default_transaction_read_only = off')
  const { rows } = await owner.query<{ directory: string }>(
    "select current_setting('data_directory') as directory",
  )
  let closed: boolean | null = null

  async function look(): Promise<void> {
    const bytes = await free(rows[0]!.directory)
    const closing = bytes < (closed ? OPENED_ABOVE : CLOSED_BELOW)
    if (closing === closed) return
    await owner.query(closing ? CLOSE : OPEN)
    await owner.query('select pg_reload_conf()')
    if (closing)
      warn(
        `Only ${Math.floor(bytes / MEBIBYTE)} MiB are free on the disk of ${rows[0]!.directory}: Quarterdeck can be read, but saves nothing until there are ${OPENED_ABOVE / MEBIBYTE}.`,
      )
    else if (closed) warn('There is room on the disk again: Quarterdeck saves.')
    closed = closing
  }

  await look()
  // A look that fails, as while the database restarts, is followed by the next.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MILLISECONDS)
  timer.unref()
  return () => clearInterval(timer)
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
