import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { metrics } from '../metrics.table.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, mondayOf, utcDayOf } from '../../time/calendar.rules.ts'
import { clearSchedule, setSchedule } from '../../meetings/schedule/schedules.mutations.ts'
import { createMetric } from '../definition/metric-definition.mutations.ts'
import { deleteMetric } from '../definition/delete-metrics.mutations.ts'
import { metricHistory } from '../panel/panel.queries.ts'
import type { InletState, NewInlet } from './inlets.requests.ts'

let server: Served
let metricId: string
let maya: SignedIn, omar: SignedIn, lena: SignedIn, theo: SignedIn, ravi: SignedIn
const THIS_WEEK = mondayOf(utcDayOf(new Date().toISOString()))

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  const { harbor, lantern } = server
  const signIn = (id: string | undefined) => server.signIn(id!)
  maya = await signIn(harbor.people['maya'])
  omar = await signIn(harbor.people['omar'])
  lena = await signIn(harbor.people['lena'])
  theo = await signIn(harbor.people['theo'])
  ravi = await signIn(lantern.people['ravi'])
  metricId = await newMetric('Leads')
})
afterAll(() => server.stop())

async function newMetric(name: string, formula?: string): Promise<string> {
  const id = newId()
  await server.services.node.run(server.harbor.id, server.harbor.people['lena']!, createMetric, {
    id,
    teamId: server.harbor.teams.crew,
    ownerId: server.harbor.people['lena']!,
    name,
    description: null,
    unit: 'number',
    targetValue: 10,
    targetLogic: 'greater_than_or_equal',
    aggregationType: 'total',
    ...(formula && { formula }),
  })
  return id
}
async function post(path: string, { cookie }: SignedIn, id = metricId, companyId = server.harbor.id) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ companyId, metricId: id }),
  })
  return { status: answer.status, body: (await answer.json()) as NewInlet }
}
const made = async (id = metricId) => (await post('/api/metrics/inlet', lena, id)).body.address
/** As a program anywhere would: no cookie, no Origin. */
async function send(address: string, body: object, from = '198.51.100.7') {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as { error?: { code: string } } }
}
/** What its cell tells of. */
const failingSince = async () =>
  (await server.services.node.company(server.harbor.id))!.replica.store.get(metrics, metricId)!
    .sourceFailingSince
const history = async (id = metricId) =>
  (await server.services.node.ask(server.harbor.id, server.harbor.people['lena']!, metricHistory, {
    metricId: id,
  }))!.changes
async function state(id = metricId): Promise<InletState> {
  const answer = await fetch(`${server.url}/api/metrics/inlet/${server.harbor.id}/${id}`, {
    headers: { cookie: lena.cookie },
  })
  return (await answer.json()) as InletState
}

