import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '../../../tests/served.ts'
import { newId } from '../../sync/id.ts'
import type { CurrentSession } from '../accounts/sessions/sessions.requests.ts'
import { setLab } from '../companies/companies.mutations.ts'
import { DEMO_COMPANY, emailOf } from '../demo/demo-company.server.ts'
import { seedDemo } from '../demo/demo.server.ts'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { endOf, type Partner, partner } from './partner-harness.ts'

let here: Partner
let lena: SignedIn
beforeEach(async () => {
  here = await partner()
  lena = await here.enter(here.server.harbor.people['lena']!)
})
afterEach(() => here.stop())

describe('an answer goes no further than its round once', () => {
  const asMaya = () => [here.server.harbor.id, here.server.harbor.people['maya']!] as const
  const losses: Record<string, () => Promise<unknown>> = {
    'its session has ended': () => here.server.services.sessions.revoke(lena),
    'the part is switched off': () =>
      here.server.services.node.run(...asMaya(), setLab, { lab: 'ai-thought-partner', isOn: false }),
    'its person is removed': () =>
      here.server.services.node.run(...asMaya(), removePerson, { auditId: newId(), personId: lena.userId }),
  }
  test.each(Object.keys(losses))('%s', async (what) => {
    const [hasAsked, hasLost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    here.model.script = () => {
      hasAsked.resolve()
      return [{ say: 'Wait.' }, { wait: hasLost.promise }, { call: 'read_teams', with: {} }]
    }
    const answered = here.ask(lena, 'Which teams?')
    await hasAsked.promise
    await losses[what]!()
    hasLost.resolve()
    expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'stopped' })
    expect(here.model.asked).toHaveLength(1)
  })
})

/** In milliseconds until the request at the model was over. */
async function leftWithin(since: number): Promise<number> {
  await expect.poll(() => here.model.asked[0]?.leftAt, { interval: 10 }).not.toBeNull()
  return here.model.asked[0]!.leftAt! - since
}

describe('an answer that the model is still writing ends by itself once, over another connection,', () => {
  const mutates = (who: SignedIn, name: string, args: object) =>
    here.post(who, `/api/sync/${here.server.harbor.id}/mutate`, {
      clientId: newId(),
      schema: here.server.services.node.options.app.schema,
      mutations: [{ mid: 1, name, args }],
    })
  const losses: Record<string, () => Promise<number>> = {
    'its person ends that session': async () => {
      const beside = await here.server.signIn(lena.userId)
      return here.post(beside, '/api/sessions/revoke', { sessionId: lena.sessionId })
    },
    'a director switches the part off': async () =>
      mutates(await here.server.signIn(here.server.harbor.people['maya']!), 'setLab', {
        lab: 'ai-thought-partner',
        isOn: false,
      }),
    'a director takes the right to ask': async () =>
      mutates(await here.server.signIn(here.server.harbor.people['maya']!), 'setPermission', {
        auditId: newId(),
        personId: lena.userId,
        level: 'view-only',
      }),
  }
  test.each(Object.keys(losses))('%s', async (what) => {
    here.model.script = () => [{ say: 'It begins' }, { wait: 'until they leave' }]
    const threadId = newId()
    const answered = here.ask(lena, 'Tell me all.', { threadId })
    await expect.poll(() => here.model.asked.length, { interval: 10 }).toBe(1)
    const since = performance.now()
    expect(await losses[what]!()).toBe(200)
    expect(await leftWithin(since)).toBeLessThan(10_000)
    expect(endOf(await answered)).toMatchObject({ event: 'ends', state: 'stopped' })
  })
})

test('what the model reads counts among the person’s queries', async () => {
  const counted = vi.spyOn(here.server.services.node.limits, 'turn')
  here.model.script = (_asked, index) =>
    index === 0
      ? [
          { call: 'read_teams', with: {} },
          { call: 'read_people', with: {} },
        ]
      : [{ say: 'Two.' }]
  await here.ask(lena, 'Who is there?')
  expect(counted.mock.calls).toEqual([
    [lena.userId, 'query'],
    [lena.userId, 'query'],
  ])
})

test('a day that is today nowhere is refused', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await here.begin(lena, 'Now?', { today: '0001-01-01' })).status).toBe(400)
  expect((await here.begin(lena, 'Now?', { today: dayIn(3) })).status).toBe(400)
  expect(endOf(await here.ask(lena, 'Now?', { today: dayIn(-1) }))).toMatchObject({ state: 'done' })
})

test('the thought partner is none for people of the demo, whom many are at once', async () => {
  const { services, url, signIn } = here.server
  await seedDemo(services)
  const find = async (text: string, value: string) =>
    (await services.pool.query<{ id: string }>(text, [value])).rows[0]!.id
  const companyId = await find(
    'select company_id as id from company_slugs where slug = $1',
    DEMO_COMPANY.slug,
  )
  const nora = await signIn(await find('select id from users where email = $1', emailOf('nora')))
  await services.node.run(companyId, nora.userId, setLab, { lab: 'ai-thought-partner', isOn: true })
  const get = (who: SignedIn, path: string) => fetch(`${url}${path}`, { headers: { cookie: who.cookie } })
  expect((await get(nora, `/api/ai/${companyId}`)).status).toBe(404)
  expect((await here.begin(nora, 'Who asked before me?', { companyId })).status).toBe(404)
  const session = async (who: SignedIn) => (await (await get(who, '/api/session')).json()) as CurrentSession
  expect([(await session(nora)).hasModel, (await session(lena)).hasModel]).toEqual([undefined, true])
})

test('whoever may not ask any more still reads, takes along and deletes what they have kept', async () => {
  const { harbor, services } = here.server
  const threadId = newId()
  await here.ask(lena, 'Keep this?', { threadId })
  const level = { auditId: newId(), personId: lena.userId, level: 'view-only' } as const
  await services.node.run(harbor.id, harbor.people['maya']!, setPermission, level)
  // Another level asks for another sign-in.
  await expect.poll(() => services.sessions.ended([lena.sessionId])).toHaveLength(1)
  lena = await here.server.signIn(lena.userId)
  expect((await here.begin(lena, 'And now?', { threadId })).status).toBe(403)
  expect((await here.state(lena)).threads).toHaveLength(1)
  expect((await here.thread(lena, threadId)).messages).toHaveLength(2)
  const path = `/api/ai/${harbor.id}/conversations.json`
  expect((await here.get<{ conversations: object[] }>(lena, path)).conversations).toHaveLength(1)
  expect(await here.post(lena, `/api/ai/threads/${threadId}/delete`, { companyId: harbor.id })).toBe(200)
  expect((await here.state(lena)).threads).toHaveLength(0)
})
