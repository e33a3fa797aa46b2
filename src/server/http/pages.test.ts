import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromPage, type Http, openHttp } from './http-harness.ts'
import { sessionCookieName } from '../session-cookie.ts'

const SESSION = `${sessionCookieName(false)}=of-somebody`

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

describe('pages', () => {
  test('every address that a browser opens shows the application, while a program gets a 404', async () => {
    expect((await http.page('/metrics/of/nobody')).body).toContain('<script')
    expect(
      (await http.app.inject({ url: '/metrics/of/nobody', headers: { accept: 'application/json' } }))
        .statusCode,
    ).toBe(404)
    expect((await http.page('/api/nothing')).statusCode).toBe(404)
  })

  test.each([
    ['curl', { accept: '*/*' }],
    ['an uptime check that does not say what it accepts', {}],
    ['a link preview', { accept: 'text/*;q=0.8' }],
  ])('%s gets the page', async (_name, headers) => {
    for (const url of ['/', '/metrics?week=1', '/meeting/of-a-team']) {
      const [got, head] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => http.app.inject({ method, url, headers })),
      )
      expect([got!.statusCode, got!.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect([head!.statusCode, head!.headers['content-type'], head!.body]).toEqual([
        200,
        'text/html; charset=utf-8',
        '',
      ])
    }
  })

  test('what a program looks for at a well-known place is not there, whatever it accepts', async () => {
    const path = '/.well-known/oauth-protected-resource'
    for (const url of [path, `${path}/api/mcp`])
      expect((await http.app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404)
  })

  test.each([
    ['nothing', {}, 'en'],
    ['German', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    ['English before German', { 'accept-language': 'en-GB,de;q=0.5' }, 'en'],
    ['a language that there is not, then German', { 'accept-language': 'fr, de;q=0.3' }, 'de'],
    ['no German', { 'accept-language': 'de;q=0, en' }, 'en'],
    ['nonsense', { 'accept-language': ',;;q=x,__proto__;q=9' }, 'en'],
    ['English, but has chosen German', { 'accept-language': 'en', cookie: 'quarterdeck-language=de' }, 'de'],
    ['German, but has chosen English', { 'accept-language': 'de', cookie: 'quarterdeck-language=en' }, 'en'],
    [
      'German, with a choice of nonsense',
      { 'accept-language': 'de', cookie: 'quarterdeck-language=../x' },
      'de',
    ],
  ])('a browser that asks for %s', async (_name, headers, language) => {
    const { body, headers: sent } = await http.app.inject({
      url: '/metrics',
      headers: { accept: 'text/html', ...headers },
    })
    expect(body.includes('lang="de"')).toBe(language === 'de')
    expect(sent.vary).toContain('accept-language')
  })

  test('a page that there is in one language only is shown in that one', async () => {
    const { body } = await http.app.inject({
      url: '/',
      headers: { accept: 'text/html', 'accept-language': 'de' },
    })
    expect(body).toContain('data-demo')
  })

  test.each([
    ['somebody signed in', '/goals', SESSION, 'goals'],
    ['somebody signed in, below a screen’s path', '/meeting/of-a-team/weekly?section=2', SESSION, 'meeting'],
    ['somebody signed in, at an address that no screen has', '/goalsx', SESSION, null],
    ['somebody signed in, at a name that every object has', '/constructor', SESSION, null],
    ['a visitor, who will have to sign in', '/goals', '', 'login'],
    ['a visitor who signs in', '/login', '', 'login'],
    ['a visitor at an address that no screen has', '/toString', '', null],
  ])('%s gets the scripts of that screen with the page', async (_name, url, cookie, script) => {
    const app = await http.build({})
    const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } })
    await app.close()
    expect(body.match(/<link rel="modulepreload" href="[^"]*">/g)).toEqual(
      script && [`<link rel="modulepreload" href="/assets/${script}.js">`],
    )
    expect(body.includes('href="/api/session"')).toBe(cookie === SESSION && script !== null)
  })

  test('the service worker of each language may serve every address', async () => {
    for (const url of ['/sw.js', '/de/sw.js'])
      expect((await http.app.inject(url)).headers).toMatchObject({
        'service-worker-allowed': '/',
        'cache-control': 'no-cache',
      })
    expect((await http.page('/de/assets/gone.js')).statusCode).toBe(404)
    expect((await http.page('/de/index.html')).statusCode).toBe(404)
  })

  test('whatever answers GET answers HEAD with the same status and no body', async () => {
    for (const url of [
      '/healthz',
      '/readyz',
      '/api/hello',
      '/api/mine',
      '/assets/main-1a2b.js',
      '/api/nothing',
    ]) {
      const [got, head] = [await http.app.inject(url), await http.app.inject({ method: 'HEAD', url })]
      expect([url, head.statusCode, head.body]).toEqual([url, got.statusCode, ''])
    }
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/assets/main-old.js',
    '/assets/',
    '/favicon.bmp',
    '/metrics/x.php',
    '/.env',
    '/apple-touch-icon.png',
  ])('%s is not there, even for a browser', async (url) => {
    expect((await http.page(url)).statusCode).toBe(404)
    expect((await http.app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404)
  })

  test.each([
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/index.html',
  ])('%s shows no file', async (url) => {
    const answer = await http.app.inject({ url, headers: { accept: 'application/json' } })
    expect(answer.statusCode).toBe(404)
  })

  test('without a bundle the page says how to get one', async () => {
    const bare = await http.build({}, { webDirectory: join(http.web, 'none') })
    expect((await bare.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain('npm start')
    await bare.close()
  })
})

describe('operators', () => {
  test('the description of the API lists its routes', async () => {
    const { paths } = (await http.app.inject('/api/openapi.json')).json()
    expect(paths['/api/crates'].post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['label'],
    })
  })

  test('a policy report is counted and briefly logged', async () => {
    const report = {
      'csp-report': { 'blocked-uri': 'https://evil.example/x?token=abc', 'violated-directive': 'script-src' },
    }
    const headers = { ...fromPage, 'content-type': 'application/csp-report' }
    expect((await http.post('/csp-report', report, headers)).statusCode).toBe(204)
    expect(http.log.text).toContain('"blocked":"https://evil.example/x"')
    expect(http.log.text).not.toContain('token=abc')
  })

  test('the one log line of a request contains the route, but no query, cookie or code', async () => {
    http.log.text = ''
    await http.app.inject({
      url: '/email-confirmation?code=s3cret',
      headers: { accept: 'text/html', cookie: 'who=maya' },
    })
    await expect.poll(() => http.log.text).toContain('\n')
    const lines = http.log.text.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        req: { method: 'GET', route: '/*', ip: '127.0.0.1' },
        res: { statusCode: 200 },
        milliseconds: expect.any(Number),
      },
    ])
    expect(http.log.text).not.toMatch(/s3cret|who=maya|email-confirmation/)
  })
})
