import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBackupName } from '../src/server/backup/places/place.ts'
import { checkBackup } from '../src/server/backup/open-backup.ts'
import { addJob } from '../src/server/jobs.ts'
import { isDistributed } from './database.ts'
import { type Killable, killable } from './killable.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { join } from 'node:path'

// A real process that is ended while it makes a backup.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let kept: string
let server: Killable

beforeEach(async () => {
  kept = await temporaryDirectory('backup-kill')
  server = await killable('backup-kill', { BACKUP_TO: kept })
})
afterEach(async () => {
  await server.stop()
  await removeDirectory(kept)
})

const finished = async () => (await readdir(kept)).filter(isBackupName)

/** Ends the server while the backup waits for a table that somebody else holds. */
async function endInTheMiddle(how: 'kill' | 'end'): Promise<void> {
  const { owner, app } = server.database
  const holding = await owner.connect()
  try {
    await holding.query('begin; lock table tasks')
    await addJob(app, 'make-backup', {})
    await vi.waitUntil(async () => (await owner.query(WAITS)).rowCount === 1, { timeout: 30_000 })
    expect(await readdir(kept)).toEqual([expect.stringMatching(/\.backup\.part$/)])
    await server[how]()
  } finally {
    holding.release(true)
  }
  expect(await finished()).toEqual([])
}

const WAITS = `select from pg_stat_activity
  where query like 'copy tasks %' and wait_event_type = 'Lock' and datname = current_database()`

async function expectOneBackup(): Promise<void> {
  await vi.waitFor(async () => expect(await finished()).toHaveLength(1), { timeout: 60_000, interval: 200 })
  const names = await readdir(kept)
  expect(names).toEqual(await finished())
  await checkBackup(join(kept, names[0]!))
}

test.skipIf(isDistributed())('a backup that was killed is none, and the next one clears up', async () => {
  await endInTheMiddle('kill')
  await server.start()
  await addJob(server.database.app, 'make-backup', {})
  await expectOneBackup()
})

test.skipIf(isDistributed())(
  'a server that is restarted gives its backup up, and makes it again',
  async () => {
    await endInTheMiddle('end')
    await server.start()
    await expectOneBackup()
  },
)
