import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hashPassword } from '../../src/features/accounts/passwords/passwords.server.ts'
import { backUp } from '../../src/server/backup/back-up.ts'
import { restore } from '../../src/server/backup/restore.ts'
import { type Config, loadConfig } from '../../src/server/config.ts'
import { joinDatabase, openDatabase } from '../../src/server/database/database.ts'
import { MIGRATIONS, readMigrations } from '../../src/server/database/migrate.ts'
import { openFiles } from '../../src/server/files/open-files.ts'
import { keyFingerprints } from '../../src/server/seals.ts'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { newId } from '../../src/sync/id.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'
import { fillDialog, goOffline, row } from './acts.ts'
import { keptForOffline, stored } from './browser-storage.ts'
import { makeHarbor, type Person } from './company.ts'
import { expect, NO_NETWORK, test } from './journey.ts'

const PASSWORD = 'seven copper lanterns'

test.use({ workerComes: 'at once' })

let directory: string
let server: RunningServer

test.beforeEach(async () => {
  directory = await temporaryDirectory('restored')
})
test.afterEach(async () => {
  await server.stop()
  await removeDirectory(directory)
})

test('a browser with work that waits meets a server that was restored from an earlier day', async ({
  enter,
  expectTrouble,
}) => {
  expectTrouble(NO_NETWORK)
  // The server is away, and then knows nobody's session.
  expectTrouble(/ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|status of 401/)
  const settings = {
    DEMO: 'off',
    LOG_LEVEL: 'error',
    LIMIT_FACTOR: '100',
    SECRET_KEY: 'of-this-installation'.repeat(2),
  }
  const before = loadConfig({ ...settings, PORT: '0', DATA_DIR: join(directory, 'before') })
  server = await startServer(before)
  const { url, services } = server
  const { maya, lena } = await makeHarbor(services)
  for (const { id } of [maya, lena])
    await services.pool.query(
      `insert into user_credentials (id, user_id, provider_id, account_id, password)
       values ($1, $2::uuid, 'credential', $2::text, $3)`,
      [newId(), id, await hashPassword(PASSWORD)],
    )
  const issuesOf = async (person: Person): Promise<Page> => {
    const page = await enter({ as: person, path: '/issues', at: url })
    await expect(page.getByRole('button', { name: 'Add issue' }).first()).toBeVisible()
    return page
  }
  const train = await issuesOf(lena)
  const desk = await issuesOf(maya)
  await addIssue(train, 'The hold leaks')
  await expect(row(desk, 'The hold leaks')).toBeVisible()

  const path = join(directory, 'monday.backup')
  await makeBackup(before, path)

  // What the server is going to forget, although both browsers know that it arrived.
  await addIssue(desk, 'The mast is cracked')
  await expect(row(train, 'The mast is cracked')).toBeVisible()
  await addIssue(train, 'The cook is ill')
  await expect(row(desk, 'The cook is ill')).toBeVisible()
  await keptForOffline(train, 'The mast is cracked')
  await goOffline(train)
  await train.getByRole('button', { name: 'Vote for The hold leaks' }).click()
  await train.getByRole('button', { name: 'Vote for The mast is cracked' }).click()
  await addIssue(train, 'The rope is torn')
  await expect.poll(() => stored(train)).toContain('The rope is torn')

  await server.stop()
  const after = loadConfig({ ...settings, PORT: new URL(url).port, DATA_DIR: join(directory, 'after') })
  await restoreInto(after, path)
  server = await startServer(after)

  await train.context().setOffline(false)
  await signIn(train, lena)
  await signIn(desk, maya)
  for (const page of [train, desk]) {
    // What was queued arrives once, what was lost is gone from the screens, and what stayed is right.
    await expect(row(page, 'The rope is torn')).toHaveCount(1, { timeout: 60_000 })
    await expect(row(page, 'The hold leaks')).toContainText('1 vote')
    await expect(row(page, 'The mast is cracked')).toHaveCount(0)
    await expect(row(page, 'The cook is ill')).toHaveCount(0)
  }
  // The vote for an issue that is no longer there is kept for its author, with the reason.
  await train.getByRole('link', { name: '1 change refused' }).click()
  await expect(row(train, 'Vote for an issue')).toContainText('This no longer exists')
  // Both are on one line again.
  await train.goto('/issues')
  await addIssue(desk, 'The lamp is out')
  await expect(row(train, 'The lamp is out')).toBeVisible()
})

async function addIssue(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add issue' }).first().click()
  await fillDialog(page, 'Add Issue', { Title: title }, 'Add issue')
  await expect(row(page, title)).toBeVisible()
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  // A page that did not hear of the restart looks for its server every thirty seconds at most.
  await page.getByLabel('E-mail').fill(email, { timeout: 60_000 })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function makeBackup(config: Config, path: string): Promise<void> {
  const database = await joinDatabase(config)
  try {
    await backUp({ owner: database.owner, files: openFiles(config), path, say: () => undefined })
  } finally {
    await database.stop()
  }
}

async function restoreInto(config: Config, path: string): Promise<void> {
  const database = await openDatabase(config)
  try {
    await restore({
      owner: database.owner,
      migrations: await readMigrations(MIGRATIONS),
      files: openFiles(config),
      fingerprints: await keyFingerprints(config),
      path,
      say: () => undefined,
    })
  } finally {
    await database.stop()
  }
}
