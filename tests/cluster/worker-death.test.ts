import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { app } from '../../src/features/registry.ts'
import type { DatabaseAddress } from '../../src/server/database/address.ts'
import { inCompany } from '../../src/server/database/in-company.ts'
import { newId } from '../../src/sync/id.ts'
import { type Served, served, type ServedCompany } from '../served.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let server: Served
/** Of two companies on different workers, the one whose worker dies, and the other. */
let struck: Worker, spared: Worker

// Which worker a company comes to depends on its id.
beforeAll(async () => {
  for (;;) {
    server = await served()
    struck = await workerOf(server.harbor)
    spared = await workerOf(server.lantern)
    if (struck.port !== spared.port) return
    await server.stop()
  }
})
afterAll(() => server?.stop())

type Answer = { at: number; status: number; retryAfter: string | null }

/** Somebody who adds headlines until told to stop, and who sends each again until it is accepted, as a browser does. */
async function writer(company: ServedCompany, person: string) {
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

type Worker = { port: number; pid: number; directory: string; programs: string }

/** The server process that holds the company. */
async function workerOf({ id }: ServedCompany): Promise<Worker> {
  const { rows } = await server.services.pool.query<{ port: number }>(
    `select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
     where shardid = get_shard_id_for_distribution_column('sync_head', $1::uuid)`,
    [id],
  )
  const { port } = rows[0]!
  const client = new pg.Client(inject('testCluster').workers.find((address) => portOf(address) === port))
  await client.connect()
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
async function startAgain({ programs, directory }: Worker): Promise<void> {
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

const since = (answers: Answer[], moment: number) => answers.filter(({ at }) => at > moment)
const succeed = ({ status }: Answer) => status === 200

test('a worker is killed: its company is told to come back, the others go on, and nothing acknowledged is lost', async () => {
  const [there, here] = [await writer(server.harbor, 'maya'), await writer(server.lantern, 'ravi')]
  await expect.poll(() => Math.min(there.accepted.length, here.accepted.length)).toBeGreaterThan(20)

  process.kill(struck.pid, 'SIGKILL')
  const killed = Date.now()
  await expect.poll(() => since(there.answers, killed).length, { timeout: 20_000 }).toBeGreaterThan(5)
  await expect.poll(() => since(here.answers, killed).length, { timeout: 20_000 }).toBeGreaterThan(50)
  expect(since(here.answers, killed).every(succeed)).toBe(true)
  const refused = there.answers.filter((answer) => !succeed(answer))
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of refused) expect([status, Number(retryAfter)]).toEqual([503, 2])

  await startAgain(struck)
  const back = Date.now()
  await expect
    .poll(() => since(there.answers, back).filter(succeed).length, { timeout: 20_000 })
    .toBeGreaterThan(20)
  await Promise.all([there.stop(), here.stop()])
  for (const [company, { accepted }] of [
    [server.harbor, there],
    [server.lantern, here],
  ] as const) {
    const { rows } = await inCompany(server.services.pool, company.id, null, (client) =>
      client.query<{ found: number }>(
        'select count(*)::int as found from headlines where company_id = $1 and id = any ($2)',
        [company.id, accepted],
      ),
    )
    expect(rows).toEqual([{ found: accepted.length }])
  }
})
