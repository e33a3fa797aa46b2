import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePool } from '../database/pools.ts'
import { newFileName } from '../files/files.ts'
import { s3Files } from '../files/s3-files.ts'
import { answerTo } from './errors.ts'
import { fromPage, type Http, openHttp, SITE } from './http-harness.ts'

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

describe('what bad input gets', () => {
  test('unknown keys and wrong types get one sentence per field', async () => {
    const { error } = (await http.post('/api/crates', { label: 'mahogany' })).json()
    expect(error).toMatchObject({
      code: 'request/invalid',
      detail: 'label: Use a shorter label.',
      fields: { label: 'Use a shorter label.' },
    })
    expect((await http.post('/api/crates', { label: 'oak', company_id: 'x' })).statusCode).toBe(400)
  })

  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })
  const bodies: [string, unknown, number, string?][] = [
    ['32 levels', nested(31), 200],
    ['too many levels', nested(33), 400, 'request/too-deep'],
    ['2,500 entries', Array(2_500).fill(1), 200],
    ['too many entries', { list: Array(2_501).fill(1) }, 400, 'request/too-many-entries'],
    ['all the bytes of a form', 'x'.repeat(16_000), 200],
    ['too many bytes', 'x'.repeat(16_384), 413, 'request/too-large'],
  ]
  test.each(bodies)('%s', async (_name, body, status, code) => {
    const answer = await http.post('/api/anything', body)
    expect([answer.statusCode, answer.json().error?.code]).toEqual([status, code])
  })

  test('anything but JSON', async () => {
    const headers = { 'content-type': 'text/plain', ...fromPage }
    const answer = await http.post('/api/anything', 'oak', headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'request/not-json'])
  })

  test.each(['{"label":', '', '{"__proto__":{"admin":true}}'])('unreadable JSON: %s', async (payload) => {
    const headers = { 'content-type': 'application/json', ...fromPage }
    const answer = await http.app.inject({ method: 'POST', url: '/api/anything', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe('request/unreadable')
  })

  test('an address beyond 8 KiB', async () => {
    const answer = await http.app.inject(`/${'x'.repeat(8_192)}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([414, 'request/address-too-long'])
  })
})

describe('errors', () => {
  test('what does not exist and what is not yours get the same answer, byte for byte', async () => {
    const [row, address] = [await http.app.inject('/api/missing'), await http.app.inject('/api/nothing')]
    const other = await http.post('/api/also/nothing', {})
    expect([row.statusCode, address.statusCode, other.statusCode]).toEqual([404, 404, 404])
    expect(row.rawPayload.equals(address.rawPayload)).toBe(true)
    expect(row.rawPayload.equals(other.rawPayload)).toBe(true)
    const varying = (headers: object) => ({ ...headers, date: undefined })
    expect(varying(row.headers)).toEqual(varying(address.headers))
  })

  test('a failure reveals no internals, while the log has everything', async () => {
    const { statusCode, body } = await http.app.inject('/api/broken')
    expect([statusCode, JSON.parse(body).error.code]).toEqual([500, 'server/failed'])
    expect(body).not.toMatch(/nowhere|relation|select|at |\.ts/)
    expect(http.log.text).toContain('relation \\"nowhere\\" does not exist')
  })

  test('a refusal keeps its code and its text, under the title of what failed where it has none', async () => {
    const answer = await http.post('/api/refused', {})
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      error: { code: 'crate/closed', title: 'Too late', detail: 'It is closed.' },
    })
    const teapot = await http.app.inject('/api/teapot')
    expect(teapot.statusCode).toBe(418)
    expect(teapot.json()).toEqual({
      error: { code: 'crate/teapot', title: 'A teapot', detail: 'It brews tea only.' },
    })
  })

  test('a database that does not respond is reported as unavailable, and nobody is blamed', async () => {
    const nowhere = makePool(
      { host: '127.0.0.1', port: 1, user: 'u', password: '', database: 'd' },
      { max: 1, statementTimeout: 0 },
    )
    const away = await http.build(
      {},
      {
        pool: nowhere,
        routes: (open) =>
          void open.get('/api/row', { config: { who: 'anyone' } }, () => nowhere.query('select 1')),
      },
    )
    const answer = await away.inject('/api/row')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json().error.code).toBe('server/unavailable')
    expect((await away.inject('/readyz')).statusCode).toBe(503)
    expect((await away.inject('/healthz')).statusCode).toBe(200)
    expect((await http.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await away.close()
    await nowhere.end()
  })

  test.each(['53100', '53200', '57014', '58030', '25006', '08006'])(
    'a database that answers with %s can’t work now, and is asked again',
    async (code) => {
      const failing = await http.build(
        {},
        {
          routes: (open) =>
            void open.get('/api/row', { config: { who: 'anyone' } }, () => {
              throw Object.assign(new Error('no'), { code })
            }),
        },
      )
      const answer = await failing.inject('/api/row')
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
      await failing.close()
    },
  )

  test('a bucket that does not respond is not taken for the database', async () => {
    const key = { bucket: 'files', region: 'us-east-1', accessKey: 'a', secretKey: 'b' }
    const nowhere = s3Files({ endpoint: 'http://127.0.0.1:1', ...key })
    const away = await http.build(
      {},
      {
        routes: (open) =>
          void open.get('/api/file', { config: { who: 'anyone' } }, () => nowhere.open(newFileName())),
      },
    )
    const answer = await away.inject('/api/file')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json().error.code).toBe('server/files-unavailable')
    await away.close()
  })

  test.each([
    [503, 503, 'server/files-unavailable'],
    [403, 500, 'server/failed'],
  ])('a bucket that answers %d gets %d %s', (httpStatusCode, status, code) => {
    const error = Object.assign(new Error('no'), { $metadata: { httpStatusCode } })
    expect(answerTo(error)).toMatchObject({ status, code })
  })

  test('whoever hangs up in the middle of a request leaves no error in the log', async () => {
    const own = await http.build({ PUBLIC_URL: SITE })
    const address = await own.listen({ host: '127.0.0.1', port: 0 })
    const before = http.log.text.length
    const lines = [
      'POST /api/anything HTTP/1.1',
      'host: x',
      `origin: ${SITE}`,
      'content-type: application/json',
    ]
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const came = once(own.server, 'request')
    socket.write([...lines, 'content-length: 1000', '', '{"half":'].join('\r\n'))
    await came
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(http.log.text.slice(before)).not.toMatch(/"level":(40|50|60)/)
    await own.close()
  })
})
