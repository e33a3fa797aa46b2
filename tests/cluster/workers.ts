import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject } from 'vitest'
import { companyRows } from '../../src/features/people/company-rows.rules.ts'
import { insertRows } from '../../src/features/people/insert-rows.mutations.ts'
import { app } from '../../src/features/registry.ts'
import type { DatabaseAddress } from '../../src/server/database/address.ts'
import { newId } from '../../src/sync/id.ts'
import type { SyncNode } from '../../src/sync/server/node.ts'
import { makeNode } from '../cast.ts'
import { connectedClient } from '../connected-client.ts'
import { type Served, served, type ServedCompany } from '../served.ts'

/** A server whose two companies are on different workers: the one whose worker is struck, and the other. */
export async function onTwoWorkers(): Promise<{ server: Served; struck: Worker; spared: Worker }> {
  // Which worker a company comes to depends on its id.
  for (;;) {
    const server = await served()
    const struck = await workerOf(server, server.harbor.id)
    const spared = await workerOf(server, server.lantern.id)
    if (struck.port !== spared.port) return { server, struck, spared }
    await server.stop()
  }
}

export type Answer = { at: number; status: number; retryAfter: string | null }

/** Somebody who adds headlines until told to stop, and who sends each again until it is accepted, as a browser does. */
export async function writer(server: Served, company: ServedCompany, person: string) {
  const { cookie } = await server.signIn(company.people[person]!)
  const clientId = newId()
  const answers: Answer[] = []
  const accepted: string[] = []
  const end = new AbortController()
  const running = (async () => {
    for (let mid = 1; !end.signal.aborted; mid++) {
      const id = newId()
      const args = { id, title: `Headline ${mid}`, teamId: company.teams.leadership }
      for (let done = false; !done && !end.signal.aborted;) {
        const response = await fetch(`${server.url}/api/sync/${company.id}/mutate`, {
          method: 'POST',
          headers: { cookie, origin: server.url, 'content-type': 'application/json' },
          body: JSON.stringify({
            clientId,
            schema: app.schema,
            mutations: [{ mid, name: 'createHeadline', args }],
          }),
        })
        const body = (await response.json()) as { results?: { status: string }[] }
        answers.push({
          at: Date.now(),
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
        })
        done = response.ok && body.results?.[0]?.status === 'ok'
        if (done) accepted.push(id)
        else await sleep(50)
      }
    }
  })()
  return {
    answers,
    accepted,
    async stop() {
      end.abort()
      await running
    },
  }
}

export type Worker = { port: number; pid: number; directory: string; programs: string }

/** The server process that holds the company. */
async function workerOf(server: Served, companyId: string): Promise<Worker> {
  const { rows } = await server.services.pool.query<{ port: number }>(
    `select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column('sync_head', $1::uuid)`,
    [companyId],
  )
  const { port } = rows[0]!
  const client = await connectedClient(
    inject('testCluster').workers.find((address) => portOf(address) === port)!,
  )
  try {
    const { rows: settings } = await client.query<{ directory: string; programs: string }>(
      "select current_setting('data_directory') as directory, (select setting from pg_config where name = 'BINDIR') as programs",
    )
    const { directory, programs } = settings[0]!
    return { port, directory, programs, pid: await pidIn(directory) }
  } finally {
    await client.end()
  }
}

const portOf = (address: DatabaseAddress) =>
  'connectionString' in address ? Number(new URL(address.connectionString).port) : address.port

const pidIn = async (directory: string) =>
  Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Starts it again as the account that owns its files; its former processes may take a moment to end. */
export async function startAgain({ programs, directory }: Worker): Promise<void> {
  const { uid, gid } = await stat(directory)
  const log = join(directory, 'restarted.log')
  await expect
    .poll(
      async () => {
        const control = spawn(join(programs, 'pg_ctl'), ['-D', directory, '-l', log, '-w', 'start'], {
          uid,
          gid,
          cwd: directory,
          stdio: 'ignore',
        })
        return (await once(control, 'exit'))[0] as number
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(0)
}

export const since = (answers: Answer[], moment: number) => answers.filter(({ at }) => at > moment)
export const succeed = ({ status }: Answer) => status === 200

/** A company on the worker, which has no rows yet. */
export async function companyOn(server: Served, { port }: Pick<Worker, 'port'>): Promise<string> {
  for (;;) {
    const id = randomUUID()
    if ((await workerOf(server, id)).port !== port) continue
    await server.services.node.createHead(id)
    return id
  }
}

/** Gives the company its first rows: that loads it, reads and commits. */
export function found(node: SyncNode, id: string): Promise<void> {
  const nora = newId()
  const rows = companyRows(
    {
      company: { id, name: 'Pier', slug: id },
      people: [{ id: nora, email: `${nora}@pier.example`, fullName: 'Nora', level: 'director' }],
      teams: [],
    },
    new Date().toISOString(),
  )
  return node.run(id, null, insertRows(rows), {})
}

/** Founds the company in a node that tells no other, and waits until the server, which serves it too, has heard of it by asking. */
export async function heardByAsking({ services: { node, pool } }: Served, id: string): Promise<void> {
  const quiet = makeNode(pool, { losePoke: () => true })
  const { replica } = (await node.company(id))!
  await found(quiet, id)
  await expect.poll(() => replica.seq, { timeout: 10_000 }).toBe(1)
  await quiet.stop()
}