describe('a program that has a metric’s address', () => {
  test('enters this week’s value, and the history says that a program did', async () => {
    const address = await made()
    expect(await send(address, { value: 12.5 })).toEqual({
      status: 200,
      body: { week: THIS_WEEK, value: 12.5 },
    })
    expect(await history()).toMatchObject([
      { week: THIS_WEEK, by: '00000000-0000-0000-0000-000000000000', value: { before: null, after: 12.5 } },
    ])
    expect((await state()).runs).toMatchObject([{ value: 12.5, week: THIS_WEEK, failure: null }])
  })

  test('sends the same value as often as it likes and changes nothing, and another day names its week', async () => {
    const id = await newMetric('Calls')
    const address = await made(id)
    const day = addDays(THIS_WEEK, -5)
    await Promise.all(Array.from({ length: 10 }, () => send(address, { value: 3, date: day })))
    expect(await history(id)).toMatchObject([{ week: mondayOf(day), value: { before: null, after: 3 } }])
    expect((await state(id)).runs).toHaveLength(10)
  })

  test('names no day on Monday morning in Auckland: that week is meant, not the one that is over', async () => {
    const { id: companyId, people, teams } = server.harbor
    const run: Served['services']['node']['run'] = (...mutation) => server.services.node.run(...mutation)
    const schedule = { id: newId(), teamId: teams.crew, meetingType: 'weekly' as const }
    const time = { startsOn: THIS_WEEK, timeOfDay: '09:30', minutes: 90, everyWeeks: 1 }
    const there = { ...schedule, ...time, timeZone: 'Pacific/Auckland' }
    await run(companyId, people['omar']!, setSchedule, there)
    const address = await made(await newMetric('Berths'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(THIS_WEEK, -1)}T20:00:00Z`) })
    try {
      expect(await send(address, { value: 5 })).toMatchObject({ body: { week: THIS_WEEK } })
    } finally {
      vi.useRealTimers()
      await run(companyId, people['omar']!, clearSchedule, { id: schedule.id })
    }
  })

  test('is told what is not taken, and so is whoever looks at the metric', async () => {
    const address = await made()
    const next = addDays(THIS_WEEK, 14)
    expect(await send(address, { value: 1, date: next })).toMatchObject({ status: 409 })
    expect((await state()).runs[0]).toMatchObject({ failure: expect.stringMatching(/./) })
    expect(await failingSince()).not.toBeNull()
    await send(address, { value: 1 })
    expect(await failingSince()).toBeNull()
    for (const body of [
      {},
      { value: '7' },
      { value: null },
      { value: 1, metricId },
      { value: 1, date: 'soon' },
    ])
      expect((await send(address, body)).status).toBe(400)
    expect((await send(address, { value: 1, date: '2026-99-99' })).status).toBe(409)
    expect((await send(address, { value: 1e300 })).body.error?.code).toBe('value/too-large')
  })

  test('finds nothing by a changed address, by one that was ended, and by one before the latest', async () => {
    const first = await made()
    const second = await made()
    expect([(await send(first, { value: 1 })).status, (await send(second, { value: 1 })).status]).toEqual([
      404, 200,
    ])
    const changed = second.slice(0, -1) + (second.endsWith('A') ? 'B' : 'A')
    expect((await send(changed, { value: 1 })).status).toBe(404)
    await post('/api/metrics/inlet/end', lena)
    expect((await send(second, { value: 1 })).status).toBe(404)
  })

  test('enters nothing into a metric that is gone', async () => {
    const id = await newMetric('Gone')
    const address = await made(id)
    await server.services.node.run(server.harbor.id, server.harbor.people['lena']!, deleteMetric, {
      metricId: id,
    })
    expect((await send(address, { value: 1 })).status).toBeGreaterThanOrEqual(400)
  })

  test('is limited, and so is guessing', async () => {
    const id = await newMetric('Often')
    const address = await made(id)
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await send(address, { value: 1 })).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const guess = () =>
      `${server.url}/api/inlets/${Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url')}`
    const guesses = await Promise.all(
      Array.from({ length: 12 }, async () => (await send(guess(), { value: 1 }, '198.51.100.40')).status),
    )
    expect(guesses.filter((status) => status === 429)).toHaveLength(2)
    expect((await state(id)).runs).toHaveLength(50)
  })
})

describe('the address of a metric', () => {
  test('is made by its owner and the managers of its team alone', async () => {
    expect((await post('/api/metrics/inlet', maya)).status).toBe(200)
    expect((await post('/api/metrics/inlet', omar)).status).toBe(200)
    expect((await post('/api/metrics/inlet', theo)).status).toBe(403)
    expect((await post('/api/metrics/inlet/end', theo)).status).toBe(403)
    expect((await post('/api/metrics/inlet', ravi)).status).toBe(404)
    expect((await post('/api/metrics/inlet', ravi, metricId, server.lantern.id)).status).toBe(404)
  })

  test('is in no row', async () => {
    const token = (await made()).split('/').at(-1)!
    const { rows } = await server.services.node.options.inCompany(server.harbor.id, null, (client) =>
      client.query<{ found: string }>('select to_jsonb(metric_inlets)::text as found from metric_inlets'),
    )
    for (const { found } of rows) expect(found).not.toContain(token.slice(22))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('takes only what it is for: no other route takes requests from anywhere', async () => {
    const answer = await fetch(`${server.url}/api/metrics/inlet`, {
      method: 'POST',
      headers: { cookie: lena.cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ companyId: server.harbor.id, metricId }),
    })
    expect(answer.status).toBe(403)
  })
})
