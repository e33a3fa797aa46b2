import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../sync/id.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { endOf, heldRow, type Partner, partner } from './partner-harness.ts'
import type { AnswerEvent } from './thought-partner.requests.ts'

let here: Partner
afterEach(() => here.stop())

const whyOf = (events: AnswerEvent[]) => {
  const last = endOf(events)
  return last?.event === 'refused' ? last.stopper.why : last?.event === 'ends' ? last.state : null
}

test('of a hundred questions at once one is answered, and nobody asks more often in an hour than is allowed', async () => {
  here = await partner({ AI_PERSON_MESSAGES_PER_HOUR: '3' })
  const lena = await here.enter(here.server.harbor.people['lena']!)
  here.model.script = () => [{ wait: 50 }, { say: 'Fine.' }]
  const all = await Promise.all(Array.from({ length: 100 }, () => here.ask(lena, 'Now?')))
  const reasons = all.map(whyOf)
  expect(reasons.filter((why) => why === 'done').length).toBeGreaterThanOrEqual(1)
  expect(here.model.asked.length).toBeLessThanOrEqual(3)
  const outcomes = []
  for (let asked = 0; asked < 3; asked++) outcomes.push(whyOf(await here.ask(lena, 'And now?')))
  expect(outcomes.at(-1)).toBe('hour')
  expect(here.model.asked).toHaveLength(3)
  expect(endOf(await here.ask(lena, 'Once more?'))).toMatchObject({ stopper: { why: 'hour', asked: 3 } })
})

test('a company never goes beyond its day by more than what is under way', async () => {
  here = await partner({ AI_COMPANY_TOKENS_PER_DAY: '9000', AI_PERSON_MESSAGES_PER_HOUR: '1000' })
  const { harbor, services } = here.server
  const people = await Promise.all(['maya', 'omar', 'lena'].map((name) => here.enter(harbor.people[name]!)))
  let most = 0
  const used = () =>
    services.node.options.inCompany(harbor.id, null, async (client) => {
      const { rows } = await client.query<{ tokens: number }>('select tokens::int from ai_days')
      return rows[0]?.tokens ?? 0
    })
  const over = new AbortController()
  const watch = async () => {
    for (; !over.signal.aborted; await sleep(5)) most = Math.max(most, await used())
  }
  const asked = Promise.all(
    Array.from({ length: 100 }, (_, index) => here.ask(people[index % 3]!, 'How much is left?')),
  ).finally(() => over.abort())
  const [all] = await Promise.all([asked, watch()])
  const hold = 8_000
  expect(most).toBeLessThan(9_000 + hold)
  expect(all.map(whyOf)).toContain('day')
  // What is not used is given back, so that a day's questions go on one after the other.
  const left = await used()
  expect(left).toBeLessThan(9_000)
  expect(left).toBe(here.model.asked.length * 120)
})

test('a day that is used up says so, and what was asked is not kept', async () => {
  here = await partner({ AI_COMPANY_TOKENS_PER_DAY: '1000' })
  const lena = await here.enter(here.server.harbor.people['lena']!)
  const threadId = newId()
  await here.ask(lena, 'First?', { threadId })
  const { services, harbor } = here.server
  await services.node.options.inCompany(harbor.id, null, (client) =>
    client.query('update ai_days set tokens = 1000'),
  )
  expect(whyOf(await here.ask(lena, 'Second?', { threadId }))).toBe('day')
  expect((await here.thread(lena, threadId)).messages).toHaveLength(2)
})

const holdingOf = async () => {
  const { harbor, services } = here.server
  return services.node.options.inCompany(harbor.id, null, async (client) => {
    const { rows } = await client.query<{ tokens: number }>('select tokens::int from ai_days')
    return rows[0]?.tokens ?? 0
  })
}

test('a request holds all that is sent with it, also what was said before and what tools there are', async () => {
  here = await partner()
  const lena = await here.enter(here.server.harbor.people['lena']!)
  const threadId = newId()
  const long = '長い話 '.repeat(990)
  for (let asked = 0; asked < 5; asked++) await here.ask(lena, long, { threadId })
  expect(await holdingOf()).toBe(5 * 120)
  here.model.script = () => [{ wait: 'until they leave' }]
  const answered = here.ask(lena, 'And in short?', { threadId })
  await expect.poll(() => here.model.asked.length).toBe(6)
  const sent = Buffer.byteLength(here.model.asked[5]!.body)
  expect(sent).toBeGreaterThan(40_000)
  expect(await holdingOf()).toBeGreaterThan(5 * 120 + sent / 3)
  await here.post(lena, `/api/ai/threads/${threadId}/stop`, { companyId: here.server.harbor.id })
  await answered
})

