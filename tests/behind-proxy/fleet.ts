import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { companyRows } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { newId } from '../../src/sync/id.ts'
import { makeNode } from '../cast.ts'
import { selfSigned } from '../certificates.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { freePort } from '../free-port.ts'
import { newAccount } from '../killable.ts'
import { endProcess, type ServerProcess, startServerProcess } from '../server-process.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'
import { type Kind, type Proxy, startProxy } from './proxy.ts'

const METRICS_TOKEN = 'the-token-of-a-fleet-of-nodes'

/** One of the servers, in a process of its own that can be ended and begun again on the same port. */
export interface FleetNode {
  port: number
  /** Resolves once it says that it is ready. */
  start(): Promise<void>
  /** Answers the exit code; null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** How many requests of this route it has answered since it started. */
  answered(route: string): Promise<number>
}

export interface Member {
  id: string
  cookie: string
}

export interface FleetCompany {
  id: string
  teamId: string
  members: Member[]
}

/** Several nodes over one database, and what stands before them. */
export interface Fleet {
  database: TestDatabase
  nodes: FleetNode[]
  /** The address that people know, which the first proxy has. */
  publicUrl: string
  /** Before all nodes, or those given. */
  proxy(kind: Kind, options: { sticky: boolean; nodes?: readonly FleetNode[] }): Promise<Proxy>
  /** A company of one team with so many people, who are signed in. */
  company(people: number): Promise<FleetCompany>
  stop(): Promise<void>
}

/**
 * @param each the settings in which each node differs from the others; there are as many nodes
 * @param given stopped with the fleet; a database of its own if left out
 */
export async function startFleet(
  each: readonly Record<string, string>[],
  given?: TestDatabase,
): Promise<Fleet> {
  const database = given ?? (await testDatabase())
  const directory = await temporaryDirectory('fleet')
  const { certificate, key } = await selfSigned({ type: 'dns', value: 'localhost' })
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, certificate])
  const publicPort = await freePort()
  const publicUrl = `https://localhost:${publicPort}`
  const common = {
    ...database.urls,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: 'on',
    SECRET_KEY: 'the-key-of-a-fleet-of-nodes-under-test',
    LIMIT_FACTOR: '1000',
    METRICS_TOKEN,
  }
  const nodes = await Promise.all(each.map((own) => makeFleetNode(directory, { ...common, ...own })))
  await Promise.all(nodes.map((node) => node.start()))
  const proxies: Proxy[] = []
  return {
    database,
    nodes,
    publicUrl,
    async proxy(kind, { sticky, nodes: behind = nodes }) {
      const port = proxies.length === 0 ? publicPort : await freePort()
      const ports = behind.map((node) => node.port)
      const proxy = await startProxy(kind, port, { nodes: ports, sticky, certificate, key, directory })
      proxies.push(proxy)
      return proxy
    },
    company: (people) => found(database, people),
    async stop() {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await Promise.all(nodes.map((node) => node.end('SIGKILL')))
      setDefaultCACertificates(before)
      await database.stop()
      await removeDirectory(directory)
    },
  }
}

async function makeFleetNode(directory: string, env: Record<string, string>): Promise<FleetNode> {
  const port = await freePort()
  let server: ServerProcess | undefined
  return {
    port,
    async start() {
      server = await startServerProcess(directory, { ...env, PORT: String(port) })
      while (!(await isReady(port))) await sleep(50)
    },
    end: async (signal) => (server ? endProcess(server.process, signal) : null),
    async answered(route) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      })
      const counts = (await answer.text())
        .split('\n')
        .filter((line) => line.startsWith('http_request_duration_seconds_count'))
      return counts
        .filter((line) => line.includes(`route="${route}"`))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    },
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function found(database: TestDatabase, count: number): Promise<FleetCompany> {
  const [id, teamId] = [newId(), newId()]
  const names = Array.from({ length: count }, (_, index) => `sailor${index}`)
  const emailOf = (name: string) => `${name}@${id.slice(-8)}.example`
  const members: Member[] = []
  for (const name of names) members.push(await newAccount(database, emailOf(name), true))
  const rows = companyRows(
    {
      company: { id, name: 'Harbor', slug: `harbor-${id.slice(-8)}` },
      people: members.map((member, index) => ({
        id: member.id,
        email: emailOf(names[index]!),
        fullName: names[index]!,
        level: index === 0 ? 'director' : 'manager',
      })),
      teams: [
        {
          id: teamId,
          name: 'Crew',
          isLeadership: true,
          createdBy: members[0]!.id,
          members: members.map((member) => ({ id: newId(), personId: member.id })),
        },
      ],
    },
    new Date().toISOString(),
  )
  const node = makeNode(database.app)
  await node.start()
  await node.createHead(id)
  await node.run(id, null, insertRows(rows), {})
  await node.stop()
  return { id, teamId, members }
}
