import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Http, openHttp } from './http-harness.ts'

let http: Http
let app: FastifyInstance
beforeAll(async () => {
  http = await openHttp()
  const routes = (open: FastifyInstance) => {
    const anyone = { config: { who: 'anyone' } } as const
    open.get('/api/large', anyone, () => Buffer.alloc(64 * 1024 * 1024))
    open.get('/api/slow', anyone, () => sleep(200).then(() => ({})))
    open.post('/api/hasty', { ...anyone, handlerTimeout: 100 }, ({ body }) => ({ body }))
    open.post('/api/stuck', { ...anyone, handlerTimeout: 1_000 }, () => sleep(1_500).then(() => ({})))
    open.post('/api/anything', anyone, ({ body }) => ({ body }))
  }
  app = await http.build({}, { routes })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await http.stop()
})

const post = (headers: string, body: string, path = '/api/anything') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

test.each([
  ['in the middle of a body', post('Content-Length: 99', '{"half":')],
  ['in the middle of a chunk', post('Transfer-Encoding: chunked', '9\r\n{"half":')],
  ['in the middle of the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['before the answer', 'GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['in the middle of the answer', 'GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['in the middle of a file', 'GET /assets/large-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n'],
])('a client that goes away %s is no error', async (_when, text) => {
  http.log.text = ''
  for (const reset of [true, false]) {
    const { port } = app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    await sleep(50)
    if (reset) socket.resetAndDestroy()
    else socket.destroy()
  }
  await sleep(400)
  const lines = http.log.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number })
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

test('a body that comes too slowly is the client’s delay, not this server’s, and ends its connection', async () => {
  http.log.text = ''
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.write(post('Content-Length: 99', '{"half":', '/api/hasty'))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('request/too-slow')
  expect(http.log.text).not.toContain('request failed')
})

test('work that takes too long is answered in time, though its request has been read, and ends without trouble', async () => {
  const { port } = app.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/api/stuck`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'server/unavailable' } }])
  // The work itself ends later, and brings an answer for which it is too late.
  await sleep(1_000)
  expect((await fetch(`http://127.0.0.1:${port}/api/slow`)).status).toBe(200)
})
