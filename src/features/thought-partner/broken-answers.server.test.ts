import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { endOf, KEY, type Partner, partner, hasBegun, leftWithin } from './partner-harness.ts'

let here: Partner
let lena: SignedIn
beforeAll(async () => {
  here = await partner()
  lena = await here.enter(here.server.harbor.people['lena']!)
})
afterAll(() => here.stop())
beforeEach(() => {
  here.model.asked.length = 0
  here.model.script = () => [{ say: 'It begins' }, { wait: 'until they leave' }]
})

test('an answer that can’t be kept any more ends, and is told so', async () => {
  const { options } = here.server.services.node
  const written = vi.spyOn(options, 'inCompany')
  const told = vi.spyOn(here.server.services.log, 'error')
  const answered = here.ask(lena, 'Tell me for long.')
  await hasBegun(here)
  const refusal = { code: '23514', detail: 'Failing row contains (Tell me for long.)' }
  written.mockImplementation(() => Promise.reject(Object.assign(new Error('refused'), refusal)))
  const since = performance.now()
  expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'failed', stopper: { why: 'cut-off' } })
  expect(await leftWithin(here, since)).toBeLessThan(30_000)
  written.mockRestore()
  // Jobs of each minute that run meanwhile fail, too.
  const ofAnswers = told.mock.calls.filter(([, message]) => message === 'an answer was not kept')
  expect(ofAnswers).toEqual([[{ failure: '23514' }, 'an answer was not kept']])
  told.mockRestore()
  await here.server.services.node.options.inCompany(here.server.harbor.id, lena.userId, (client) =>
    client.query(`update ai_messages set state = 'failed' where state = 'streaming'`),
  )
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
