import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { endProcess } from '../server-process.ts'
import { caddyConfiguration, haproxyConfiguration, nginxConfiguration, type Place } from './configuration.ts'

export type Kind = 'nginx' | 'haproxy' | 'caddy'

/** A proxy in a process of its own, with the configuration that we ship. */
export interface Proxy {
  /** The https address, without a trailing slash. */
  url: string
  stop(): Promise<void>
}

/** Debian keeps servers where not every account looks for programs. */
const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter)

const WAITS_MS = 15_000

interface Program {
  configure(place: Place): Promise<string>
  /** @param configuration its file */
  args(directory: string, configuration: string): string[]
}

const PROGRAMS: Record<Kind, Program> = {
  nginx: {
    configure: nginxConfiguration,
    args: (directory, configuration) => ['-p', directory, '-c', configuration],
  },
  haproxy: {
    configure: haproxyConfiguration,
    args: (_directory, configuration) => ['-db', '-q', '-f', configuration],
  },
  caddy: {
    configure: caddyConfiguration,
    args: (_directory, configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
  },
}

type Wanted = Pick<Place, 'nodes' | 'sticky'> & { certificate: string; key: string; directory: string }

/** Starts one and waits until it takes connections; rejects with what it says if it does not start. */
export async function startProxy(kind: Kind, port: number, wanted: Wanted): Promise<Proxy> {
  const directory = join(wanted.directory, `${kind}-${port}`)
  await mkdir(directory, { recursive: true })
  const file = (name: string) => join(directory, name)
  const place: Place = {
    ...wanted,
    directory,
    https: port,
    http: await freePort(),
    both: file('both.pem'),
    certificate: file('certificate.pem'),
    key: file('key.pem'),
  }
  await writeFile(place.certificate, wanted.certificate)
  await writeFile(place.key, wanted.key, { mode: 0o600 })
  await writeFile(place.both, `${wanted.certificate}\n${wanted.key}`, { mode: 0o600 })
  const configuration = file('configuration')
  const { configure, args } = PROGRAMS[kind]
  await writeFile(configuration, await configure(place))
  const process = spawn(kind, args(directory, configuration), {
    // Caddy keeps notes there.
    env: { PATH, HOME: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilItListens(process, port)
  return { url: `https://localhost:${port}`, stop: async () => void (await endProcess(process, 'SIGTERM')) }
}

async function untilItListens(process: ChildProcess, port: number): Promise<void> {
  let said = ''
  process.stderr!.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4_000)))
  const failed = Promise.race([
    once(process, 'error').then(([error]) => String(error)),
    once(process, 'exit').then(() => said),
  ])
  const givesUp = performance.now() + WAITS_MS
  while (performance.now() < givesUp) {
    if (await listensAt(port)) return
    const why = await Promise.race([failed, sleep(50, null)])
    if (why !== null)
      throw new Error(`${process.spawnfile} cannot be used; the README says what tests need: ${why}`)
  }
  await endProcess(process, 'SIGKILL')
  throw new Error(`${process.spawnfile} does not listen: ${said}`)
}

function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
