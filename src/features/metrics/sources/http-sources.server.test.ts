import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { type Receiver, startReceiver } from '../../integrations/receiver-harness.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import { numberAt } from './json-path.server.ts'
import { fillFromSource } from './sources.mutations.ts'
import { sourceRequests, sourcesOf, THIS_WEEK } from './sources-harness.ts'

let server: Served
let receiver: Receiver
let lena: SignedIn, theo: SignedIn
const { newMetric, http, valueOf, metricOf, sqlOf } = sourcesOf(() => server)
const { save, tryOut, act, state, turn } = sourceRequests(
  () => server,
  () => lena,
)

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  const { people } = server.harbor
  lena = await server.signIn(people['lena']!)
  theo = await server.signIn(people['theo']!)
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  answers({ total: 42 })
  return () => receiver.stop()
})

const answers = (body: object | string, type = 'application/json') =>
  receiver.answer(200, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': type })
/** As if the scheduled time had come. */
const comes = (metricId: string, ago = '1 minute') =>
  sqlOf(
    'update metric_sources set next_at = now() - $3::interval, try_at = now() - $3::interval where company_id = $1 and id = $2',
    metricId,
    ago,
  )
const everythingKept = async () =>
  JSON.stringify(
    (
      await sqlOf(
        `select to_jsonb(s) from metric_sources s where company_id = $1 union all select to_jsonb(r) from metric_runs r where company_id = $1
         union all select to_jsonb(l) from metric_lineage l where company_id = $1`,
      )
    ).rows,
  )
async function filled(name: string, patch: object = {}): Promise<string> {
  const id = await newMetric(name)
  expect((await save(http(id, `${receiver.url}/sales`, patch))).status).toBe(200)
  return id
}

describe('a metric that an address fills', () => {
  test('shows first what would be entered, then enters it at its time, and says where it came from', async () => {
    const id = await newMetric('Sales')
    const input = http(id, `${receiver.url}/sales?key=hush-hush-key`, {
      method: 'POST',
      body: '{"of":"week"}',
      headers: [{ name: 'Authorization', value: 'Bearer very-secret-word' }],
    })
    answers('{"total": 42, "echo": "Bearer very-secret-word"}')
    const trial = (await tryOut(input)).body
    expect(trial).toMatchObject({ failure: null, cells: [{ week: THIS_WEEK, value: 42, byHand: false }] })
    expect(trial.answer).not.toContain('very-secret-word')
    expect(await valueOf(id)).toBeNull()
    expect((await save(input)).status).toBe(200)
    await comes(id)
    await turn(id)
    expect(await valueOf(id)).toBe(42)
    expect(receiver.received.at(-1)).toMatchObject({
      method: 'POST',
      body: '{"of":"week"}',
      headers: { authorization: 'Bearer very-secret-word' },
    })
    const told = await state(id)
    const host = new URL(receiver.url).host
    expect(told).toMatchObject({
      origins: [{ week: THIS_WEEK, value: 42, kind: 'http', origin: `POST ${host}`, detail: '$.total' }],
      source: { url: `${receiver.url}/sales?key=…`, headers: ['Authorization'], body: '{"of":"week"}' },
      runs: [{ value: 42, week: THIS_WEEK, failure: null, kept: 0 }],
    })
    for (const text of [JSON.stringify(told), await everythingKept()]) {
      expect(text).not.toContain('very-secret-word')
      expect(text).not.toContain('hush-hush-key')
    }
    expect((await state(id, theo)).source).toBeNull()
  })

  test('is asked once for a time, by two nodes and after one died before it had noted that', async () => {
    const id = await filled('Once')
    await comes(id)
    const second = await sqlOf<{ nextAt: Date }>(
      'select next_at as "nextAt" from metric_sources where company_id = $1 and id = $2',
      id,
    )
    const scheduledFor = second.rows[0]!.nextAt.toISOString()
    const fill = (value: number) =>
      server.services.node.run(server.harbor.id, null, fillFromSource, {
        ids: [cellOf(id, THIS_WEEK).id],
        metricId: id,
        scheduledFor,
        cells: [{ week: THIS_WEEK, value }],
      })
    // A node entered it and died.
    await fill(41)
    await turn(id)
    expect(await valueOf(id)).toBe(41)
    await fill(40)
    expect(await valueOf(id)).toBe(41)
    expect(await turn(id)).toBeInstanceOf(Date)
    expect(receiver.received).toHaveLength(1)
  })

  test('runs by itself once it is due', async () => {
    const id = await filled('Alone')
    await comes(id)
    await sqlOf('update outgoing_due set due_at = now() where company_id = $1 and id = $2', id)
    await expect.poll(() => valueOf(id), { timeout: 15_000 }).toBe(42)
  })

  test('keeps what somebody enters afterwards, and is filled again once they clear it', async () => {
    const id = await filled('By hand')
    await act(id, 'run')
    const enter = (value: number | null) =>
      server.services.node.run(server.harbor.id, server.harbor.people['lena']!, setMetricValue, {
        ...cellOf(id, THIS_WEEK),
        value,
      })
    await enter(7)
    expect((await act(id, 'run')).body.runs[0]).toMatchObject({ value: 42, kept: 1, failure: null })
    expect(await valueOf(id)).toBe(7)
    await enter(null)
    await act(id, 'run')
    expect(await valueOf(id)).toBe(42)
  })

  test('is marked while that fails, and running it again mends it', async () => {
    const id = await filled('Failing')
    receiver.answer(500, 'oops')
    await comes(id)
    const again = await turn(id)
    expect(again!.getTime()).toBeGreaterThan(Date.now())
    expect((await metricOf(id)).sourceFailingSince).not.toBeNull()
    expect((await state(id)).runs[0]).toMatchObject({ failure: 'The answer was 500.', value: null })
    answers({ total: 43 })
    const { body } = await act(id, 'run')
    expect(body.runs[0]).toMatchObject({ value: 43, runBy: lena.userId })
    expect(body.source?.failingSince).toBeNull()
    expect((await metricOf(id)).sourceFailingSince).toBeNull()
  })

  test('is not asked any more after failing for days, and its people are told once', async () => {
    const id = await filled('Given up')
    await receiver.stop()
    await sqlOf(
      "update metric_sources set failures = 4, attempts = 4, failing_since = now() - interval '4 days' where company_id = $1 and id = $2",
      id,
    )
    await comes(id)
    expect(await turn(id)).toBeNull()
    expect(await turn(id)).toBeNull()
    expect((await state(id)).source?.stoppedAt).not.toBeNull()
    const told = async () => {
      const { rows } = await server.services.pool.query<{ to: string }>(
        "select recipient as to from mail_outbox where subject = 'A metric no longer fills itself'",
      )
      return rows.map(({ to }) => to).toSorted()
    }
    await expect.poll(told, { timeout: 15_000 }).toEqual(['lena@harbor.example', 'maya@harbor.example'])
  })

  test.each<[string, object | string, (string | undefined)?, string?]>([
    ['is no JSON', '<html>', 'text/html'],
    ['says that it is JSON and is not', '{"total": '],
    ['has nothing there', { sum: 1 }],
    ['has several values there', { total: 1, other: 2 }, undefined, '$.*'],
    ['has a word there', { total: 'many' }],
    ['has a number that is too large', { total: 1e300 }],
    ['has a path that nobody can read', { total: 1 }, undefined, '$[['],
    ['is a bomb of brackets', '['.repeat(400_000), undefined, '$..total'],
    ['is larger than anything', `{"total": 1, "x": "${'x'.repeat(600_000)}"}`],
  ])('enters nothing of an answer that %s', async (_what, body, type, path = '$.total') => {
    const id = await newMetric(`Wrong ${_what}`)
    answers(body, type)
    const { status, body: trial } = await tryOut(http(id, `${receiver.url}/`, { path }))
    if (status === 200 && trial.failure === null) {
      await save(http(id, `${receiver.url}/`, { path }))
      expect((await act(id, 'run')).body.runs[0]?.failure).toMatch(/./)
    } else expect(status === 200 ? trial.failure : status).toBeTruthy()
    expect(await valueOf(id)).toBeNull()
  })

  test('has a number in quotes, deep inside', async () => {
    answers({ data: [{ name: 'a' }, { name: 'b', sum: ' 12.5 ' }] })
    const id = await newMetric('Deep')
    const { body } = await tryOut(http(id, `${receiver.url}/`, { path: "$.data[?@.name == 'b'].sum" }))
    expect(body.cells).toMatchObject([{ value: 12.5 }])
  })

  test('holds up nobody with an expression that never ends', async () => {
    const hostile = JSON.stringify({ a: [`${'a'.repeat(40)}!`] })
    const found = numberAt('harbor', '$.a[?match(@, "(a*)*b")]', hostile)
    const others = Promise.resolve('still answers')
    expect(await others).toBe('still answers')
    expect((await found).problem).not.toBeNull()
  })
})
