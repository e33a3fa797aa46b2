import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { modelServer } from '../../../tests/model-server.ts'
import { served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { leaveForGood } from '../leaving/account/account-leaving.server.ts'
import { SETUP } from '../portability/setup/setup-tables.rules.ts'
import { stopsWithLine } from './ask-route.server.ts'
import { forgetOld } from './keeping.server.ts'
import { ANSWER_WITHIN } from './partner-limits.rules.ts'
import { endOf, heldRow, KEY, type Partner, partner } from './partner-harness.ts'
import type { PartnerState, ThreadAnswer, UsageAnswer } from './thought-partner.requests.ts'

let here: Partner
let lena: SignedIn, omar: SignedIn
beforeAll(async () => {
  here = await partner()
  lena = await here.enter(here.server.harbor.people['lena']!)
  omar = await here.enter(here.server.harbor.people['omar']!)
})
afterAll(() => here.stop())
beforeEach(() => {
  here.model.asked.length = 0
  here.model.script = () => [{ say: 'It begins' }, { wait: 'until they leave' }]
})

/** In milliseconds until the model's connection was closed. */
async function leftWithin(since: number): Promise<number> {
  await expect.poll(() => here.model.asked[0]?.leftAt, { timeout: 3_000, interval: 10 }).not.toBeNull()
  return here.model.asked[0]!.leftAt! - since
}

async function hasBegun(): Promise<void> {
  await expect.poll(() => here.model.asked.length, { timeout: 3_000, interval: 10 }).toBe(1)
}

test('stopping ends the request at the model within a second, and keeps what came as stopped', async () => {
  const threadId = newId()
  const answered = here.ask(lena, 'Tell me much.', { threadId })
  await hasBegun()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const since = performance.now()
  await here.post(lena, `/api/ai/threads/${threadId}/stop`, { companyId: here.server.harbor.id })
  expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'stopped' })
  expect(await leftWithin(since)).toBeLessThan(1_000)
  const { messages } = await here.thread(lena, threadId)
  expect(messages[1]).toMatchObject({ state: 'stopped', parts: [{ type: 'text', text: 'It begins' }] })
})

test('a stop reaches the node that writes the answer by the row alone', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  const answered = here.ask(lena, 'Tell me more.', { threadId })
  await hasBegun()
  const since = performance.now()
  await services.node.options.inCompany(harbor.id, lena.userId, (client) =>
    client.query('update ai_messages set stop_asked = true where thread_id = $1', [threadId]),
  )
  expect(endOf(await answered)).toMatchObject({ state: 'stopped' })
  expect(await leftWithin(since)).toBeLessThan(1_000)
})

test('an answer that is longer than a model may say, or than is kept, is not shown as done', async () => {
  const threadId = newId()
  here.model.script = () => [{ say: 'First the crane, then' }, { full: true }]
  expect(endOf(await here.ask(lena, 'Tell me much.', { threadId }))).toMatchObject({
    state: 'failed',
    stopper: { why: 'cut-off' },
  })
  const { messages } = await here.thread(lena, threadId)
  expect(messages[1]).toMatchObject({
    state: 'failed',
    parts: [{ type: 'text', text: 'First the crane, then' }],
  })

  const piece = 'A sentence of a very long answer. '.repeat(300)
  here.model.asked.length = 0
  here.model.script = () => [
    ...Array.from({ length: 20 }, () => ({ say: piece })),
    { say: 'The end.' },
    { wait: 'until they leave' },
  ]
  const since = performance.now()
  const events = await here.ask(lena, 'Tell me all.', { threadId })
  expect(endOf(events)).toMatchObject({ state: 'failed', stopper: { why: 'cut-off' } })
  expect(await leftWithin(since)).toBeLessThan(3_000)
  const said = events.flatMap((event) => (event.event === 'text' ? event.text : [])).join('')
  expect(said.length).toBeGreaterThan(3 * piece.length)
  expect(said).not.toContain('The end.')
})

test('a tab that closes ends the request at the model within a second', async () => {
  const over = new AbortController()
  const threadId = newId()
  const response = await here.begin(lena, 'Tell me all.', { threadId, signal: over.signal })
  await hasBegun()
  const since = performance.now()
  over.abort()
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' })
  expect(await leftWithin(since)).toBeLessThan(1_000)
  await expect
    .poll(async () => (await here.thread(lena, threadId)).messages[1]?.state, { timeout: 2_000 })
    .toBe('stopped')
})

