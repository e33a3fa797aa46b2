import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPage, type Http, openHttp } from './http-harness.ts'

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'strict-transport-security': 'max-age=63072000',
}
const answers: [string, () => ReturnType<Http['page']>, number][] = [
  ['a page', () => http.page('/metrics-of-the-team'), 200],
  ['a file', () => http.app.inject('/assets/main-1a2b.js'), 200],
  ['the API', () => http.app.inject('/api/hello'), 200],
  ['nothing there', () => http.app.inject('/api/nothing'), 404],
  ['a method that is not there', () => http.post('/api/hello', {}), 404],
  ['signed out', () => http.app.inject('/api/mine'), 401],
  ['invalid input', () => http.post('/api/crates', {}), 400],
  ['another site', () => http.post('/api/crates', {}, { origin: 'https://evil.example' }), 403],
  ['no JSON', () => http.post('/api/crates', {}, { ...fromPage, 'content-type': 'text/plain' }), 415],
  ['a failure', () => http.app.inject('/api/broken'), 500],
  ['health', () => http.app.inject('/healthz'), 200],
  ['an address that cannot be decoded', () => http.app.inject('/api/%zz'), 400],
]
test.each(answers)('%s', async (_name, ask, status) => {
  const answer = await ask()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject(everywhere)
  expect(answer.headers['permissions-policy']).toContain('camera=()')
  expect(answer.headers['permissions-policy']).toContain('publickey-credentials-get=(self)')
  expect(answer.headers['permissions-policy']).toContain('publickey-credentials-create=(self)')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; /)
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  expect(answer.headers['x-powered-by']).toBeUndefined()
})

test('even a request that is not HTTP is answered with them', async () => {
  const origin = await http.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET / NONSENSE\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/)
  for (const [name, value] of Object.entries(everywhere)) expect(answer).toContain(`${name}: ${value}`)
})

test('API responses may not be shown, framed or cached', async () => {
  const { headers } = await http.app.inject('/api/hello')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  expect(headers['cache-control']).toBe('no-store')
})

test('a page runs only what carries the nonce of its own response, and opens sockets to this server only', async () => {
  const [first, second] = [await http.page('/login'), await http.page('/login')]
  const policy = String(first.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  expect(first.body.replace(/<head>.*<\/head>/, '')).toBe(
    `<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`,
  )
  expect(second.body).not.toContain(nonce)
  expect(policy).toContain("connect-src 'self' wss://quarterdeck.example;")
  expect(policy).not.toContain('unsafe')
  expect(first.headers['cache-control']).toBe('no-store')
})

test('a mailed link, whose code is in the query, is not revealed to other sites as a referrer', async () => {
  expect((await http.page('/email-confirmation?code=abc')).headers['referrer-policy']).toBe('no-referrer')
  expect((await http.page('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('hashed files are cached forever and sent compressed if possible; the service worker is checked each time', async () => {
  const asset = await http.app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(asset.body).toBe('brotli')
  expect((await http.app.inject('/assets/main-1a2b.js')).body).toBe('plain')
  expect((await http.app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('without TLS, no browser is told to insist on it', async () => {
  const plain = await http.build({})
  expect((await plain.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  await plain.close()
})
