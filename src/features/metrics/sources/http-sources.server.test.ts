import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { asking, type Receiver, startReceiver } from '../../integrations/receiver-harness.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { cellOf, setMetricValue } from '../values/metric-values.mutations.ts'
import { numberAt } from './json-path.server.ts'
import { fillFromSource } from './sources.mutations.ts'
import { sourceTurn } from './source-turn.server.ts'
import { sourcesOf, THIS_WEEK } from './sources-harness.ts'
import type { SourceInput, SourceState, Trial } from './sources.requests.ts'

let server: Served
let receiver: Receiver
let maya: SignedIn, omar: SignedIn, lena: SignedIn, theo: SignedIn, ravi: SignedIn
let ask: ReturnType<typeof asking>
const { newMetric, http, valueOf, metricOf, sqlOf } = sourcesOf(() => server)

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  ask = asking(server.url)
  const { harbor, lantern } = server
  const signIn = (id: string | undefined) => server.signIn(id!)
  maya = await signIn(harbor.people['maya'])
  omar = await signIn(harbor.people['omar'])
  lena = await signIn(harbor.people['lena'])
  theo = await signIn(harbor.people['theo'])
  ravi = await signIn(lantern.people['ravi'])
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  answers({ total: 42 })
  return () => receiver.stop()
})

const answers = (body: object | string, type = 'application/json') =>
  receiver.answer(200, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': type })
const save = (input: SourceInput, by = lena) => ask('/api/metrics/source', by, input)
const tryOut = (input: SourceInput, by = lena) => ask<Trial>('/api/metrics/source/try', by, input)
const act = (metricId: string, does: string, by = lena) =>
  ask<SourceState>('/api/metrics/source/act', by, { companyId: server.harbor.id, metricId, act: does })
const state = async (metricId: string, by = lena) =>
  (await ask<SourceState>(`/api/metrics/source/${server.harbor.id}/${metricId}`, by)).body
const turn = (metricId: string) =>
  sourceTurn(server.services, { id: metricId, companyId: server.harbor.id, kind: 'source' })
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

describe('what fills a metric', () => {
  test('is made, tried and seen by its owner and the managers of its team alone', async () => {
    const id = await newMetric('Whose')
    const input = http(id, `${receiver.url}/`)
    for (const by of [theo, ravi]) {
      const status = by === theo ? 403 : 404
      expect((await save(input, by)).status).toBe(status)
      expect((await tryOut(input, by)).status).toBe(status)
      expect((await act(id, 'run', by)).status).toBe(status)
    }
    expect((await save({ ...input, companyId: server.lantern.id }, ravi)).status).toBe(404)
    expect(receiver.received).toHaveLength(0)
    for (const by of [maya, omar, lena]) expect((await save(input, by)).status).toBe(200)
    const elsewhere = await ask(`/api/metrics/source/${server.harbor.id}/${id}`, ravi)
    expect(elsewhere.status).toBe(404)
  })

  test('goes into no private network, neither at once nor when a name leads there later', async () => {
    const id = await newMetric('Inside')
    for (const url of [
      'http://10.0.0.7/',
      'https://169.254.169.254/latest',
      'https://[::1]/',
      'file:///etc/passwd',
    ])
      expect((await tryOut(http(id, url))).body.error?.code).toBe('source/not-usable')
    receiver.answer(302, '', { location: 'http://10.0.0.7/' })
    expect((await tryOut(http(id, `${receiver.url}/`))).body.failure).toMatch(/leads to another address/)
  })

  test('sends its secrets to no host that they were not entered for', async () => {
    const headers = [{ name: 'X-Key', value: 'only-for-the-first' }]
    const id = await filled('Secret', { headers })
    const thief = await startReceiver()
    const kept = [{ name: 'X-Key' }]
    const stolen = http(id, `${thief.url}/`, { headers: kept })
    expect((await save(stolen, omar)).body.error?.code).toBe('source/secrets-again')
    expect((await tryOut(stolen, omar)).body.error?.code).toBe('source/secrets-again')
    expect(thief.received).toHaveLength(0)
    await thief.stop()
    expect((await save(http(id, `${receiver.url}/other`, { headers: kept }), omar)).status).toBe(200)
    await act(id, 'run')
    expect(receiver.received.at(-1)).toMatchObject({
      path: '/other',
      headers: { 'x-key': 'only-for-the-first' },
    })
  })

  test('runs in the name of whoever saved it: not after they were demoted, until somebody else saves it', async () => {
    const id = await newMetric('Demoted')
    await save(http(id, `${receiver.url}/`), omar)
    const level = (to: 'manager' | 'member') =>
      server.services.node.run(server.harbor.id, server.harbor.people['maya']!, setPermission, {
        auditId: newId(),
        personId: omar.userId,
        level: to,
      })
    await level('member')
    const before = receiver.received.length
    expect((await act(id, 'run')).body.runs[0]?.failure).toMatch(/may not do so any more/)
    expect(receiver.received).toHaveLength(before)
    await save(http(id, `${receiver.url}/`), lena)
    expect((await act(id, 'run')).body.runs[0]?.failure).toBeNull()
    await level('manager')
  })

  test('takes no headers that say where a request goes, and no second line in one', async () => {
    const id = await newMetric('Headers')
    for (const header of [
      { name: 'Host', value: 'inside' },
      { name: 'Content-Length', value: '3' },
      { name: 'X-A', value: 'a\r\nX-B: b' },
      { name: 'a b', value: 'c' },
    ])
      expect((await save(http(id, `${receiver.url}/`, { headers: [header] }))).status).toBe(400)
  })

  test('is gone once it is removed', async () => {
    const id = await filled('Removed')
    await act(id, 'remove')
    expect((await state(id)).source).toBeNull()
    expect(await turn(id)).toBeNull()
    expect((await act(id, 'run')).status).toBe(404)
  })
})
