import { closeSync, openSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const LIMIT = 10_000_000

// Routine messages, and refusals of early connections, never explain why the database ended.
const EXPECTED = / LOG: |database system is (starting up|shutting down|not yet accepting|in recovery)/

/** The file that the database's output is appended to. A run that finds it above 10 MB starts it over. */
export function databaseLog(file: string) {
  let start = 0
  return {
    /** Opens the file while `use` passes it to a new process. */
    during<T>(use: (descriptor: number) => T): T {
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      start = size > LIMIT ? 0 : size
      const descriptor = openSync(file, size > LIMIT ? 'w' : 'a', 0o600)
      try {
        return use(descriptor)
      } finally {
        closeSync(descriptor)
      }
    },

    /** The last message of the latest run, with the file's path; '' if there was none, or if the file is gone. */
    async lastWords(): Promise<string> {
      const written = await readFile(file).catch(() => Buffer.alloc(0))
      const text = written.subarray(start).toString()
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !EXPECTED.test(line))
      const last = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)
      return last === undefined ? '' : `Its last message: ${last.replace(/^.*?[A-Z]+: +/, '')} (${file})`
    },
  }
}
