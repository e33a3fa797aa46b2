import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProvider, startProvider } from '../../../tests/provider.ts'
import { hashPassword } from '../accounts/passwords/passwords.server.ts'
import { auditLog } from '../audit/audit.table.ts'
import { removePerson, setPermission } from '../people/people.mutations.ts'
import { people } from '../people/people.table.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { newId } from '../../sync/id.ts'
import { asking, connect, type Stage, startStage, Traveller } from './identity-harness.ts'

const PASSWORD = 'lantern-over-the-quay'

let stage: Stage
let provider: RunningProvider
let other: RunningProvider

beforeAll(async () => {
  stage = await startStage()
  provider = await startProvider(stage.redirectUri)
  other = await startProvider(stage.redirectUri)
  await connectHarbor()
  const { lantern } = stage
  await connect(stage, {
    companyId: lantern.id,
    director: lantern.people['ravi']!,
    domain: 'lantern.example',
    issuer: other.issuer,
    defaultLevel: 'view-only',
  })
}, 60_000)
afterAll(async () => {
  await provider.stop()
  await other.stop()
  await stage.stop()
})

const connectHarbor = (more: object = {}) =>
  connect(stage, {
    companyId: stage.harbor.id,
    director: stage.harbor.people['maya']!,
    domain: 'harbor.example',
    issuer: provider.issuer,
    teamIds: [stage.harbor.teams.crew],
    ...more,
  })

const storeOf = async (companyId: string) => (await stage.services.node.company(companyId))!.replica.store

async function givePassword(userId: string): Promise<void> {
  await stage.services.pool.query(
    "insert into user_credentials (id, user_id, provider_id, account_id, password) values ($1, $2::uuid, 'credential', $2::text, $3)",
    [newId(), userId, await hashPassword(PASSWORD)],
  )
}

const byPassword = async (email: string) => {
  const answer = await new Traveller(stage).post('/api/sign-in', { email, password: PASSWORD })
  return answer.status === 200 ? 'in' : ((await answer.json()) as { error: { code: string } }).error.code
}

test('a newcomer signs in by the provider and is a member at once, on the chosen team', async () => {
  await provider.knows({ sub: 'nora', email: 'nora@harbor.example', name: 'Nora Quay' })
  const nora = new Traveller(stage)
  expect(await nora.signIn('nora@harbor.example', { returnTo: '/tasks' })).toBe('/tasks')
  const { user, companies } = await nora.session()
  expect(user).toMatchObject({ email: 'nora@harbor.example', fullName: 'Nora Quay' })
  expect(companies).toMatchObject([{ name: 'Harbor', level: 'member' }])
  const store = await storeOf(stage.harbor.id)
  expect(store.where(teamMembers, { personId: user!.id })).toMatchObject([
    { teamId: stage.harbor.teams.crew },
  ])
  const entries = [...store.where(auditLog, {})].filter(({ personId }) => personId === user!.id)
  expect(entries).toMatchObject([{ action: 'joined', actorId: null, after: 'member' }])
  expect(entries[0]!.subject).toContain('provider')

  expect(await new Traveller(stage).signIn('nora@harbor.example')).toBe('/dashboard')
})

test('a member who had an account keeps account, level and teams', async () => {
  await provider.knows({ sub: 'omar', email: 'omar@harbor.example', name: 'Another name' })
  const omar = new Traveller(stage)
  expect(await omar.signIn('omar@harbor.example')).toBe('/dashboard')
  const { user, companies } = await omar.session()
  expect(user!.id).toBe(stage.harbor.people['omar'])
  expect(companies).toMatchObject([{ name: 'Harbor', level: 'manager' }])
})

