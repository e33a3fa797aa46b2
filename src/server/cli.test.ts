import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/database.ts'
import { runCommand } from '../../tests/server-process.ts'
import { removeDirectory, temporaryDirectory } from '../../tests/temporary-directory.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let directory: string
let database: TestDatabase
beforeEach(async () => {
  directory = await temporaryDirectory('cli')
  database = await testDatabase()
})
afterEach(async () => {
  await database.stop()
  await removeDirectory(directory)
})

async function command(args: string, env: Record<string, string> = {}) {
  const process = runCommand(args.split(' '), directory, env)
  const [said, complained] = await Promise.all([text(process.stdout!), text(process.stderr!)])
  if (process.exitCode === null) await once(process, 'exit')
  return { code: process.exitCode, said, complained: complained.trimEnd() }
}

test('what an operator gets wrong ends with 1 and one line that says what to do', async () => {
  const { urls } = database
  const file = join(directory, 'notes')
  await writeFile(file, '')
  const wrong: [string, RegExp, Record<string, string>?][] = [
    ['restore', /^Name the file.*<file>$/],
    ['make-super-admin typo@x.example', /^There is no account .* typo@x\.example\. Sign up first\.$/, urls],
    ['backup /nowhere/x.backup', /^\/nowhere\/x\.backup cannot be written \(ENOENT.*\): name a file/, urls],
    ['migrate', /notes cannot be used \(EEXIST.*\): set DATA_DIR/, { DATA_DIR: file }],
  ]
  for (const [args, line, env] of wrong) {
    const { code, said, complained } = await command(args, env)
    expect(complained).toMatch(line)
    expect(complained).not.toMatch(/^ +at /m)
    expect([code, said]).toEqual([1, ''])
  }
})
