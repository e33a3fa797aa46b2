import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeDirectory, temporaryDirectory } from '../../../../tests/temporary-directory.ts'
import { type Database, openDatabase } from '../database.ts'
import { readPostmaster } from './leftover.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let made: string
let directory: string
let opened: Database[]
let servers: ChildProcess[]

// Most tests begin with a copy of one database that was created and stopped, because creating one takes a second.
beforeAll(async () => {
  made = await temporaryDirectory('embedded')
  const database = await openDatabase({ ...settings(), dataDirectory: made })
  await database.stop()
})
afterAll(() => removeDirectory(made))

beforeEach(async () => {
  directory = await temporaryDirectory('embedded')
  await promisify(execFile)('cp', ['-a', `${made}/.`, directory])
  opened = []
  servers = []
})
afterEach(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await Promise.allSettled(opened.map((database) => database.stop()))
  await stopStray()
  await removeDirectory(directory)
})

/** A database whose server this test has killed. */
async function stopStray() {
  const stray = await readPostmaster(cluster())
  if (stray === null) return
  await promisify(execFile)('kill', ['-QUIT', String(stray.pid)]).catch(() => undefined)
  await sleep(300)
}

const cluster = () => join(directory, 'postgres')
const settings = () => ({ dataDirectory: directory, databaseUrl: null, databaseAppUrl: null, port: 4711 })

async function open(warnings: string[] = []): Promise<Database> {
  const database = await openDatabase(settings(), (message) => warnings.push(message))
  opened.push(database)
  return database
}

async function stop(database: Database): Promise<void> {
  opened = opened.filter((one) => one !== database)
  await database.stop()
}

/** Starts a separate server process on the directory; it is ready when this resolves. */
async function serverProcess(): Promise<ChildProcess> {
  const server = fork(join(import.meta.dirname, '../../../../tests/database-process.ts'), [directory])
  servers.push(server)
  await once(server, 'message')
  return server
}

const postmasterPid = async () => (await readPostmaster(cluster()))?.pid

const ps = async (...args: string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('ps', args).catch(() => ({ stdout: '' }))
  return stdout.split('\n').flatMap((line) => line.trim() || [])
}

/** Kills the postmaster and waits for its connection processes, which notice a little later. */
async function killDatabase(): Promise<void> {
  const postmaster = (await postmasterPid()) ?? 0
  const connections = await ps('-o', 'pid=', '--ppid', String(postmaster))
  process.kill(postmaster, 'SIGKILL')
  const running = async () =>
    (await ps('-o', 'stat=', '-p', connections.join())).filter((state) => !state.startsWith('Z'))
  await expect.poll(running).toEqual([])
}

async function untilBack(database: Database): Promise<void> {
  const answers = () =>
    database.app.query('select 1').then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
}

test('a database keeps what was written when it is stopped and started again', async () => {
  const first = await open()
  await first.owner.query('create table crate (id integer); insert into crate values (1)')
  await stop(first)
  expect(await postmasterPid()).toBeUndefined()
  const second = await open()
  expect((await second.owner.query('select id from crate')).rows).toEqual([{ id: 1 }])
})

test('the application is not the owner, and other users of this machine face a password and private files', async () => {
  const database = await open()
  const { rows } = await database.app.query(
    "select current_user as name, current_setting('listen_addresses') as open",
  )
  expect(rows).toEqual([{ name: 'quarterdeck_app', open: '' }])
  await expect(database.app.query('create table crate (id integer)')).rejects.toThrow('permission denied')
  for (const name of ['database-owner-password', 'database-app-password', 'postgres.log', 'server.lock']) {
    expect((await stat(join(directory, name))).mode & 0o077).toBe(0)
  }
  expect((await stat(cluster())).mode & 0o077).toBe(0)
})

test('a database that is killed comes back with every committed row', async () => {
  const warnings: string[] = []
  const database = await open(warnings)
  await database.owner.query('create table crate (id integer)')
  for (let round = 1; round <= 3; round++) {
    await database.owner.query('insert into crate values ($1)', [round])
    await killDatabase()
    await untilBack(database)
    const { rows } = await database.owner.query('select count(*)::int as n from crate')
    expect(rows).toEqual([{ n: round }])
  }
  expect(warnings[0]).toContain('The database stopped unexpectedly; restarting it.')
  expect(warnings).toContain('The database is back.')
})

test('a database whose log somebody has removed comes back too', async () => {
  const warnings: string[] = []
  const database = await open(warnings)
  await rm(join(directory, 'postgres.log'))
  await killDatabase()
  await untilBack(database)
  expect(warnings[0]).toBe('The database stopped unexpectedly; restarting it.')
})

test('killing a single connection process interrupts the server only for a moment', async () => {
  const database = await open()
  const { rows } = await database.app.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await untilBack(database)
})

test('stopping while the database is dead leaves nothing running', async () => {
  const database = await open()
  await killDatabase()
  await stop(database)
  await sleep(500)
  const again = await open()
  await untilBack(again)
})

test('a connection that somebody keeps does not keep the database from being stopped', async () => {
  const database = await open()
  await database.app.connect()
  await stop(database)
  expect(await postmasterPid()).toBeUndefined()
})

test('a server that is killed leaves its database running, and the next one takes over the directory', async () => {
  const server = await serverProcess()
  const orphan = await postmasterPid()
  server.kill('SIGKILL')
  await once(server, 'exit')
  const database = await open()
  expect(await postmasterPid()).not.toBe(orphan)
  expect((await database.owner.query('select count(*)::int as n from crate')).rows).toEqual([{ n: 1 }])
})

test('after a power cut the process id in the old file may belong to another process, which is left alone', async () => {
  const server = await serverProcess()
  const orphan = (await postmasterPid()) ?? 0
  server.kill('SIGKILL')
  await killDatabase()
  const bystander = fork(join(import.meta.dirname, '../../../../tests/database-process.ts'), ['bystander'])
  servers.push(bystander)
  await once(bystander, 'message')
  const file = join(cluster(), 'postmaster.pid')
  const lines = (await readFile(file, 'utf8')).split('\n')
  expect(lines[0]).toBe(String(orphan))
  await writeFile(file, lines.with(0, String(bystander.pid)).join('\n'))
  await open()
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
})

test('a second server on the same directory is refused, learns who is using it, and disturbs nothing', async () => {
  const server = await serverProcess()
  const postmaster = await postmasterPid()
  await expect(open()).rejects.toThrow(
    `The data directory ${directory} is in use by another server (process ${server.pid}, port 4711): ` +
      'stop that one, or set DATA_DIR to another directory.',
  )
  expect(await postmasterPid()).toBe(postmaster)
  expect(server.exitCode ?? server.signalCode).toBeNull()
})

test('a missing password file is named as the cause', async () => {
  await stop(await open())
  await rm(join(directory, 'database-owner-password'))
  await expect(open()).rejects.toThrow('restore database-owner-password')
  expect(await postmasterPid()).toBeUndefined()
})

test('a database that cannot start reports its own reason', async () => {
  await stop(await open())
  await rm(join(cluster(), 'global/pg_control'))
  await expect(open()).rejects.toThrow(/did not start. Its last message: .*pg_control/)
})

test('a path that is too long for a socket still works', async () => {
  const long = join(directory, 'long, '.repeat(20).trim())
  await mkdir(long, { recursive: true })
  const database = await openDatabase({ ...settings(), dataDirectory: long })
  expect((await database.app.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.stop()
})
