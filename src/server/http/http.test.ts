import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../tests/database.ts'
import { refuse, notFound as missingRow } from '../../sync/refusal.ts'
import { loadConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { makePool } from '../database/pools.ts'
import { buildHttp, type HttpOptions } from '../http.ts'
import { HttpError } from '../http-error.ts'
import { makeLog } from '../log.ts'
import { makeOrigins } from './origins.ts'

const SITE = 'https://quarterdeck.example'
const maya = { id: 's1', userId: 'u1', email: 'maya@harbor.example', fullName: 'Maya' }
const fromPage = { origin: SITE, 'sec-fetch-site': 'same-origin' }
const signedIn = { cookie: 'who=maya' }

let database: Database
let web: string
let app: FastifyInstance
let logged = ''

const crate = z.strictObject({ label: z.string('Give it a label.').max(5, 'Use a shorter label.') })

function routes(plain: FastifyInstance): void {
  const zod = plain.withTypeProvider<ZodTypeProvider>()
  zod.get('/api/hello', { config: { who: 'anyone' } }, ({ session }) => ({ name: session?.fullName ?? null }))
  zod.get('/api/mine', { config: { who: 'signed-in' } }, ({ session }) => ({ name: session?.fullName }))
  zod.post('/api/crates', { config: { who: 'anyone' }, schema: { body: crate } }, ({ body }) => body)
  zod.post('/api/anything', { config: { who: 'anyone' } }, ({ body }) => ({ body }))
  zod.post('/api/refused', { config: { who: 'anyone' } }, () => refuse('Too late', 'It is closed.'))
  zod.get('/api/missing', { config: { who: 'anyone' } }, () => missingRow())
  zod.get('/api/teapot', { config: { who: 'anyone' } }, () => {
    throw new HttpError(418, 'A teapot')
  })
  zod.get('/api/broken', { config: { who: 'anyone' } }, () =>
    database.app.query('select secret from nowhere'),
  )
}

async function build(env: Record<string, string>, more: Partial<HttpOptions> = {}): Promise<FastifyInstance> {
  const config = loadConfig(env)
  return buildHttp({
    config,
    pool: database.app,
    log: makeLog('info', { write: (line) => void (logged += line) }),
    origins: makeOrigins(config, () => 3000),
    sessionOf: async ({ headers }) => (headers.cookie === 'who=maya' ? maya : null),
    routes,
    webDirectory: web,
    ...more,
  })
}

beforeAll(async () => {
  database = await testDatabase()
  web = await mkdtemp(join(tmpdir(), 'quarterdeck-web-'))
  await mkdir(join(web, 'assets'))
  await mkdir(join(web, '.vite'))
  await writeFile(
    join(web, 'index.html'),
    '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
  )
  await writeFile(join(web, 'assets/main-1a2b.js'), 'plain')
  await writeFile(join(web, 'assets/main-1a2b.js.br'), 'brotli')
  await writeFile(join(web, 'sw.js'), 'worker')
  await writeFile(join(web, '.vite/manifest.json'), '{}')
  app = await build({ PUBLIC_URL: SITE, METRICS_TOKEN: 'a-token-of-some-length' })
})
afterAll(async () => {
  await app.close()
  await database.stop()
  await rm(web, { recursive: true })
})

const page = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } })
const post = (url: string, payload: unknown, headers: Record<string, string> = fromPage) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })

