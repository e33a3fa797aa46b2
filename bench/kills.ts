import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { app } from '../src/features/registry.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import type { MutateAnswer } from '../src/sync/protocol.ts'
import { atMost, type Bar, percentile, plain, sorted } from './bar.ts'
import { type BenchCompany, type BenchPerson, openStage, type Stage } from './stage.ts'

const KILLS = 200
const WRITERS = 4
/** That the database is away is said a thousand times. */
const QUIET = { LOG_LEVEL: 'fatal' }

/** The server, its database, or both are killed 200 times in a row while people write. */
export const kills: Bar = {
  name: 'kills',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: WRITERS, issues: 0, tasks: 0 })
      const over = new AbortController()
      const told: Told = { acknowledged: [], unfit: 0 }
      const { acknowledged } = told
      const node = await stage.restartApart([], QUIET)
      const writing = Promise.all(
        company.people.map((person) => write(stage.url, company, person, told, over.signal)),
      )
      const away = await Promise.race([killAgainAndAgain(stage, node, acknowledged), writing.then(() => [])])
      over.abort()
      await writing
      await stage.restart()
      const { rows } = await inCompany(stage.services.pool, company.id, null, (client) =>
        client.query<{ id: string }>('select id from issues where company_id = $1', [company.id]),
      )
      const stored = new Set(rows.map(({ id }) => id))
      const inOrder = sorted(away)
      return [
        {
          what: 'kills: writes acknowledged meanwhile',
          measured: plain(acknowledged.length),
          bar: '',
          reached: null,
        },
        atMost(
          `kills: acknowledged writes lost in ${inOrder.length}`,
          acknowledged.filter((id) => !stored.has(id)).length,
          0,
          plain,
        ),
        atMost(
          'kills: writes that are there and were never acknowledged',
          stored.size - acknowledged.length,
          0,
          plain,
        ),
        atMost('kills: answers that say neither done nor try later', told.unfit, 0, plain),
        atMost('kills: ready again after, p50', percentile(inOrder, 0.5), 2_000),
        atMost('kills: ready again after, p99', percentile(inOrder, 0.99), 2_000),
      ]
    } finally {
      await stage.stop()
    }
  },
}

interface Told {
  /** The ids of issues. */
  acknowledged: string[]
  /** Answers that are neither a success nor ask for patience. */
  unfit: number
}

/** Resolves to how long each time nobody could work, in milliseconds. */
async function killAgainAndAgain(
  stage: Stage,
  first: ChildProcess,
  acknowledged: readonly string[],
): Promise<number[]> {
  let node = first
  const away: number[] = []
  while (away.length < KILLS) {
    const before = acknowledged.length
    while (acknowledged.length === before) await sleep(5)
    await sleep(Math.random() * 200)
    const kind = away.length % 3
    const killedAt = performance.now()
    if (kind > 0) await killDatabase(stage)
    if (kind !== 1) {
      node.kill('SIGKILL')
      await once(node, 'exit')
      node = await stage.restartApart([], QUIET)
    } else await untilReady(stage)
    away.push(performance.now() - killedAt)
  }
  return away
}

async function killDatabase({ directory }: Stage): Promise<void> {
  const file = await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n', 1)[0]), 'SIGKILL')
}

async function untilReady({ url }: Stage): Promise<void> {
  // The server may not have noticed yet.
  await sleep(100)
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(20)
}

/** Adds issues, each sent until it is answered. */
async function write(
  url: string,
  { id: companyId, teamId }: BenchCompany,
  { cookie }: BenchPerson,
  told: Told,
  over: AbortSignal,
): Promise<void> {
  const clientId = randomUUID()
  for (let mid = 1; !over.aborted; mid++) {
    const id = newId()
    const args = { id, title: 'The tide is in', issueType: 'short_term', teamId }
    const body = JSON.stringify({
      clientId,
      schema: app.schema,
      mutations: [{ mid, name: 'createIssue', args }],
    })
    const send = async () => {
      const answer = await fetch(`${url}/api/sync/${companyId}/mutate`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body,
      })
      if (![200, 503].includes(answer.status)) told.unfit++
      return answer.ok ? ((await answer.json()) as MutateAnswer).results[0]! : null
    }
    let result = await send().catch(() => null)
    while (!result) {
      await sleep(20)
      result = await send().catch(() => null)
    }
    if (result.status !== 'ok') throw new Error(JSON.stringify(result))
    told.acknowledged.push(id)
    await sleep(20)
  }
}
