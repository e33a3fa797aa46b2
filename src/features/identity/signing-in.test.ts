import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider } from '../../../tests/provider.ts'
import { auditLog } from '../audit/audit.table.ts'
import { teamMembers } from '../teams/teams.table.ts'
import { asking, connect, Traveller } from './identity-harness.ts'
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
}, 60_000)
afterAll(() => running?.stop())

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
  expect(new URL(known.address!).searchParams.get('redirect_uri')).toBe(stage.redirectUriOf(stage.harbor.id))
  expect(new URL(known.address!).searchParams.get('code_challenge_method')).toBe('S256')
})

test('a path that leads elsewhere is not followed', async () => {
  for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(await new Traveller(stage).signIn('omar@harbor.example', { returnTo })).toBe('/dashboard')
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
  const gone = await startProvider(stage.redirectUriOf(stage.harbor.id))
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
