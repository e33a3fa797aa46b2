import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_SECRET, type RunningProvider, startProvider } from '../../../tests/provider.ts'
import { asking, connect, Liar, type Stage, startStage, Traveller } from './identity-harness.ts'

// Mallory has people open addresses of hers, and tries to end what others have begun. Harbor's provider says nowhere whose its answers are.
let stage: Stage
let provider: RunningProvider
let liar: Liar
let lena: Traveller, mallory: Traveller

beforeAll(async () => {
  stage = await startStage()
  const { harbor, lantern } = stage
  provider = await startProvider(stage.redirectUriOf(harbor.id), false)
  liar = await new Liar().start()
  await connect(stage, {
    companyId: harbor.id,
    director: harbor.people['maya']!,
    domain: 'harbor.example',
    issuer: provider.issuer,
  })
  await connect(stage, {
    companyId: lantern.id,
    director: lantern.people['ravi']!,
    domain: 'lantern.example',
    issuer: liar.issuer,
  })
  for (const name of ['lena', 'mallory']) await provider.knows({ sub: name, email: `${name}@harbor.example` })
}, 60_000)
beforeEach(() => {
  ;[lena, mallory] = [new Traveller(stage), new Traveller(stage)]
})
afterAll(async () => {
  liar?.stop()
  await provider?.stop()
  await stage?.stop()
})

const nameIn = async (browser: Traveller) => (await browser.session()).user?.email ?? null

async function begun(browser: Traveller, email: string, more: object = {}): Promise<string> {
  const { address } = await browser.start(email, more)
  return address!
}

/** The address that the provider sends this browser back to. */
const answered = async (browser: Traveller, email: string, more: object = {}): Promise<string> =>
  browser.throughProvider(await begun(browser, email, more))

const changed = (address: string, change: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
  return url.href
}
const partOf = (address: string, name: string): string => new URL(address).searchParams.get(name)!

test.each<[string, () => Promise<unknown>, string | null]>([
  ['signed out', async () => undefined, null],
  ['signed in', () => lena.signIn('lena@harbor.example'), 'lena@harbor.example'],
  ['on her way to the provider', () => lena.start('lena@harbor.example'), null],
])(
  'whoever opens another person’s callback while %s is not signed in as them',
  async (_what, before, stays) => {
    await before()
    const trap = await answered(mallory, 'mallory@harbor.example')
    expect(await lena.arriveAt(trap)).toBe('identity/attempt-over')
    expect(await nameIn(lena)).toBe(stays)
    // What was not hers used nothing up.
    expect(await mallory.arriveAt(trap)).toBe('/dashboard')
  },
)

test('another person’s code ends no sign-in, with either state, and neither does one’s own for them', async () => {
  const hers = await answered(lena, 'lena@harbor.example')
  const own = await answered(mallory, 'mallory@harbor.example')
  expect(await mallory.arriveAt(hers)).toBe('identity/attempt-over')
  expect(await mallory.arriveAt(changed(own, { code: partOf(hers, 'code') }))).toBe(
    'identity/answer-not-valid',
  )
  expect(await lena.arriveAt(changed(hers, { code: partOf(own, 'code') }))).toBe('identity/answer-not-valid')
  expect([await nameIn(lena), await nameIn(mallory)]).toEqual([null, null])
})

test('a callback that has been opened leads nowhere again, even after signing out', async () => {
  const callback = await answered(lena, 'lena@harbor.example')
  expect(await lena.arriveAt(callback)).toBe('/dashboard')
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')
  expect(await nameIn(lena)).toBe('lena@harbor.example')
  await lena.post('/api/sign-out', { everywhere: false })
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')
  expect(await nameIn(lena)).toBeNull()
})

test('an answer that comes too late lets nobody in, and one of a refusal is used up', async () => {
  const callback = await answered(lena, 'lena@harbor.example')
  await stage.services.pool.query("update sign_in_attempts set expires_at = now() - interval '1 second'")
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')

  const address = await begun(lena, 'lena@harbor.example')
  const refused = `${partOf(address, 'redirect_uri')}?error=access_denied&state=${partOf(address, 'state')}`
  expect(await lena.arriveAt(refused)).toBe('identity/provider-refused')
  expect(await lena.arriveAt(await lena.throughProvider(address))).toBe('identity/attempt-over')
  expect(await nameIn(lena)).toBeNull()
})

test('two tabs sign in side by side, in any order, and each goes on where it was', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const browser = new Traveller(stage)
    const tabs = ['/tasks', '/goals'].map((returnTo) => ({ returnTo, callback: '' }))
    for (const tab of tabs)
      tab.callback = await begun(browser, 'lena@harbor.example', { returnTo: tab.returnTo })
    for (const index of order) {
      const { callback, returnTo } = tabs[index]!
      expect(await browser.arriveAt(await browser.throughProvider(callback))).toBe(returnTo)
    }
    expect(await nameIn(browser)).toBe('lena@harbor.example')
  }
})

test('another page can begin no sign-in, and an answer counts only as a way that a browser goes', async () => {
  const start = await fetch(`${stage.url}/api/identity/start`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    body: JSON.stringify({ email: 'mallory@harbor.example' }),
  })
  expect([start.status, start.headers.getSetCookie()]).toEqual([403, []])
  const callback = await answered(lena, 'lena@harbor.example')
  for (const method of ['POST', 'HEAD']) expect((await lena.go(callback, { method })).status).toBe(404)
  expect(await lena.arriveAt(callback)).toBe('/dashboard')
})

test('a provider that leads people on to another company’s gets no code of theirs', async () => {
  // Mallory has begun at Harbor, as if she were lena, who is signed in at Harbor's provider and comes to sign in at Lantern.
  const hers = await begun(mallory, 'lena@harbor.example')
  const atLantern = await begun(lena, 'anybody@lantern.example')
  expect(new URL(atLantern).origin).toBe(liar.issuer)
  const ledOn = changed(hers, { state: partOf(atLantern, 'state') })
  const callback = await lena.throughProvider(ledOn)
  liar.asked = []
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')
  expect(liar.asked).toEqual([])
  // Neither does the answer count where Lantern's is expected, nor does Harbor's provider send anybody there.
  const redirect = partOf(atLantern, 'redirect_uri')
  await expect(lena.throughProvider(changed(ledOn, { redirect_uri: redirect }))).rejects.toThrow('Stuck')
  expect([await nameIn(lena), await nameIn(mallory)]).toEqual([null, null])
})

test('a provider that is another one by the time of the answer ends what was begun, and being the same again changes nothing', async () => {
  const callback = await answered(lena, 'lena@harbor.example')
  const maya = await stage.signIn(stage.harbor.people['maya']!)
  const save = (clientId: string) =>
    asking(stage, maya, 'provider', {
      companyId: stage.harbor.id,
      issuer: provider.issuer,
      clientId,
      clientSecret: CLIENT_SECRET,
      defaultLevel: 'member',
      teamIds: [],
      enforced: false,
    })
  await save('another')
  await save('quarterdeck')
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')
  expect(await nameIn(lena)).toBeNull()
})
