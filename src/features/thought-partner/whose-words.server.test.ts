import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelServer } from '../../../tests/model-server.ts'
import { served, type SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { leaveForGood } from '../leaving/account/account-leaving.server.ts'
import { SETUP } from '../portability/setup/setup-tables.rules.ts'
import { forgetOld } from './keeping.server.ts'
import { type Partner, partner } from './partner-harness.ts'
import type { PartnerState, ThreadAnswer, UsageAnswer } from './thought-partner.requests.ts'

let here: Partner
let lena: SignedIn, omar: SignedIn
beforeAll(async () => {
  here = await partner()
  lena = await here.enter(here.server.harbor.people['lena']!)
  omar = await here.enter(here.server.harbor.people['omar']!)
})
afterAll(() => here.stop())

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
  here.model.script = () => [{ say: 'Fine.' }]
  for (const asked of ['One?', 'Two?', 'Three?']) await here.ask(lena, asked)
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
