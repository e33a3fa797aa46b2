import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import { stopsWithLine } from './ask-route.server.ts'
import { ANSWER_WITHIN } from './partner-limits.rules.ts'
import { endOf, heldRow, type Partner, partner, hasBegun, leftWithin } from './partner-harness.ts'

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

test('stopping ends the request at the model, and keeps what came as stopped', async () => {
  const threadId = newId()
  const answered = here.ask(lena, 'Tell me much.', { threadId })
  await hasBegun(here)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const since = performance.now()
  await here.post(lena, `/api/ai/threads/${threadId}/stop`, { companyId: here.server.harbor.id })
  expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'stopped' })
  expect(await leftWithin(here, since)).toBeLessThan(10_000)
  const { messages } = await here.thread(lena, threadId)
  expect(messages[1]).toMatchObject({ state: 'stopped', parts: [{ type: 'text', text: 'It begins' }] })
})

test('a stop reaches the node that writes the answer by the row alone', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  const answered = here.ask(lena, 'Tell me more.', { threadId })
  await hasBegun(here)
  const since = performance.now()
  await services.node.options.inCompany(harbor.id, lena.userId, (client) =>
    client.query('update ai_messages set stop_asked = true where thread_id = $1', [threadId]),
  )
  expect(endOf(await answered)).toMatchObject({ state: 'stopped' })
  expect(await leftWithin(here, since)).toBeLessThan(10_000)
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
  expect(await leftWithin(here, since)).toBeLessThan(10_000)
  const said = events.flatMap((event) => (event.event === 'text' ? event.text : [])).join('')
  expect(said.length).toBeGreaterThan(3 * piece.length)
  expect(said).not.toContain('The end.')
})

test('a tab that closes ends the request at the model within a second', async () => {
  const over = new AbortController()
  const threadId = newId()
  const response = await here.begin(lena, 'Tell me all.', { threadId, signal: over.signal })
  await hasBegun(here)
  const since = performance.now()
  over.abort()
  await expect(response.text()).rejects.toMatchObject({ name: 'AbortError' })
  expect(await leftWithin(here, since)).toBeLessThan(10_000)
  await expect.poll(async () => (await here.thread(lena, threadId)).messages[1]?.state).toBe('stopped')
})

test('a tab that closes before the first word asks the model nothing', async () => {
  const over = new AbortController()
  const threadId = newId()
  const held = await heldRow(here, lena)
  const asked = here.begin(lena, 'Tell me nothing.', { threadId, signal: over.signal })
  await held.wait()
  over.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await held.release()
  await expect.poll(async () => (await here.thread(lena, threadId)).messages?.[1]?.state).toBe('stopped')
  expect(here.model.asked).toHaveLength(0)
})

test('a tab that closed while its session was looked up is noticed as well', async () => {
  const [leaving, over] = [new AbortController(), new AbortController()]
  const hasLeft = Promise.withResolvers<void>()
  const server = createServer((_request, response) => {
    response.once('close', () => {
      setImmediate(() => {
        stopsWithLine(response, over)
        hasLeft.resolve()
      })
    })
    leaving.abort()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })).rejects.toThrow('aborted')
  await hasLeft.promise
  server.close()
  expect(over.signal.aborted).toBe(true)
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

test('a conversation that is deleted takes the answer under way with it', async () => {
  const threadId = newId()
  const answered = here.ask(lena, 'Forget this.', { threadId })
  await hasBegun(here)
  const { id: companyId } = here.server.harbor
  expect(await here.post(lena, `/api/ai/threads/${threadId}/delete`, { companyId })).toBe(200)
  await answered
  expect(here.model.asked[0]!.isOver).toBe(false)
  expect((await here.state(lena)).threads.map(({ id }) => id)).not.toContain(threadId)
})
