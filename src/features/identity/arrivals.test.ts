import { afterAll, beforeAll, expect, test } from 'vitest'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { people } from '../people/people.table.ts'
import { newId } from '../../sync/id.ts'
import { Traveller } from './identity-harness.ts'
import { type Providers, startProviders } from './signing-in-harness.ts'

let running: Providers
let stage: Providers['stage']
let provider: Providers['provider']
let other: Providers['other']
let storeOf: Providers['storeOf']
let givePassword: Providers['givePassword']
let byPassword: Providers['byPassword']

beforeAll(async () => {
  running = await startProviders()
  ;({ stage, provider, other, storeOf, givePassword, byPassword } = running)
  for (const name of ['omar', 'nora']) {
    const email = `${name}@harbor.example`
    await provider.knows({ sub: name, email, name: 'Nora Quay' })
    await new Traveller(stage).signIn(email)
  }
}, 60_000)
afterAll(() => running?.stop())

test('an answer counts once, in the browser that asked, and not without its state', async () => {
  await provider.knows({ sub: 'lena', email: 'lena@harbor.example' })
  const [lena, eve] = [new Traveller(stage), new Traveller(stage)]
  const { address } = await lena.start('lena@harbor.example')
  const callback = await lena.throughProvider(address!)

  expect(await eve.arriveAt(callback)).toBe('identity/attempt-over')
  await eve.start('lena@harbor.example')
  expect(await eve.arriveAt(callback)).toBe('identity/attempt-over')
  expect((await eve.session()).user).toBeNull()

  const without = new URL(callback)
  without.searchParams.delete('state')
  expect(await lena.arriveAt(without.href)).toBe('identity/attempt-over')
  const changed = new URL(callback)
  changed.searchParams.set('state', 'A'.repeat(43))
  expect(await lena.arriveAt(changed.href)).toBe('identity/attempt-over')

  expect(await lena.arriveAt(callback)).toBe('/dashboard')
  expect(await lena.arriveAt(callback)).toBe('identity/attempt-over')
})

test('ten simultaneous arrivals with one answer let one in', async () => {
  const omar = new Traveller(stage)
  const { address } = await omar.start('omar@harbor.example')
  const callback = await omar.throughProvider(address!)
  const ends = await Promise.all(Array.from({ length: 10 }, () => omar.arriveAt(callback)))
  expect(ends.filter((end) => end === '/dashboard')).toHaveLength(1)
})

test('the code of one provider is worth nothing in a sign-in at another', async () => {
  await other.knows({ sub: 'ravi', email: 'ravi@lantern.example' })
  const mallory = new Traveller(stage)
  const atHarbor = await mallory.throughProvider((await mallory.start('omar@harbor.example')).address!)
  const lantern = await mallory.throughProvider((await mallory.start('ravi@lantern.example')).address!)
  const mixed = new URL(lantern)
  mixed.searchParams.set('code', new URL(atHarbor).searchParams.get('code')!)
  expect(await mallory.arriveAt(mixed.href)).toBe('identity/answer-not-valid')

  const again = new URL(await mallory.throughProvider((await mallory.start('ravi@lantern.example')).address!))
  again.searchParams.set('iss', provider.issuer)
  expect(await mallory.arriveAt(again.href)).toBe('identity/answer-not-valid')
  expect((await mallory.session()).user).toBeNull()
})

test('an address that the provider has not verified, or of another domain, lets nobody in', async () => {
  await provider.knows({ sub: 'ulla', email: 'ulla@harbor.example', verified: false })
  expect(await new Traveller(stage).signIn('ulla@harbor.example')).toBe('identity/unverified-address')
  await provider.knows({ sub: 'vera', hint: 'vera@harbor.example', email: 'ravi@lantern.example' })
  expect(await new Traveller(stage).signIn('vera@harbor.example')).toBe('identity/other-domain')
})

test('whoever takes on another’s address at the provider does not get their account', async () => {
  await provider.knows({ sub: 'sven', email: 'sven@harbor.example' })
  const sven = new Traveller(stage)
  await sven.signIn('sven@harbor.example')
  const { id } = (await sven.session()).user!
  // Known by his subject, he stays who he was; unknown, he is refused because the address is bound already.
  await provider.knows({ sub: 'sven', hint: 'sven@harbor.example', email: 'nora@harbor.example' })
  const again = new Traveller(stage)
  await again.signIn('sven@harbor.example')
  expect((await again.session()).user!.id).toBe(id)
  await provider.knows({ sub: 'mallory', hint: 'mallory@harbor.example', email: 'nora@harbor.example' })
  expect(await new Traveller(stage).signIn('mallory@harbor.example')).toBe('identity/other-subject')
})

test('a password that a stranger chose for an address never confirmed is gone once its owner signs in', async () => {
  const id = newId()
  await stage.services.pool.query(
    "insert into users (id, email, full_name) values ($1, 'petra@harbor.example', 'Mallory')",
    [id],
  )
  await givePassword(id)
  await provider.knows({ sub: 'petra', email: 'petra@harbor.example' })
  expect(await new Traveller(stage).signIn('petra@harbor.example')).toBe('/dashboard')
  expect(await byPassword('petra@harbor.example')).toBe('account/wrong-password')
})

test('who was removed or made inactive stays out', async () => {
  const { node } = stage.services
  const { id: companyId } = stage.harbor
  await provider.knows({ sub: 'rosa', email: 'rosa@harbor.example' })
  const rosa = new Traveller(stage)
  await rosa.signIn('rosa@harbor.example')
  const personId = (await rosa.session()).user!.id
  await node.run(companyId, null, setPermission, { auditId: newId(), personId, level: 'inactive' })
  expect(await new Traveller(stage).signIn('rosa@harbor.example')).toBe('identity/membership-ended')
  await node.run(companyId, null, removePerson, { auditId: newId(), personId })
  expect(await new Traveller(stage).signIn('rosa@harbor.example')).toBe('identity/membership-ended')
  expect((await storeOf(companyId)).get(people, personId)!.status).toBe('removed')
})
