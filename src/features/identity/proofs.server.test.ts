import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Line, openLine } from '../../../tests/line.ts'
import type { RunningProvider } from '../../../tests/provider.ts'
import type { SignedIn } from '../../../tests/served.ts'
import type { RunningServer } from '../../server/server.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { choice } from '../../sync/fields.ts'
import { people } from '../people/people.table.ts'
import { newId } from '../../sync/id.ts'
import { CLOSE_SESSION_ENDED } from '../../sync/protocol.ts'
import { noteProofs } from '../accounts/sign-in/session-proofs.server.ts'
import { app } from '../registry.ts'
import { asking, type Stage, Traveller } from './identity-harness.ts'
import { type Insisting, openInsisting, settingsOf } from './proofs-harness.ts'

let insisting: Insisting
let stage: Stage
let beside: RunningServer
let atLantern: RunningProvider
let maya: string, lena: string, omar: string

beforeAll(async () => {
  insisting = await openInsisting()
  ;({ stage, beside, atLantern, maya, lena, omar } = insisting)
}, 60_000)
afterAll(() => insisting.stop())
beforeEach(() => insist({ harbor: false, lantern: false }))

const insist = (enforced: { harbor: boolean; lantern: boolean }) => insisting.insist(enforced)
const opens = (who: Traveller, companyId: string) => insisting.opens(who, companyId)
const proofOf = (companyId: string) => insisting.proofOf(companyId)
const traveller = async (userId: string) => new Traveller(stage, await stage.signIn(userId))

test.each([
  { harbor: false, lantern: false, answers: [200, 200] },
  { harbor: true, lantern: false, answers: [401, 200] },
  { harbor: false, lantern: true, answers: [200, 401] },
  { harbor: true, lantern: true, answers: [401, 401] },
])(
  'an open session opens what does not insist on its provider (Harbor $harbor, Lantern $lantern)',
  async ({ answers, ...enforced }) => {
    const { harbor, lantern } = stage
    const open = await traveller(lena)
    expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual([200, 200])
    await insist(enforced)
    expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual(answers)
    const { user, companies } = await open.session()
    expect(user).not.toBeNull()
    expect(companies.map(({ mustProve = false }) => mustProve)).toEqual(answers.map((one) => one === 401))
    // What is not said to insist any more opens again.
    await insist({ harbor: false, lantern: false })
    expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual([200, 200])
  },
)

test('somebody of two companies proves themselves to each, one after the other, in one session', async () => {
  const { harbor, lantern } = stage
  const open = await traveller(lena)
  await insist({ harbor: true, lantern: true })
  expect(await open.signIn('lena@harbor.example', { companyId: harbor.id })).toBe('/dashboard')
  expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual([200, 401])
  expect(await open.signIn('lena@harbor.example', { companyId: lantern.id })).toBe('/dashboard')
  expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual([200, 200])
  // What another provider has said counts no more.
  const other = { companyId: harbor.id, issuer: atLantern.issuer, ...settingsOf(true), clientSecret: 'x' }
  await asking(stage, await stage.signIn(maya), 'provider', other)
  expect([await opens(open, harbor.id), await opens(open, lantern.id)]).toEqual([401, 200])
})

test('another person who signs in in the same browser inherits no proof', async () => {
  const { harbor, lantern, services } = stage
  await insist({ harbor: true, lantern: false })
  const before = await stage.signIn(lena)
  const browser = new Traveller(stage, before)
  await noteProofs(services.pool, before.sessionId, { proves: await proofOf(harbor.id), before: null })
  await services.sessions.recheck()
  expect(await opens(browser, harbor.id)).toBe(200)
  expect(await browser.signIn('omar@harbor.example', { companyId: lantern.id })).toBe('/dashboard')
  expect(await opens(browser, harbor.id)).toBe(401)
})

test('every route that names the company is held, however it is named; the others are not', async () => {
  const { harbor } = stage
  await insist({ harbor: true, lantern: false })
  const open = await traveller(omar)
  const companyId = harbor.id
  const requests: [string, object?][] = [
    [`/api/sync/${companyId.toUpperCase()}/bootstrap`],
    [`/api/sync/${companyId}/query`, { name: 'myCompany', args: {} }],
    [
      `/api/sync/${companyId}/mutate`,
      { clientId: newId(), schema: app.schema, mutations: [{ mid: 1, name: 'createTeam', args: {} }] },
    ],
    [
      `/api/sync/${companyId}/stream`,
      { clientId: newId(), epoch: newId(), schema: app.schema, cursor: 0, scopes: [] },
    ],
    [`/api/tokens/${companyId}`],
    [`/api/exports/${companyId}`],
    ['/api/exports', { companyId }],
    ['/api/tokens', { companyId, name: 'x', scopes: ['tasks:read'], days: 30 }],
    [`/api/calendar/feed/${companyId}/tasks`],
  ]
  for (const [path, body] of requests) {
    const answer = await open.go(path, body ? { method: 'POST', body } : {})
    const told = (await answer.json()) as { error?: { code: string } }
    expect([path, answer.status, told.error?.code]).toEqual([path, 401, 'identity/prove-first'])
  }
  expect((await open.post('/api/companies/switch', { companyId })).status).toBe(200)
  // Whoever is no member hears the same as ever.
  const stranger = await traveller(await stage.newcomer('ina@harbor.example'))
  expect(await opens(stranger, harbor.id)).toBe(404)
})

const setLevel = defineMutation('setLevel', {
  input: { level: choice('director', 'manager') },
  internal: true,
  may: (actor) => actor.system,
  run: (tx, { level }) => tx.update(people, omar, { level }),
})

test('directors keep the way back, until they are none', async () => {
  const { harbor, services } = stage
  await services.node.run(harbor.id, null, setLevel, {
    level: 'director',
  })
  await insist({ harbor: true, lantern: false })
  const open = await traveller(omar)
  expect(await opens(open, harbor.id)).toBe(200)
  await services.node.run(harbor.id, null, setLevel, {
    level: 'manager',
  })
  await expect.poll(() => opens(open, harbor.id)).toBe(401)
})

/** A line that follows the company. */
async function follow(at: RunningServer, who: SignedIn, companyId: string): Promise<Line> {
  const opened = (await openLine(at, who, companyId)) as Line
  // Of the server that is asked: another one may be ahead of it.
  const { seq, epoch } = (await at.services.node.company(companyId))!.replica
  opened.greet({ seq, epoch, scopes: [] })
  return opened
}

test('lines end at once on both servers, those of other companies and of directors go on', async () => {
  const { harbor, lantern } = stage
  const [asLena, asMaya] = [await stage.signIn(lena), await stage.signIn(maya)]
  const ending = [await follow(stage, asLena, harbor.id), await follow(beside, asLena, harbor.id)]
  const staying = [await follow(stage, asLena, lantern.id), await follow(stage, asMaya, harbor.id)]
  for (const one of [...ending, ...staying]) await one.until(({ t }) => t === 'beat')
  await insist({ harbor: true, lantern: false })
  for (const one of ending) expect(await one.closed()).toBe(CLOSE_SESSION_ENDED)
  const late = await follow(beside, asLena, harbor.id)
  expect([await late.closed(), late.frames]).toEqual([CLOSE_SESSION_ENDED, []])
  expect(staying.map((one) => one.isOver())).toEqual([false, false])
  for (const one of staying) one.hangUp()
})
