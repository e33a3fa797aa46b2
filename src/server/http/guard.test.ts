import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPage, type Http, openHttp, signedIn, SITE } from './http-harness.ts'
import { makeOrigins } from './origins.ts'

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

describe('who', () => {
  test('a route that does not say who may call it cannot be registered', async () => {
    const careless = http.build({}, { routes: (open) => void open.get('/api/open', () => 'hello') })
    await expect(careless).rejects.toThrow('GET /api/open must say in config.who who may call it.')
  })

  test.each([
    ['/api/mine/:companyId', undefined, undefined, 'must say in config.company where it names its company.'],
    ['/api/mine/:companyId', 'body', undefined, 'names its company in the path.'],
    ['/api/mine/:companyIdea', 'path', undefined, 'names its company not in the path.'],
    ['/api/mine', 'none', z.strictObject({ companyId: z.uuid() }), 'names its company in the body.'],
    ['/api/mine', 'body', z.strictObject({ id: z.uuid() }), 'names its company not in the body.'],
  ] as const)(
    'a route for signed-in people at %s that says %s cannot be registered',
    async (url, company, body, why) => {
      const config = { who: 'signed-in', ...(company && { company }) } as const
      const routes = (open: FastifyInstance) =>
        void open.post(url, { config, ...(body && { schema: { body } }) }, () => 'hello')
      await expect(http.build({}, { routes })).rejects.toThrow(`POST ${url} ${why}`)
    },
  )

  test('a route that needs a session refuses visitors and knows who is signed in', async () => {
    const visitor = await http.app.inject('/api/mine')
    expect([visitor.statusCode, visitor.json().error]).toEqual([
      401,
      expect.objectContaining({ code: 'request/signed-out', title: 'User not authenticated' }),
    ])
    expect((await http.app.inject({ url: '/api/mine', headers: signedIn })).json()).toEqual({ name: 'Maya' })
    expect((await http.app.inject('/api/hello')).json()).toEqual({ name: null })
  })

  const metrics = (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    app.inject({ url: '/api/metrics', headers: { host: 'quarterdeck.example', ...headers }, remoteAddress })

  test('the metrics of a public server are for holders of the token, even if a proxy on its machine asks', async () => {
    const reached = [
      { PUBLIC_URL: SITE },
      { PUBLIC_URL: SITE, HOST: '0.0.0.0' },
      { PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    ]
    for (const env of reached) {
      const app = await http.build({ ...env, METRICS_TOKEN: 'a-token-of-some-length' })
      const ask = (headers: Record<string, string>) => metrics(app, headers, '127.0.0.1')
      expect((await ask({})).json().error.code).toBe('request/local-only')
      expect((await ask({ host: 'localhost' })).statusCode).toBe(403)
      expect((await ask({ authorization: 'Bearer a-token-of-some-lengtx' })).statusCode).toBe(403)
      expect((await ask({ authorization: 'Bearer a-token-of-some-length' })).body).toContain(
        'http_request_duration_seconds',
      )
      await app.close()
    }
  })

  test('the metrics of a server that nobody else can reach are for its own machine', async () => {
    const app = await http.build({})
    const ask = (headers: Record<string, string>, remoteAddress?: string) =>
      metrics(app, headers, remoteAddress)
    expect((await ask({ host: 'localhost' })).statusCode).toBe(403)
    expect((await ask({ host: 'localhost' }, '127.0.0.1')).statusCode).toBe(200)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect((await ask({ host: 'localhost', [name]: 'x' }, '127.0.0.1')).statusCode, name).toBe(403)
    expect((await ask({ host: '127.evil.example' }, '127.0.0.1')).statusCode).toBe(403)
    await app.close()
  })
})

describe('behind a proxy', () => {
  const addressOf = async (TRUST_PROXY: string, forwarded: string) => {
    const app = await http.build(
      { TRUST_PROXY },
      { routes: (open) => void open.get('/api/ip', { config: { who: 'anyone' } }, ({ ip }) => ({ ip })) },
    )
    const headers = { 'x-forwarded-for': forwarded }
    const answer = await app.inject({ url: '/api/ip', remoteAddress: '10.0.0.1', headers })
    await app.close()
    return answer.json().ip
  }

  test('the address is the one that the proxy saw, whatever the visitor put before it', async () => {
    expect(await addressOf('on', '203.0.113.9')).toBe('203.0.113.9')
    expect(await addressOf('on', '1.2.3.4, 127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await addressOf('on', 'unknown, 203.0.113.9')).toBe('203.0.113.9')
  })

  test('the port that some proxies append is no part of it', async () => {
    expect(await addressOf('on', '203.0.113.9:5678')).toBe('203.0.113.9')
    expect(await addressOf('on', '1.2.3.4, [2001:db8::9]:5678')).toBe('2001:db8::9')
    expect(await addressOf('on', '[::ffff:203.0.113.9]:5678')).toBe('203.0.113.9')
  })

  test('a request that the proxy forwards from no address is refused', async () => {
    const app = await http.build({ TRUST_PROXY: 'on' })
    for (const forwarded of ['unknown', '', '203.0.113.9, _hidden', '203.0.113.9, ']) {
      const answer = await app.inject({ url: '/api/hello', headers: { 'x-forwarded-for': forwarded } })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request/no-address'])
    }
    await app.close()
  })

  test('without a proxy, nobody’s claim about the address counts', async () => {
    expect(await addressOf('off', '203.0.113.9')).toBe('10.0.0.1')
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
    const answer = await http.post('/api/crates', { label: 'oak' }, headers)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json().error.code).toBe('request/other-site')
  })

  test('an installation for this machine accepts its loopback names, even with a forwarded port, but no name that resolves to them', () => {
    const origins = makeOrigins({ publicUrl: null }, () => 3000)
    expect(origins.accepts({ origin: 'http://localhost:3000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://127.0.0.1:3000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://localhost:5000', host: 'localhost:5000' })).toBe(true)
    expect(origins.accepts({ origin: 'http://localhost:5000', host: 'localhost:3000' })).toBe(false)
    for (const host of ['evil.example:3000', '127.evil.example:3000', '[', '127.0.0.1@evil.example', ''])
      expect(origins.accepts({ origin: `http://${host}`, host }), host).toBe(false)
  })
})
