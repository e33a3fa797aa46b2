import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePool } from '../database/pools.ts'
import { fromPage, type Http, openHttp } from './http-harness.ts'

let http: Http
beforeAll(async () => {
  http = await openHttp()
})
afterAll(() => http.stop())

describe('what bad input gets', () => {
  test('unknown keys and wrong types get one sentence per field', async () => {
    const { error } = (await http.post('/api/crates', { label: 'mahogany' })).json()
    expect(error).toMatchObject({
      title: 'Check what you entered',
      fields: { label: 'Use a shorter label.' },
    })
    expect((await http.post('/api/crates', { label: 'oak', company_id: 'x' })).statusCode).toBe(400)
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
    expect((await http.post('/api/anything', body)).statusCode).toBe(status)
  })

  test.each(['{"label":', '', '{"__proto__":{"admin":true}}'])('unreadable JSON: %s', async (payload) => {
    const headers = { 'content-type': 'application/json', ...fromPage }
    const answer = await http.app.inject({ method: 'POST', url: '/api/anything', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.title).toBe('That request could not be read')
  })

  test('an address beyond 8 KiB', async () => {
    expect((await http.app.inject(`/${'x'.repeat(8_192)}`)).statusCode).toBe(414)
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
    const { body } = await http.app.inject('/api/broken')
    expect(body).not.toMatch(/nowhere|relation|select|at |\.ts/)
    expect(http.log.text).toContain('relation \\"nowhere\\" does not exist')
  })

  test('a refusal keeps its text', async () => {
    const answer = await http.post('/api/refused', {})
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ error: { title: 'Too late', detail: 'It is closed.' } })
    expect((await http.app.inject('/api/teapot')).json()).toEqual({ error: { title: 'A teapot' } })
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
    expect((await away.inject('/readyz')).statusCode).toBe(503)
    expect((await away.inject('/healthz')).statusCode).toBe(200)
    expect((await http.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await away.close()
    await nowhere.end()
  })
})