test('a tab that closes before the first word asks the model nothing', async () => {
  const over = new AbortController()
  const threadId = newId()
  const held = await heldRow(here, lena)
  const asked = here.begin(lena, 'Tell me nothing.', { threadId, signal: over.signal })
  await new Promise((resolve) => setTimeout(resolve, 200))
  over.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await held.release()
  await expect
    .poll(async () => (await here.thread(lena, threadId)).messages?.[1]?.state, { timeout: 2_000 })
    .toBe('stopped')
  expect(here.model.asked).toHaveLength(0)
})

test('a tab that closed while its session was looked up is noticed as well', async () => {
  const [over, hasLeft] = [new AbortController(), Promise.withResolvers<void>()]
  const server = createServer((_request, response) => {
    response.once('close', () => {
      setImmediate(() => {
        stopsWithLine(response, over)
        hasLeft.resolve()
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const leaving = AbortSignal.timeout(100)
  const { port } = server.address() as AddressInfo
  await expect(fetch(`http://127.0.0.1:${port}`, { signal: leaving })).rejects.toThrow('aborted')
  await hasLeft.promise
  server.close()
  expect(over.signal.aborted).toBe(true)
})

test('an answer that can’t be kept any more ends, and is told so', { timeout: 20_000 }, async () => {
  const { options } = here.server.services.node
  const written = vi.spyOn(options, 'inCompany')
  const told = vi.spyOn(here.server.services.log, 'error')
  const answered = here.ask(lena, 'Tell me for long.')
  await hasBegun()
  const refusal = { code: '23514', detail: 'Failing row contains (Tell me for long.)' }
  written.mockImplementation(() => Promise.reject(Object.assign(new Error('refused'), refusal)))
  const since = performance.now()
  expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'failed', stopper: { why: 'cut-off' } })
  expect(await leftWithin(since)).toBeLessThan(7_000)
  written.mockRestore()
  // Jobs of each minute that run meanwhile fail, too.
  const ofAnswers = told.mock.calls.filter(([, message]) => message === 'an answer was not kept')
  expect(ofAnswers).toEqual([[{ failure: '23514' }, 'an answer was not kept']])
  told.mockRestore()
  await here.server.services.node.options.inCompany(here.server.harbor.id, lena.userId, (client) =>
    client.query(`update ai_messages set state = 'failed' where state = 'streaming'`),
  )
})

test('a model that never comes to an end is not listened to for ever', async () => {
  const { setTimeout: really } = globalThis
  const sooner = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, after) => really(work, after === ANSWER_WITHIN ? 500 : after))
  here.model.script = () => Array.from({ length: 30 }, () => [{ say: 'On and ' }, { wait: 100 }]).flat()
  const events = await here.ask(lena, 'Go on?')
  sooner.mockRestore()
  expect(endOf(events)).toMatchObject({ event: 'ends', state: 'failed', stopper: { why: 'cut-off' } })
  expect(here.model.asked[0]!.isOver).toBe(false)
})

test('what a provider says of a question it refuses stays out of the log with the key, but for the name of its error', async () => {
  const told = vi.spyOn(here.server.services.log, 'warn')
  const error = { message: `Not allowed: A private matter? ${KEY}`, type: 'invalid_request_error' }
  here.model.script = () => ({ status: 400, body: JSON.stringify({ error }) })
  expect(endOf(await here.ask(lena, 'A private matter?'))).toMatchObject({ stopper: { why: 'model' } })
  const logged = inspect(told.mock.calls, { depth: 20 })
  expect(logged).not.toContain('private matter')
  expect(logged).not.toContain(KEY)
  expect(told.mock.calls[0]![0]).toMatchObject({ status: 400, reason: 'invalid_request_error' })
  told.mockRestore()
})

test('a conversation that is deleted takes the answer under way with it', async () => {
  const threadId = newId()
  const answered = here.ask(lena, 'Forget this.', { threadId })
  await hasBegun()
  const { id: companyId } = here.server.harbor
  expect(await here.post(lena, `/api/ai/threads/${threadId}/delete`, { companyId })).toBe(200)
  await answered
  expect(here.model.asked[0]!.isOver).toBe(false)
  expect((await here.state(lena)).threads.map(({ id }) => id)).not.toContain(threadId)
})

test('an answer whose server has gone counts as failed, and keeps nobody from asking again', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  here.model.script = () => [{ say: 'Fine.' }]
  await here.ask(lena, 'One?', { threadId })
  await services.node.options.inCompany(harbor.id, lena.userId, (client) =>
    client.query(
      `update ai_messages set state = 'streaming', beat_at = now() - interval '1 minute'
       where thread_id = $1 and role = 'partner'`,
      [threadId],
    ),
  )
  expect((await here.thread(lena, threadId)).messages[1]!.state).toBe('failed')
  expect(endOf(await here.ask(lena, 'Two?', { threadId }))).toMatchObject({ state: 'done' })
})

test('a model that hangs up or falls over is told apart, and what came stays', async () => {
  here.model.script = () => [{ say: 'Half' }, { wait: 50 }, { breakOff: true }]
  const broken = await here.ask(lena, 'Go on?')
  expect(endOf(broken)).toMatchObject({ state: 'failed' })
  here.model.script = () => ({ status: 200, body: 'not what was asked for' })
  expect(endOf(await here.ask(lena, 'And now?'))).toMatchObject({ state: 'failed' })
  here.model.script = () => ({ status: 302, body: '', headers: { location: `${here.model.url}/elsewhere` } })
  here.model.asked.length = 0
  expect(endOf(await here.ask(lena, 'And there?'))).toMatchObject({ stopper: { why: 'model' } })
  expect(here.model.asked.map(({ path }) => path)).not.toContain('/elsewhere')
})

test('texts that a database does not take as they are, or only some of, are kept all the same', async () => {
  const threadId = newId()
  here.model.script = () => [
    { say: 'A\0B \ud83d' },
    { say: '\ude00 ' },
    ...Array.from({ length: 40 }, () => ({ say: '"\n\u0001'.repeat(500) })),
    { say: '\ud83d' },
  ]
  const events = await here.ask(lena, `\0${'x'.repeat(118)}😀 and more`, { threadId })
  expect(endOf(events)).toMatchObject({ state: 'failed', stopper: { why: 'cut-off' } })
  const { thread, messages } = await here.thread(lena, threadId)
  expect(thread.title).toMatch(/^x{118}/)
  expect(messages[1]!.state).toBe('failed')
  expect(JSON.stringify(messages[1]!.parts)).toContain('AB 😀 ')
  expect(JSON.stringify(messages[1]!.parts).length).toBeGreaterThan(30_000)
})

test('conversations are one person’s: nobody else reads, goes on with, stops or deletes them', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  here.model.script = () => [{ say: 'For Lena only.' }]
  await here.ask(lena, 'A secret?', { threadId })
  const maya = await here.enter(harbor.people['maya']!)
  for (const other of [omar, maya]) {
    expect(JSON.stringify(await here.state(other))).not.toContain(threadId)
    expect(JSON.stringify(await here.thread(other, threadId))).not.toContain('For Lena only.')
    expect((await here.begin(other, 'What was said?', { threadId })).status).toBe(404)
    expect(await here.post(other, `/api/ai/threads/${threadId}/delete`, { companyId: harbor.id })).toBe(404)
    const seen = await services.node.options.inCompany(harbor.id, other.userId, (client) =>
      client.query('select from ai_messages where thread_id = $1', [threadId]),
    )
    expect(seen.rowCount).toBe(0)
  }
  expect((await here.thread(lena, threadId)).messages).toHaveLength(2)
})

