import { closeSync, openSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const LIMIT = 10_000_000

// The ordinary course of things, and what connections that come too early are told; neither explains an end.
const EXPECTED = / LOG: |database system is (starting up|shutting down|not yet accepting|in recovery)/

/** The file that a database's output is appended to; beyond 10 MB a new run starts it afresh. */
export function databaseLog(file: string) {
  let start = 0
  return {
    /** Opens the file for `use`, which hands it to a new process. */
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

    /** Why the latest run ended, in its own words and with the file's name; '' when it said nothing. */
    async lastWords(): Promise<string> {
      const text = (await readFile(file)).subarray(start).toString()
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !EXPECTED.test(line))
      const last = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)
      return last === undefined ? '' : `Its last message: ${last.replace(/^.*?[A-Z]+: +/, '')} (${file})`
    },
  }
}
