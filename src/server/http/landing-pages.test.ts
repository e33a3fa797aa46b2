import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Http, openHttp, SITE } from './http-harness.ts'

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  http.app.inject({ method, url: '/', headers: { accept: 'text/html', ...headers } })

test('the landing page is the same for everybody, says its own address and runs what is known by its hash', async () => {
  const { body, headers } = await ask()
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = String(headers['content-security-policy'])
  expect(body).toContain(`href="${SITE}/"`)
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).toContain(hashOf('theme()'))
  expect(policy).toContain(hashOf('p{}'))
  expect(policy).not.toMatch(/unsafe|nonce/)
  expect((await http.page('/home4')).body).toBe(body)
})

test('it is sent compressed if possible, and not at all to a browser that has it', async () => {
  const plain = await ask()
  const [br, gzip] = [await ask({ 'accept-encoding': 'gzip, br' }), await ask({ 'accept-encoding': 'gzip' })]
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  })
  const again = await ask({ 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask({}, 'HEAD')).body).toBe('')
})

test('the way into the demo company is there from the first paint only where there is one', async () => {
  const withDemo = await http.build({ DEMO: 'on' })
  const { body } = await withDemo.inject({ url: '/', headers: { accept: 'text/html' } })
  await withDemo.close()
  expect(body).toContain('<button data-demo="true">')
  const without = await http.build({ DEMO: 'off' })
  expect((await without.inject({ url: '/', headers: { accept: 'text/html' } })).body).toContain(
    '<button hidden',
  )
  await without.close()
})

test('the file behind it is no page, and a landing page that was not built gives way to the application', async () => {
  expect((await http.page('/landing.html')).statusCode).toBe(404)
  expect((await http.page('/home2')).body).toContain('nonce=')
})

test('a landing page whose file is missing for a moment is shown once the file is back', async () => {
  const app = await http.build({})
  const shown = async () => (await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode
  const file = join(http.web, 'landing.html')
  await rename(file, `${file}.away`)
  expect(await shown()).toBe(500)
  await rename(`${file}.away`, file)
  expect(await shown()).toBe(200)
  await app.close()
})

test('search engines hear at this site’s own address what there is to find', async () => {
  const robots = await http.app.inject('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain(`Disallow: /api/\n\nSitemap: ${SITE}/sitemap.xml`)
  const sitemap = await http.app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...sitemap.body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/onboarding-demo', '/signup', '/login'].map((path) => SITE + path),
  )
})