test('a person takes their conversations along, and an export of the company has none', async () => {
  const { harbor, services } = here.server
  const own = await here.get<{ conversations: unknown[] }>(lena, `/api/ai/${harbor.id}/conversations.json`)
  expect(JSON.stringify(own)).toContain('For Lena only.')
  const tables = [...services.node.codecs.values()].map(({ table }) => table.name)
  expect([...tables, ...SETUP.map(({ name }) => name)].filter((name) => name.startsWith('ai_'))).toEqual([])
})

test('a conversation of several pages is taken along whole and in order', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  const said = Array.from({ length: 120 }, (_, place) => `Message ${place}`)
  await services.node.options.inCompany(harbor.id, lena.userId, async (client) => {
    await client.query(
      `insert into ai_threads (company_id, id, person_id, title, created_at, last_at)
       values ($1, $2, $3, 'A long one', now(), now())`,
      [harbor.id, threadId, lena.userId],
    )
    for (const text of said)
      await client.query(
        `insert into ai_messages (company_id, id, thread_id, person_id, role, parts, state, created_at, beat_at)
         values ($1, $2, $3, $4, 'person', $5, 'done', clock_timestamp(), now())`,
        [harbor.id, newId(), threadId, lena.userId, JSON.stringify([{ type: 'text', text }])],
      )
  })
  const { conversations } = await here.get<{ conversations: ThreadAnswer[] }>(
    lena,
    `/api/ai/${harbor.id}/conversations.json`,
  )
  const long = conversations.find(({ thread }) => thread.id === threadId)!
  const found = await here.thread(lena, threadId)
  expect(long).toEqual(found)
  expect(long.messages.map(({ parts }) => parts)).toEqual(said.map((text) => [{ type: 'text', text }]))
  await here.post(lena, `/api/ai/threads/${threadId}/delete`, { companyId: harbor.id })
})