test('only addresses of domains with a provider lead on, whether or not there is such an account', async () => {
  const stranger = new Traveller(stage)
  expect(await stranger.start('maya@elsewhere.example')).toMatchObject({
    status: 404,
    code: 'identity/no-provider',
  })
  const [known, unknown] = [
    await stranger.start('maya@harbor.example'),
    await stranger.start('x@harbor.example'),
  ]
  const shape = ({ address }: { address?: string }) =>
    [...new URL(address!).searchParams.keys(), new URL(address!).pathname].join()
  expect(shape(known)).toBe(shape(unknown))
  expect(new URL(known.address!).searchParams.get('redirect_uri')).toBe(stage.redirectUri)
  expect(new URL(known.address!).searchParams.get('code_challenge_method')).toBe('S256')
})

test('a path that leads elsewhere is not followed', async () => {
  for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(await new Traveller(stage).signIn('omar@harbor.example', { returnTo })).toBe('/dashboard')
})

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

test('somebody of two companies signs in by both providers, to one account', async () => {
  const { harbor, lantern } = stage
  await connect(stage, {
    companyId: lantern.id,
    director: lantern.people['ravi']!,
    domain: 'harbor.example',
    issuer: other.issuer,
    defaultLevel: 'view-only',
  })
  await other.knows({ sub: 'nora-there', email: 'nora@harbor.example' })
  const nora = new Traveller(stage)
  const { choices } = await nora.start('nora@harbor.example')
  expect(choices!.map(({ name }) => name).toSorted()).toEqual(['Harbor', 'Lantern'])
  expect(await nora.signIn('nora@harbor.example', { companyId: lantern.id })).toBe('/dashboard')
  expect((await nora.session()).companies.map(({ name }) => name).toSorted()).toEqual(['Harbor', 'Lantern'])
  const again = new Traveller(stage)
  await again.signIn('nora@harbor.example', { companyId: harbor.id })
  expect((await again.session()).user!.id).toBe((await nora.session()).user!.id)

  const ravi = await stage.signIn(lantern.people['ravi']!)
  const { domains } = (await (
    await new Traveller(stage, ravi).go(`/api/identity/settings/${lantern.id}`)
  ).json()) as { domains: { id: string; domain: string }[] }
  const domainId = domains.find(({ domain }) => domain === 'harbor.example')!.id
  await asking(stage, ravi, 'domains/remove', { companyId: lantern.id, domainId })
  expect((await nora.start('nora@harbor.example', { companyId: lantern.id })).code).toBe(
    'identity/no-provider',
  )
})

test('where it is required, members come by no password, and directors still do', async () => {
  const { harbor } = stage
  const { theo, maya } = harbor.people as { theo: string; maya: string }
  await givePassword(theo)
  await givePassword(maya)
  expect(await byPassword('theo@harbor.example')).toBe('in')
  const settings = {
    companyId: harbor.id,
    issuer: provider.issuer,
    clientId: 'quarterdeck',
    clientSecret: '',
    defaultLevel: 'member',
    teamIds: [],
  }
  const saved = await asking(stage, await stage.signIn(maya), 'provider', { ...settings, enforced: true })
  expect(saved.provider).toMatchObject({ enforced: true })

  expect(await byPassword('theo@harbor.example')).toBe('identity/enforced')
  expect(await byPassword('maya@harbor.example')).toBe('in')
  await provider.knows({ sub: 'theo', email: 'theo@harbor.example' })
  expect(await new Traveller(stage).signIn('theo@harbor.example')).toBe('/dashboard')
  await asking(stage, await stage.signIn(maya), 'provider', { ...settings, enforced: false })
})

test('a provider that is away is said to be away', async () => {
  const gone = await startProvider(stage.redirectUri)
  const settings = {
    companyId: stage.harbor.id,
    clientId: 'quarterdeck',
    clientSecret: 'x',
    defaultLevel: 'member',
    teamIds: [],
    enforced: false,
  }
  const maya = await stage.signIn(stage.harbor.people['maya']!)
  await asking(stage, maya, 'provider', { ...settings, issuer: gone.issuer })
  await gone.stop()
  expect((await new Traveller(stage).start('nora@harbor.example')).code).toBe('identity/provider-away')
  expect((await asking(stage, maya, 'provider/test', { companyId: stage.harbor.id })).code).toBe(
    'identity/provider-away',
  )
})
