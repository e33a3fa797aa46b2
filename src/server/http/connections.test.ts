import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PATIENCE } from './connections.ts'
import { type Http, openHttp } from './http-harness.ts'

const HASTY = { headers: 1_500, request: 2_500, stalled: 3_500, idle: 1_500, every: 100 }
const LARGE = 64 * 1024 * 1024

let http: Http
let app: FastifyInstance
let clients: Socket[] = []
let accepted = 0
/** Ends the requests to /api/slow that are under way. */
const finish: (() => void)[] = []

beforeAll(async () => {
  http = await openHttp()
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  clients = []
  for (const end of finish.splice(0)) end()
  await app.close()
})
afterAll(() => http.stop())

async function serve(env: Record<string, string> = {}, patience = HASTY): Promise<void> {
  const routes = (open: FastifyInstance) => {
    const anyone = { config: { who: 'anyone' } } as const
    open.get('/api/large', anyone, () => Buffer.alloc(LARGE))
    open.get('/api/slow', anyone, () => new Promise((resolve) => finish.push(() => resolve({}))))
    open.post('/api/anything', anyone, ({ body }) => ({ body }))
  }
  app = await http.build(env, { patience, routes })
  accepted = 0
  app.server.on('connection', () => accepted++)
  await app.listen({ host: '127.0.0.1', port: 0 })
}

interface Client {
  socket: Socket
  heard(): string
  isOver(): boolean
}

/** A client that never closes its own half, and reads only if asked to. */
async function client(text: string, { reads = true } = {}): Promise<Client> {
  const { port } = app.server.address() as { port: number }
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined)
  clients.push(socket)
  let heard = ''
  if (reads) socket.on('data', (data) => (heard += data.toString()))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => heard, isOver: () => socket.readableEnded || socket.destroyed }
}

const refuseUpgrades = (status: string) =>
  app.server.on('upgrade', (_request, socket) =>
    socket.on('error', () => undefined).end(`HTTP/1.1 ${status}\r\n\r\n`),
  )

const open = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

/** Waits until so many connections have come, and all of them have gone. */
async function expectToComeAndGo(count: number): Promise<void> {
  await expect.poll(() => accepted).toBe(count)
  await expect.poll(open).toBe(0)
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

describe('a connection ends although its peer never closes it', () => {
  const body = 'Origin: http://localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 99\r\n'
  test.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', '408'],
    ['a body that never ends', `POST /api/anything HTTP/1.1\r\nHost: localhost\r\n${body}\r\n{`, '408'],
    ['something that is not HTTP', 'HELO mail\r\n\r\n', '400'],
    ['headers above 16 KiB', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['nothing at all', '', '408'],
    ['one request and then nothing', ask('/healthz'), '200'],
  ])('%s', async (_name, text, status) => {
    await serve()
    const sent = await Promise.all(Array.from({ length: 20 }, () => client(text)))
    for (const { heard } of sent) await expect.poll(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    await expectToComeAndGo(sent.length)
  })

  test('headers that come drop by drop', async () => {
    await serve()
    const { socket } = await client('GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-Drop: 1\r\n'), 20)
    await expectToComeAndGo(1)
    clearInterval(drip)
  })

  test('a socket that is refused', async () => {
    await serve()
    refuseUpgrades('401 Unauthorized')
    await client(ask('/api/sync/x/socket', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'))
    await expectToComeAndGo(1)
  })

  test('a large answer that nobody reads', async () => {
    await serve()
    await client(ask('/api/large'), { reads: false })
    await expectToComeAndGo(1)
  })
})

test.each(['h2c', 'TLS/1.0, HTTP/1.1'])(
  'an offer to go on in %s is no reason for another answer',
  async (offer) => {
    await serve()
    refuseUpgrades('404 Not Found')
    const { heard } = await client(ask('/healthz', `Upgrade: ${offer}\r\nConnection: Upgrade\r\n`))
    await expect.poll(heard).toContain('alive')
  },
)

describe('connections of one address', () => {
  test('beyond the limit are closed, and one that ends makes room', async () => {
    await serve({ CONNECTIONS_PER_ADDRESS: '2' }, PATIENCE)
    const first = await client(ask('/api/slow'))
    await client(ask('/api/slow'))
    const third = await client(ask('/healthz'))
    await expect.poll(third.isOver).toBe(true)
    expect(third.heard()).toBe('')
    first.socket.destroy()
    await expect.poll(open).toBe(1)
    const fourth = await client(ask('/healthz'))
    await expect.poll(fourth.heard).toContain('alive')
  })

  test('behind a proxy it is what the proxy forwards that is counted, requests and sockets together', async () => {
    await serve({ CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: 'on' }, PATIENCE)
    const from = (address: string) => `X-Forwarded-For: 6.6.6.6, ${address}\r\n`
    app.server.on('upgrade', (_request, socket) => {
      if (!socket.destroyed)
        socket
          .resume()
          .on('end', () => socket.destroy())
          .write('open')
    })
    const upgrade = (address: string) =>
      client(ask('/api/sync/x/socket', `Upgrade: websocket\r\nConnection: Upgrade\r\n${from(address)}`))

    await client(ask('/api/slow', from('203.0.113.9:4711')))
    const socket = await upgrade('[::ffff:203.0.113.9]:4712')
    await expect.poll(socket.heard).toBe('open')
    const third = await client(ask('/healthz', from('203.0.113.9')))
    await expect.poll(third.heard).toMatch(/^HTTP\/1.1 429 [^]*request\/too-many-connections/)
    const fourth = await upgrade('203.0.113.9')
    await expect.poll(fourth.isOver).toBe(true)
    expect(fourth.heard()).toBe('')

    const other = await client(ask('/healthz', from('203.0.113.10')))
    await expect.poll(other.heard).toContain('alive')
    socket.socket.destroy()
    const answer = async () => {
      const { heard } = await client(ask('/healthz', from('203.0.113.9')))
      await expect.poll(heard).not.toBe('')
      return heard()
    }
    await expect.poll(answer).toContain('alive')
  })
})
