import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDistributed, type TestDatabase, testDatabase } from '../../tests/database.ts'
import { runCommand } from '../../tests/server-process.ts'
import { removeDirectory, temporaryDirectory } from '../../tests/temporary-directory.ts'
import { backUp } from './backup/back-up.ts'
import { openSeals } from './seals.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const KEY = 'of-this-installation'.repeat(2)

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

test.skipIf(isDistributed())('what is restored into a new directory has its key there', async () => {
  const path = join(directory, 'x.backup')
  await openSeals(
    { secretKeys: [KEY], databaseUrl: database.urls.DATABASE_URL, dataDirectory: directory },
    database.app,
  )
  await backUp({ owner: database.owner, files: null, path, say: () => undefined })
  const { code, said, complained } = await command(`restore ${path}`, { SECRET_KEY: KEY })
  expect([code, complained]).toEqual([0, ''])
  expect(said).toMatch(
    /Everybody signs in again\.\nThe key .* is in .*secret-key: the server needs no SECRET_KEY\.\n$/,
  )
  expect(await readFile(join(directory, 'data/secret-key'), 'utf8')).toBe(KEY)
})
