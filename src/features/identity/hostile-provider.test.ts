import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asking, connect, Liar, type Stage, startStage, Traveller } from './identity-harness.ts'
import { makeTrusted } from '../../server/outgoing/addresses.ts'
import { makeOutgoing } from '../../server/outgoing/outgoing.ts'
import { isProviderAddress, providerFetch } from './provider-http.server.ts'

let stage: Stage
let liar: Liar

beforeAll(async () => {
  stage = await startStage()
  liar = await new Liar().start()
  await connect(stage, {
    companyId: stage.harbor.id,
    director: stage.harbor.people['maya']!,
    domain: 'harbor.example',
    issuer: liar.issuer,
  })
}, 60_000)
afterEach(() => Object.assign(liar, new Liar(), { issuer: liar.issuer }))
afterAll(async () => {
  liar.stop()
  await stage.stop()
})

/** Signs in up to the ID token that the provider gives out, and answers where that leads. */
async function end(): Promise<string> {
  const lena = new Traveller(stage)
  const { address, code } = await lena.start('lena@harbor.example')
  if (!address) return code!
  const asked = new URL(address).searchParams
  liar.nonce = asked.get('nonce')!
  return lena.arriveAt(`${asked.get('redirect_uri')}?code=any&state=${asked.get('state')}`)
}

test('what this provider says counts as long as it tells the truth', async () => {
  expect(await end()).toBe('/dashboard')
})

test.each<[string, Partial<Pick<Liar, 'claims' | 'header' | 'signs' | 'wrongKey'>>]>([
  ['another nonce', { claims: { nonce: 'N'.repeat(43) } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'somebody-else' } }],
  ['several audiences and another authorised party', { claims: { aud: ['quarterdeck', 'x'], azp: 'x' } }],
  ['another issuer', { claims: { iss: 'https://other.example' } }],
  ['a time that is over', { claims: { iat: 1_000_000, exp: 1_000_060 } }],
  ['no algorithm', { header: { alg: 'none' }, signs: false }],
  ['no signature', { signs: false }],
  ['the key of somebody else', { wrongKey: true }],
  ['a key that it does not show', { header: { kid: 'two' } }],
  ['a signature made of the client’s secret', { header: { alg: 'HS256' } }],
])('an ID token with %s lets nobody in', async (_what, lie) => {
  Object.assign(liar, lie)
  expect(await end()).toBe('identity/answer-not-valid')
})

test.each<[string, object]>([
  ['as a text, as some write it', { email_verified: 'true' }],
  ['as Entra ID does, which never says that the address is', { email_verified: undefined, xms_edov: true }],
  ['as Entra ID does by a number', { email_verified: undefined, xms_edov: '1' }],
])('a provider answers for an address %s', async (_how, claims) => {
  liar.claims = claims
  expect(await end()).toBe('/dashboard')
})

test.each<[string, object]>([
  ['nothing is said', { email_verified: undefined }],
  ['it is not', { email_verified: false }],
  ['it is not, in a text', { email_verified: 'false' }],
  ['it is not although its domain is', { email_verified: false, xms_edov: true }],
  ['nothing is, although something is said', { email_verified: null, xms_edov: true }],
  ['its domain is not either', { email_verified: undefined, xms_edov: false }],
  ['its domain is not, in a number', { email_verified: undefined, xms_edov: '0' }],
])('an address is not verified where %s', async (_what, claims) => {
  liar.claims = claims
  expect(await end()).toBe('identity/unverified-address')
})

test.each<[string, object, string]>([
  ['of another issuer', { issuer: 'https://other.example' }, 'identity/provider-other-issuer'],
  [
    'with a token endpoint without TLS',
    { token_endpoint: 'http://idp.example/token' },
    'identity/provider-insecure',
  ],
  ['with keys without TLS', { jwks_uri: 'http://idp.example/jwks' }, 'identity/provider-insecure'],
  [
    'that sends browsers to a script',
    { authorization_endpoint: 'javascript:alert(1)' },
    'identity/provider-insecure',
  ],
  [
    'that sends browsers elsewhere without TLS',
    { authorization_endpoint: 'http://idp.example/' },
    'identity/provider-insecure',
  ],
  ['without keys', { jwks_uri: undefined }, 'identity/provider-incomplete'],
  ['that is endless', { more: 'x'.repeat(600_000) }, 'identity/provider-incomplete'],
])('a discovery document %s is refused', async (_what, discovery, code) => {
  liar.discovery = discovery
  expect(await end()).toBe(code)
  const maya = await stage.signIn(stage.harbor.people['maya']!)
  expect((await asking(stage, maya, 'provider/test', { companyId: stage.harbor.id })).code).toBe(code)
})

test('a provider that never answers is said to be slow, wherever it stops', async () => {
  liar.silentAt = '/.well-known/openid-configuration'
  expect(await end()).toBe('identity/provider-slow')
  liar.silentAt = '/token'
  expect(await end()).toBe('identity/provider-slow')
})

test('without the operator’s word nothing private is asked, whatever the address looks like', async () => {
  const fetch = providerFetch(makeOutgoing(makeTrusted([])))
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '10.0.0.1',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    '2130706433',
  ])
    await expect(fetch(`https://${host}:1/`, {})).rejects.toMatchObject({ failure: 'private' })
  await expect(fetch(liar.issuer, {})).rejects.toMatchObject({ failure: 'private' })
  expect(isProviderAddress('https://user:secret@idp.example', true)).toBe(false)
  expect(isProviderAddress('http://10.0.0.1', true)).toBe(false)
})

test('a redirect of the provider is not followed', async () => {
  liar.redirectsAt = '/.well-known/openid-configuration'
  expect(await end()).toBe('identity/provider-incomplete')
  expect(liar.asked).toEqual([liar.redirectsAt])
})