test('questions that are refused hold nothing of the day, also while others are asked', async () => {
  here = await partner({ AI_COMPANY_TOKENS_PER_DAY: '9000', AI_PERSON_MESSAGES_PER_HOUR: '1000' })
  const { harbor } = here.server
  const lena = await here.enter(harbor.people['lena']!)
  const omar = await here.enter(harbor.people['omar']!)
  here.model.script = () => [{ wait: 300 }, { say: 'Fine.' }]
  const first = here.ask(lena, 'One?')
  await expect.poll(() => here.model.asked.length).toBe(1)
  const crowd = Promise.all(Array.from({ length: 40 }, () => here.ask(lena, 'And now?')))
  expect(whyOf(await here.ask(omar, 'Is anything left?'))).toBe('done')
  expect((await crowd).map(whyOf)).toContain('under-way')
  await first
})

test('what a question held is given back when it can’t be begun or answered', async () => {
  here = await partner()
  const { harbor, services } = here.server
  const lena = await here.enter(harbor.people['lena']!)
  const held = await heldRow(here, lena)
  const answered = here.ask(lena, 'One?')
  await held.wait()
  await services.node.run(harbor.id, harbor.people['maya']!, setLab, {
    lab: 'ai-thought-partner',
    isOn: false,
  })
  await held.release()
  expect(whyOf(await answered)).toBe('stopped')
  expect(here.model.asked).toHaveLength(0)
  expect(await holdingOf()).toBe(0)
})

test('a model that only reads answers after eight rounds', async () => {
  here = await partner()
  const lena = await here.enter(here.server.harbor.people['lena']!)
  here.model.script = (asked) =>
    asked.body.includes('"tool_choice":"none"') ? [{ say: 'Enough.' }] : [{ call: 'read_teams', with: {} }]
  const events = await here.ask(lena, 'Read on!')
  expect(here.model.asked).toHaveLength(9)
  expect(endOf(events)).toMatchObject({ state: 'done' })
})

test('questions that are too long, or in nobody’s hundredth conversation, are refused before anything is sent', async () => {
  here = await partner({ AI_PERSON_MESSAGES_PER_HOUR: '1000' })
  const lena = await here.enter(here.server.harbor.people['lena']!)
  expect((await here.begin(lena, 'x'.repeat(4_001))).status).toBe(400)
  const { harbor, services } = here.server
  await services.node.options.inCompany(harbor.id, lena.userId, async (client) => {
    for (let made = 0; made < 100; made++)
      await client.query(
        `insert into ai_threads (company_id, id, person_id, title, created_at, last_at)
         values ($1, $2, $3, 'One', now(), now())`,
        [harbor.id, newId(), lena.userId],
      )
  })
  expect(whyOf(await here.ask(lena, 'One more?'))).toBe('threads')
  expect(here.model.asked).toHaveLength(0)
})

test('a conversation of five hundred messages takes no more, unless the last question is asked anew', async () => {
  here = await partner({ AI_PERSON_MESSAGES_PER_HOUR: '1000' })
  const lena = await here.enter(here.server.harbor.people['lena']!)
  const { harbor, services } = here.server
  const threadId = newId()
  expect(endOf(await here.ask(lena, 'First?', { threadId }))).toMatchObject({ state: 'done' })
  await services.node.options.inCompany(harbor.id, lena.userId, async (client) => {
    for (let made = 0; made < 498; made++)
      await client.query(
        `insert into ai_messages (company_id, id, thread_id, person_id, role, parts, state, created_at, beat_at)
         values ($1, $2, $3, $4, 'person', '[]', 'done', now() - interval '1 minute', now())`,
        [harbor.id, newId(), threadId, lena.userId],
      )
  })
  const [refused] = await here.ask(lena, 'One more?', { threadId })
  expect(refused).toEqual({ event: 'refused', stopper: { why: 'messages', most: 500 } })
  expect((await here.thread(lena, threadId)).messages).toHaveLength(500)
  expect(here.model.asked).toHaveLength(1)
  const again = await here.ask(lena, 'First, in other words?', { threadId, again: true })
  expect(endOf(again)).toMatchObject({ state: 'done' })
  expect((await here.thread(lena, threadId)).messages).toHaveLength(500)
})

test('nothing is sent before its person has agreed to where', async () => {
  here = await partner()
  const lena = await here.server.signIn(here.server.harbor.people['lena']!)
  expect((await here.state(lena)).model).toMatchObject({ isLocal: true, isAgreed: false })
  expect(whyOf(await here.ask(lena, 'Hello?'))).toBe('consent')
  const companyId = here.server.harbor.id
  expect(await here.post(lena, '/api/ai/consent', { companyId, host: 'elsewhere.example' })).toBe(404)
  expect(here.model.connections).toBe(0)
})