test('directors see sums by day and no words', async () => {
  const { harbor } = here.server
  const maya = await here.enter(harbor.people['maya']!)
  const usage = await here.get<UsageAnswer>(maya, `/api/ai/${harbor.id}/usage`)
  expect(usage).toMatchObject({ isSetUp: true, monthCost: null })
  expect(usage.days[0]!.messages).toBeGreaterThan(2)
  expect(usage.days[0]!.tokens).toBeGreaterThan(100)
  expect(JSON.stringify(usage)).not.toContain('Lena')
  expect(JSON.stringify(await here.get(lena, `/api/ai/${harbor.id}/usage`))).toContain('access/denied')
})

test('what nobody has gone on with for long is forgotten, and so is everything of somebody who leaves for good', async () => {
  const { harbor, services } = here.server
  const count = () =>
    services.node.options.inCompany(harbor.id, lena.userId, async (client) => {
      const { rows } = await client.query<{ threads: number; all: number }>(
        `select (select count(*)::int from ai_threads) as threads, (select count(*)::int from ai_threads)
           + (select count(*) from ai_messages)::int + (select count(*) from ai_usage)::int + (select count(*) from ai_consents)::int as all`,
      )
      return rows[0]!
    })
  const { threads } = await count()
  await services.node.options.inCompany(harbor.id, lena.userId, (client) =>
    client.query(
      `update ai_threads set last_at = now() - interval '91 days' where id = (select id from ai_threads limit 1)`,
    ),
  )
  await forgetOld(services, 90)
  expect((await count()).threads).toBe(threads - 1)
  await leaveForGood(services, lena.userId, harbor.id)
  expect((await count()).all).toBe(0)
})

test('without settings nothing is ever sent, and a page hears that there is no model', async () => {
  const model = await modelServer()
  const server = await served({ AI_BASE_URL: `${model.url}/v1` })
  try {
    const { harbor, services } = server
    await services.node.run(harbor.id, harbor.people['maya']!, setLab, {
      lab: 'ai-thought-partner',
      isOn: true,
    })
    const maya = await server.signIn(harbor.people['maya']!)
    const headers = { cookie: maya.cookie, origin: server.url, 'content-type': 'application/json' }
    const get = async <Answer>(path: string) =>
      (await (await fetch(`${server.url}${path}`, { headers })).json()) as Answer
    expect((await get<PartnerState>(`/api/ai/${harbor.id}`)).model).toBeNull()
    expect(await get<object>('/api/session')).not.toHaveProperty('hasModel')
    const body = {
      companyId: harbor.id,
      text: 'Hello?',
      includesPrivate: false,
      again: false,
      language: 'en',
      today: new Date().toISOString().slice(0, 10),
    }
    const asked = await fetch(`${server.url}/api/ai/threads/${newId()}/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(asked.status).toBe(404)
    expect(model.connections).toBe(0)
  } finally {
    await server.stop()
    await model.stop()
  }
})
