import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { APP_ROLE, ensureAppRole } from '../src/server/database/app-role.ts'
import { asUser, type LocalAddress } from '../src/server/database/address.ts'
import { type Database, makePools } from '../src/server/database/database.ts'
import { findClusterHome } from '../src/server/database/embedded/cluster-home.ts'
import { type Embedded, startEmbedded } from '../src/server/database/embedded/embedded.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { startServer } from '../src/server/server.ts'
import { updateTeam } from '../src/features/teams/teams.mutations.ts'
import { bootstrap, type Line, openLine } from './line.ts'
import { served, servedConfig } from './served.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// A real PostgreSQL that archives its log, and another that is recovered from a copy and that archive.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let root: string
let archive: string
let before: string
let after: string
const databases: Embedded[] = []

beforeAll(async () => {
  root = await temporaryDirectory('recovery')
  ;[archive, before, after] = [join(root, 'archive'), join(root, 'before'), join(root, 'after')]
  for (const directory of [archive, before, after]) await mkdir(directory)
  // For root, the database runs as another account.
  await chmod(root, 0o755)
  await chmod(archive, 0o777)
})
afterAll(async () => {
  for (const database of databases) await database.stop()
  await removeDirectory(root)
})

async function start(directory: string, settings: string[]): Promise<Embedded> {
  const database = await startEmbedded(directory, { durable: false, settings, shared: join(root, 'shared') })
  databases.push(database)
  return database
}

const connect = (address: LocalAddress): Database => makePools(address, appAt(address))
const appAt = (address: LocalAddress) => asUser(address, APP_ROLE, 'of the application')

const isRecovering = async ({ owner }: Database): Promise<boolean> =>
  (await owner.query<{ isSo: boolean }>('select pg_is_in_recovery() as "isSo"')).rows[0]!.isSo

test('a database that was recovered to an earlier moment has a new history, and browsers start afresh', async () => {
  const first = await start(before, [
    'archive_mode=on',
    `archive_command=cp %p ${archive}/%f`,
    'full_page_writes=on',
  ])
  const database = connect(first.address)
  await ensureAppRole(database.owner, appAt(first.address), 'of the application')
  const { owner } = database
  const server = await served({}, { ...database, stop: async () => {} })
  const { harbor } = server
  const lena = await server.signIn(harbor.people['lena']!)
  const rename = (name: string) =>
    server.services.node.run(harbor.id, harbor.people['maya']!, updateTeam, { id: harbor.teams.crew, name })

  await copyOfTheCluster(database)
  await rename('Crew at noon')
  await owner.query('select pg_sleep(0.1)')
  const { rows } = await owner.query<{ noon: string }>('select clock_timestamp()::text as noon')
  await owner.query('select pg_sleep(0.1)')
  await rename('Crew at one')
  const known = await bootstrap(server, lena, harbor.id)
  await server.stop()
  await archiveAll(database)
  await database.stop()
  await databases.pop()!.stop()

  const second = await start(after, [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${rows[0]!.noon}`,
    'recovery_target_action=promote',
  ])
  const recovered = connect(second.address)
  await vi.waitUntil(async () => !(await isRecovering(recovered)), { timeout: 30_000 })
  const later = await startServer(servedConfig(), recovered)
  const line = (await openLine(later, lena, harbor.id)) as Line
  line.greet(known)
  expect(await line.until(({ t }) => t === 'reset' || t === 'beat')).toMatchObject({
    t: 'reset',
    why: 'epoch',
  })
  const found = await bootstrap(later, lena, harbor.id)
  expect(found.epoch).not.toBe(known.epoch)
  const { rows: teams } = await inCompany(later.services.pool, harbor.id, null, (client) =>
    client.query('select name from teams where company_id = $1 and id = $2', [harbor.id, harbor.teams.crew]),
  )
  expect(teams).toEqual([{ name: 'Crew at noon' }])
  await later.stop()
})

async function copyOfTheCluster({ owner }: Database): Promise<void> {
  const client = await owner.connect()
  await client.query("select pg_backup_start('noon', true)")
  // A file that the database removes under the copy makes it fail.
  await vi.waitFor(() => promisify(execFile)('cp', ['-a', `${before}/.`, after]), 60_000)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  client.release()
  const { cluster } = await findClusterHome(after)
  const { uid, gid } = await stat(cluster)
  const files = { backup_label: rows[0]!.labelfile, 'recovery.signal': '' }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(cluster, name), text)
    await chown(join(cluster, name), uid, gid)
  }
  await rm(join(cluster, 'postmaster.pid'))
}

/** Until the last segment of the log that was written has been archived. */
async function archiveAll({ owner }: Database): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await vi.waitUntil(async () => (await readdir(archive)).includes(rows[0]!.name), { timeout: 30_000 })
}
