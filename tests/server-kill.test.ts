import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '../src/features/registry.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import type { MutateAnswer } from '../src/sync/protocol.ts'
import { type Killable, killable, newAccount } from './killable.ts'
import { type Chance, chance, seeds } from './seeded.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const KILLS = 6
const WRITERS = 4
const LARGEST_BATCH = 8

let server: Killable

beforeEach(async () => {
  server = await killable('kill')
})
afterEach(() => server.stop())

/** A program that sends each request under its key until it is answered. */
async function programOf({ cookie, id: companyId }: Company) {
  const wanted = {
    companyId,
    name: 'Scales',
    scopes: ['tasks:write'],
    teamIds: null,
    expires: '7',
    proposes: false,
  }
  const made = await server.post(cookie, '/api/tokens', wanted)
  const { token } = (await made.json()) as { token: string }
  const send = async (key: string, title: string): Promise<string | null> => {
    const answer = await fetch(`${server.url}/api/v1/mutations/createTask`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title, taskType: 'personal', dueDate: '2026-12-01' }),
    }).catch(() => null)
    assert.ok([200, 429, 503, undefined].includes(answer?.status), `answered ${answer?.status}`)
    if (answer?.status !== 200) return null
    const told = (await answer.json().catch(() => null)) as { ids: { id: string } } | null
    return told?.ids.id ?? null
  }
  return async (key: string, title: string): Promise<string> => {
    for (;;) {
      const id = await send(key, title)
      if (id !== null) return id
      await sleep(20)
    }
  }
}

interface Company {
  cookie: string
  id: string
}

/** A browser that sends what waits until it is answered, under the same mids each time. */
class Writer {
  readonly #clientId = randomUUID()
  readonly #company: Company
  #mid = 0
  /** The rows whose mutations were acknowledged. */
  readonly acknowledged: string[] = []

  constructor(company: Company) {
    this.#company = company
  }

  async write(name: string, rows: ({ id: string } & object)[]): Promise<void> {
    const mutations = rows.map((args) => ({ mid: ++this.#mid, name, args }))
    const body = { clientId: this.#clientId, schema: app.schema, mutations }
    for (let answer: MutateAnswer | null = null; !answer;) {
      answer = await this.#send(body)
      if (!answer) await sleep(20)
      else
        assert.ok(
          answer.results.every(({ status }) => status === 'ok'),
          JSON.stringify(answer.results),
        )
    }
    this.acknowledged.push(...rows.map(({ id }) => id))
  }

  async #send(body: object): Promise<MutateAnswer | null> {
    const { cookie, id } = this.#company
    // The answer may be cut off, too.
    const answer = await server.post(cookie, `/api/sync/${id}/mutate`, body).catch(() => null)
    assert.ok([200, 503, undefined].includes(answer?.status), `answered ${answer?.status}`)
    return answer?.status === 200 ? ((await answer.json().catch(() => null)) as MutateAnswer | null) : null
  }
}

async function foundCompany(): Promise<Company & { teamId: string }> {
  const { cookie } = await newAccount(server.database, 'maya@harbor.example')
  const founded = await server.post(cookie, '/api/companies', { name: 'Harbor' })
  const { companyId } = (await founded.json()) as { companyId: string }
  const company = { cookie, id: companyId }
  const teamId = newId()
  await new Writer(company).write('createTeam', [
    { id: teamId, membershipId: newId(), name: 'Crew' } as { id: string },
  ])
  return { ...company, teamId }
}

/** Kills the server again and again, each time under writes that it has begun to acknowledge. */
async function killAndRestart({ integer }: Chance, writers: readonly Writer[]): Promise<void> {
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0)
  for (let kills = 0; kills < KILLS; kills++) {
    const before = acknowledged()
    await expect.poll(acknowledged).toBeGreaterThan(before)
    await sleep(integer(0, 400))
    await server.kill()
    await server.start()
  }
}

test.each(seeds(1))(
  'a server that is killed again and again loses and doubles nothing that it has acknowledged (SEED=%i)',
  async (seed) => {
    const dice = chance(seed)
    const company = await foundCompany()
    const { teamId } = company
    const writers = Array.from({ length: WRITERS }, () => new Writer(company))
    const over = new AbortController()
    const write = async (writer: Writer) => {
      while (!over.signal.aborted) {
        const count = dice.integer(1, LARGEST_BATCH)
        const headlines = Array.from({ length: count }, () => ({
          id: newId(),
          title: 'The tide is in',
          teamId,
        }))
        await writer.write('createHeadline', headlines)
      }
    }
    const writing = Promise.all(writers.map(write))
    await Promise.race([killAndRestart(dice, writers), writing]).finally(() => over.abort())
    await writing

    const acknowledged = writers.flatMap((writer) => writer.acknowledged)
    const { rows, logged } = await inCompany(server.database.app, company.id, null, async (connection) => ({
      rows: (await connection.query<{ id: string }>('select id from headlines')).rows.map(({ id }) => id),
      logged: (
        await connection.query<{ id: string }>(
          "select row ->> 'id' as id from sync_change where entity = 'headlines'",
        )
      ).rows.map(({ id }) => id),
    }))
    expect(rows.toSorted()).toEqual(acknowledged.toSorted())
    expect(logged.toSorted()).toEqual(acknowledged.toSorted())
  },
)

test('a task that a program makes under a key is there once, although the server is killed in the middle', async () => {
  const company = await foundCompany()
  const make = await programOf(company)
  const ask = <Row extends object>(text: string) =>
    inCompany(server.database.app, company.id, null, async (client) => (await client.query<Row>(text)).rows)
  const keysKept = async () => (await ask('select from api_requests')).length

  // The key is kept, and the commit waits for this transaction; it goes on when nobody is there any more to hear of it.
  const over = Promise.withResolvers<void>()
  // The owner may take as long as a busy machine does.
  const held = inCompany(server.database.owner, company.id, null, async (client) => {
    // On a cluster the lock is taken on a worker, so the query says whose company it is.
    await client.query('select from sync_head where company_id = $1 for update', [company.id])
    await over.promise
  })
  const first = make('k-0', 'Weigh container 0')
  await expect.poll(keysKept).toBe(1)
  await sleep(100)
  await server.kill()
  await server.start()
  over.resolve()
  await held
  const ids = [await first]

  for (let round = 0; round < 2; round++) {
    const keys = Array.from({ length: 20 }, (_, index) => ids.length + index)
    const making = keys.map((key) => make(`k-${key}`, `Weigh container ${key}`))
    await Promise.race(making)
    await server.kill()
    await server.start()
    ids.push(...(await Promise.all(making)))
  }
  const tasks = await ask<{ id: string; title: string }>('select id, title from tasks')
  expect(tasks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(ids.length)
})
