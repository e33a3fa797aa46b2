import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../tests/free-port.ts'
import {
  endProcess,
  runServer,
  runServerInTerminal,
  type ServerProcess,
  startServerProcess,
} from '../../tests/server-process.ts'
import { removeDirectory, temporaryDirectory } from '../../tests/temporary-directory.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let directory: string
let started: ServerProcess[]

beforeEach(async () => {
  directory = await temporaryDirectory('main')
  started = []
})
afterEach(async () => {
  for (const { process } of started) await endProcess(process, 'SIGTERM')
  await removeDirectory(directory)
})

const run = (env: Record<string, string>) => runServer(directory, env)

async function start(port: number): Promise<ServerProcess> {
  const server = await startServerProcess(directory, { PORT: String(port) })
  started.push(server)
  return server
}

/** Everything that a server prints when it can't start. */
async function complaint(env: Record<string, string>): Promise<string> {
  const process = run(env)
  const [errors] = await Promise.all([text(process.stderr!), once(process, 'exit')])
  expect(process.exitCode).toBe(1)
  return errors.trimEnd()
}

/** As a terminal does it, which takes no notice of what has ended. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const isReady = async ({ url }: ServerProcess) => (await fetch(`${url}/readyz`)).status === 200

test('it prints its address in one line, serves, and stops cleanly on SIGTERM and SIGINT', async () => {
  const port = await freePort()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await start(port)
    expect(server.url).toBe(`http://localhost:${port}`)
    expect(await isReady(server)).toBe(true)
    expect((await fetch(server.url, { headers: { accept: 'text/html' } })).status).toBe(200)
    expect((await fetch(`${server.url}/api/install`)).status).toBe(200)
    expect(await endProcess(server.process, signal)).toBe(0)
    await expect(readFile(join(directory, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  }
})

test('when a terminal and npm both ask it to stop, it stops once and cleanly', async () => {
  const server = await start(await freePort())
  server.process.kill('SIGINT')
  server.process.kill('SIGTERM')
  expect(await endProcess(server.process, 'SIGINT')).toBe(0)
  await expect(readFile(join(directory, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('when it is asked twice while it creates its database, it stops cleanly all the same', async () => {
  const server = runServerInTerminal(directory, { PORT: String(await freePort()) })
  started.push({ process: server, url: '' })
  const said = text(server.stderr!)
  // The program that creates it is on its own, where a terminal does not reach it, once it has made its directory.
  const begun = ['data/postgres.new/cluster', 'data/postgres/PG_VERSION'].map((name) => join(directory, name))
  await expect.poll(() => begun.some((path) => existsSync(path)), { timeout: 60_000 }).toBe(true)
  const ended = once(server, 'exit')
  for (const pause of [100, 0]) {
    interrupt(-server.pid!)
    await sleep(pause)
  }
  await ended
  expect([server.exitCode, await said]).toEqual([0, ''])
  expect(existsSync(join(directory, 'data/postgres/PG_VERSION'))).toBe(true)
  await expect(readFile(join(directory, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('after being killed, it starts again on the same data', async () => {
  const port = await freePort()
  const killed = await start(port)
  await endProcess(killed.process, 'SIGKILL')
  expect(await isReady(await start(port))).toBe(true)
})

test('a second server on the same data is refused in one line that names the first', async () => {
  const port = await freePort()
  const { process } = await start(port)
  expect(await complaint({ PORT: String(await freePort()) })).toBe(
    `The data directory ${join(directory, 'data')} is in use by another server (process ${process.pid}, port ${port}): ` +
      'stop that one, or set DATA_DIR to another directory.',
  )
})

test('a port in use is named, with a way to choose another, and nothing is left running', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  expect(await complaint({ PORT: String(port) })).toBe(
    `Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 1} npm start.`,
  )
  await expect(readFile(join(directory, 'data/postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
  other.close()
})

test('each mistake in the settings gets one line, and nothing is started', async () => {
  expect(await complaint({ PORT: 'http', DEMO: 'maybe' })).toBe(
    'PORT must be a port number from 0 to 65535.\nDEMO must be on or off.',
  )
  await expect(readFile(join(directory, 'data/server.lock'))).rejects.toThrow('ENOENT')
})

test('a database that does not answer is named, without its password', async () => {
  const line = await complaint({
    DATABASE_URL: `postgres://owner:s3cret@127.0.0.1:${await freePort()}/quarterdeck`,
  })
  expect(line).toMatch(/^The database does not answer \(.*ECONNREFUSED.*\): check DATABASE_URL\.$/)
  expect(line).not.toContain('s3cret')
})
