import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ThreadAnswer } from '../src/features/thought-partner/thought-partner.requests.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import { type Killable, killable, newAccount } from './killable.ts'
import { type ModelServer, modelServer } from './model-server.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let model: ModelServer
let server: Killable

beforeAll(async () => {
  model = await modelServer()
  server = await killable('thought-partner-kill', {
    AI_PROVIDER: 'ollama',
    AI_MODEL: 'test',
    AI_BASE_URL: `${model.url}/v1`,
  })
})
afterAll(async () => {
  await server?.stop()
  await model?.stop()
})

test('a server that is killed while it answers leaves no request at the model, and nothing half that is shown as done', async () => {
  const { cookie } = await newAccount(server.database, 'maya@harbor.example')
  const made = await server.post(cookie, '/api/companies', { name: 'Harbor' })
  const { companies } = (await (
    await fetch(`${server.url}/api/session`, { headers: { cookie } })
  ).json()) as { companies: { id: string }[] }
  expect(made.status).toBe(200)
  const companyId = companies[0]!.id
  await server.end()
  await inCompany(server.database.app, companyId, null, (client) =>
    client.query(`update companies set labs = '["ai-thought-partner"]' where company_id = $1`, [companyId]),
  )
  await server.start()
  const agreed = await server.post(cookie, '/api/ai/consent', { companyId, host: new URL(model.url).host })
  expect(agreed.status).toBe(200)

  const threadId = newId()
  const ask = (text: string) =>
    server.post(cookie, `/api/ai/threads/${threadId}/messages`, {
      companyId,
      text,
      includesPrivate: false,
      again: false,
      language: 'en',
      today: new Date().toISOString().slice(0, 10),
    })
  const stateOf = async () => {
    const answer = await fetch(`${server.url}/api/ai/${companyId}/threads/${threadId}`, {
      headers: { cookie },
    })
    return ((await answer.json()) as ThreadAnswer).messages[1]!
  }
  model.script = () => [{ say: 'It begins' }, { wait: 'until they leave' }]
  const answered = ask('Tell me all.').then((answer) => answer.text())
  answered.catch(() => undefined)
  await expect.poll(async () => (await stateOf()).parts, { timeout: 20_000 }).toHaveLength(1)
  expect((await stateOf()).state).toBe('streaming')

  const since = performance.now()
  await server.kill()
  await expect.poll(() => model.asked[0]!.leftAt, { interval: 10 }).not.toBeNull()
  expect(model.asked[0]!.leftAt! - since).toBeLessThan(10_000)
  await expect(answered).rejects.toThrow('terminated')

  await server.start()
  await expect.poll(async () => (await stateOf()).state, { timeout: 20_000 }).toBe('failed')
  expect((await stateOf()).parts).toEqual([{ type: 'text', text: 'It begins' }])
  model.script = () => [{ say: 'Fine.' }]
  expect(await (await ask('Once more?')).text()).toContain('"state":"done"')
})