describe('headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'strict-transport-security': 'max-age=63072000',
  }
  const answers: [string, () => ReturnType<typeof page>, number][] = [
    ['a page', () => page('/metrics-of-the-team'), 200],
    ['a file', () => app.inject('/assets/main-1a2b.js'), 200],
    ['the API', () => app.inject('/api/hello'), 200],
    ['nothing there', () => app.inject('/api/nothing'), 404],
    ['a method that is not there', () => post('/api/hello', {}), 404],
    ['signed out', () => app.inject('/api/mine'), 401],
    ['invalid input', () => post('/api/crates', {}), 400],
    ['another site', () => post('/api/crates', {}, { origin: 'https://evil.example' }), 403],
    ['no JSON', () => post('/api/crates', {}, { ...fromPage, 'content-type': 'text/plain' }), 415],
    ['a failure', () => app.inject('/api/broken'), 500],
    ['health', () => app.inject('/healthz'), 200],
    ['an address that cannot be decoded', () => app.inject('/api/%zz'), 400],
  ]
  test.each(answers)('%s', async (_name, ask, status) => {
    const answer = await ask()
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(everywhere)
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  test('what is not even HTTP is answered with them too', async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write('GET / NONSENSE\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/)
    for (const [name, value] of Object.entries(everywhere)) expect(answer).toContain(`${name}: ${value}`)
  })

  test('the API may not be shown, framed or kept', async () => {
    const { headers } = await app.inject('/api/hello')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a page runs what carries the nonce of this very answer, and opens sockets to this server only', async () => {
    const [first, second] = [await page('/'), await page('/')]
    const policy = String(first.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(first.body).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`)
    expect(second.body).not.toContain(nonce)
    expect(policy).toContain("connect-src 'self' wss://quarterdeck.example;")
    expect(policy).not.toContain('unsafe')
    expect(first.headers['cache-control']).toBe('no-store')
  })

  test('a mailed link, whose code is in the query, tells no other site where it was', async () => {
    expect((await page('/email-confirmation?code=abc')).headers['referrer-policy']).toBe('no-referrer')
    expect((await page('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  test('hashed files are kept for good, compressed where the browser can; the worker is asked for each time', async () => {
    const asset = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(asset.body).toBe('brotli')
    expect((await app.inject('/assets/main-1a2b.js')).body).toBe('plain')
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test('without TLS nobody is told to insist on it', async () => {
    const plain = await build({})
    expect((await plain.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
    await plain.close()
  })
})

describe('who', () => {
  test('a route that does not say who may call it cannot be registered', async () => {
    const careless = build({}, { routes: (open) => void open.get('/api/open', () => 'hello') })
    await expect(careless).rejects.toThrow('GET /api/open must say in config.who who may call it.')
  })

  test('what needs a session refuses a visitor and knows the signed-in', async () => {
    expect((await app.inject('/api/mine')).json()).toEqual({
      error: { title: 'You are signed out', detail: 'Sign in to go on; nothing you entered is lost.' },
    })
    expect((await app.inject({ url: '/api/mine', headers: signedIn })).json()).toEqual({ name: 'Maya' })
    expect((await app.inject('/api/hello')).json()).toEqual({ name: null })
  })

  test('measurements answer this machine and the token, nobody else', async () => {
    const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
      app.inject({ url: '/api/metrics', headers: { host: 'quarterdeck.example', ...headers }, remoteAddress })
    expect((await ask({})).statusCode).toBe(403)
    expect((await ask({ authorization: 'Bearer a-token-of-some-lengtx' })).statusCode).toBe(403)
    expect((await ask({ authorization: 'Bearer a-token-of-some-length' })).body).toContain(
      'http_request_duration_seconds',
    )
    expect((await ask({ host: 'localhost' }, '127.0.0.1')).statusCode).toBe(200)
    expect((await ask({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).statusCode).toBe(
      403,
    )
  })
})

describe('where a change comes from', () => {
  const attempts: [string, Record<string, string>, number][] = [
    ['this site', fromPage, 200],
    ['this site in an older browser', { origin: SITE }, 200],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [
      'another site that claims to be this one',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['a sister site', { origin: SITE, 'sec-fetch-site': 'same-site' }, 403],
    ['a name that only begins alike', { origin: `${SITE}.evil.example` }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['nobody says', {}, 403],
  ]
  test.each(attempts)('%s', async (_name, headers, status) => {
    expect((await post('/api/crates', { label: 'oak' }, headers)).statusCode).toBe(status)
  })

  test('an install on this machine takes its loopback names, at a forwarded port too, and no name that resolves to it', () => {
    const origins = makeOrigins({ publicUrl: null }, () => 3000)
    expect(origins.accepts({ origin: 'http://localhost:3000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://127.0.0.1:3000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://localhost:5000', host: 'localhost:5000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://localhost:5000', host: 'localhost:3000' })).toBe(false)
    expect(origins.accepts({ origin: 'http://evil.example:3000', host: 'evil.example:3000' })).toBe(false)
  })
})

describe('what bad input gets', () => {
  test('unknown keys and wrong types get a sentence for each field', async () => {
    const { error } = (await post('/api/crates', { label: 'mahogany' })).json()
    expect(error).toMatchObject({
      title: 'Check what you entered',
      fields: { label: 'Use a shorter label.' },
    })
    expect((await post('/api/crates', { label: 'oak', company_id: 'x' })).statusCode).toBe(400)
  })

  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
  const bodies: [string, unknown, number][] = [
    ['32 levels', nested(31), 200],
    ['too many levels', nested(33), 400],
    ['500 entries', Array(500).fill(1), 200],
    ['too many entries', { list: Array(501).fill(1) }, 400],
    ['too many bytes', 'x'.repeat(262_144), 413],
  ]
  test.each(bodies)('%s', async (_name, body, status) => {
    expect((await post('/api/anything', body)).statusCode).toBe(status)
  })

  test.each(['{"label":', '', '{"__proto__":{"admin":true}}'])('unreadable JSON: %s', async (payload) => {
    const headers = { 'content-type': 'application/json', ...fromPage }
    const answer = await app.inject({ method: 'POST', url: '/api/anything', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.title).toBe('That could not be read')
  })

  test('an address beyond 8 KiB', async () => {
    expect((await app.inject(`/${'x'.repeat(8_192)}`)).statusCode).toBe(414)
  })
})

describe('errors', () => {
  test('what does not exist and what is not yours answer the same, to the byte', async () => {
    const [row, address] = [await app.inject('/api/missing'), await app.inject('/api/nothing')]
    const other = await post('/api/also/nothing', {})
    expect([row.statusCode, address.statusCode, other.statusCode]).toEqual([404, 404, 404])
    expect(row.rawPayload.equals(address.rawPayload)).toBe(true)
    expect(row.rawPayload.equals(other.rawPayload)).toBe(true)
    const varying = (headers: object) => ({ ...headers, date: undefined })
    expect(varying(row.headers)).toEqual(varying(address.headers))
  })

  test('a failure tells nothing of the inside, and the log everything', async () => {
    const { body } = await app.inject('/api/broken')
    expect(body).not.toMatch(/nowhere|relation|select|at |\.ts/)
    expect(logged).toContain('relation \\"nowhere\\" does not exist')
  })

  test('a refusal keeps its words', async () => {
    const answer = await post('/api/refused', {})
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ error: { title: 'Too late', detail: 'It is closed.' } })
    expect((await app.inject('/api/teapot')).json()).toEqual({ error: { title: 'A teapot' } })
  })

  test('a database that does not answer is said to be away, not to be anybody’s fault', async () => {
    const nowhere = makePool(
      { host: '127.0.0.1', port: 1, user: 'u', password: '', database: 'd' },
      { max: 1, statementTimeout: 0 },
    )
    const away = await build(
      {},
      {
        pool: nowhere,
        routes: (open) =>
          void open.get('/api/row', { config: { who: 'anyone' } }, () => nowhere.query('select 1')),
      },
    )
    const answer = await away.inject('/api/row')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect((await away.inject('/readyz')).statusCode).toBe(503)
    expect((await away.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await away.close()
    await nowhere.end()
  })
})

describe('pages', () => {
  test('every address a browser opens shows the application; a program gets the 404', async () => {
    expect((await page('/metrics/of/nobody')).body).toContain('<script')
    expect(
      (await app.inject({ url: '/metrics/of/nobody', headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404)
    expect((await page('/api/nothing')).statusCode).toBe(404)
  })

  test.each([
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/index.html',
  ])('%s shows no file', async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'application/json' } })
    expect(answer.statusCode).toBe(404)
  })

  test('without a bundle the page says how to get one', async () => {
    const bare = await build({}, { webDirectory: join(web, 'none') })
    expect((await bare.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain('npm start')
    await bare.close()
  })
})

describe('operators', () => {
  test('the description of the API lists its routes', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json()
    expect(paths['/api/crates'].post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['label'],
    })
  })

  test('a report of the policy is counted and briefly logged', async () => {
    const report = {
      'csp-report': { 'blocked-uri': 'https://evil.example/x?token=abc', 'violated-directive': 'script-src' },
    }
    const headers = { ...fromPage, 'content-type': 'application/csp-report' }
    expect((await post('/csp-report', report, headers)).statusCode).toBe(204)
    expect(logged).toContain('"blocked":"https://evil.example/x"')
    expect(logged).not.toContain('token=abc')
  })

  test('a log line of a request holds the route, and no query, cookie or code', async () => {
    logged = ''
    await app.inject({
      url: '/email-confirmation?code=s3cret',
      headers: { accept: 'text/html', cookie: 'who=maya' },
    })
    expect(logged).toContain('"route":"/*"')
    expect(logged).not.toMatch(/s3cret|who=maya|email-confirmation/)
  })
})
