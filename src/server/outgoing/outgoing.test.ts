import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isPublicAddress, makeTrusted } from './addresses.ts'
import { Line, makeOutgoing, type OutgoingRequest } from './outgoing.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server)
      (server as never as { closeAllConnections(): void }).closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const receiver = (listener: RequestListener) => listening(createServer(listener))

const request = (url: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url,
  method: 'GET',
  mostBytes: 1_000,
  ...more,
})
const strict = makeOutgoing(makeTrusted([]))
const local = (times = { connect: 5_000, total: 10_000 }) =>
  makeOutgoing(makeTrusted(['127.0.0.0/8']), { times })
const failure = (failed: string) => ({ failure: failed })

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not of the internet', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test('of a private network is none of the internet’s in any notation', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.constantFrom(10, 127), byte, byte, byte, (first, ...rest) => {
        const dotted = [first, ...rest].join('.')
        expect(isPublicAddress(dotted)).toBe(false)
        expect(isPublicAddress(`::ffff:${dotted}`)).toBe(false)
      }),
    )
  })
})

describe('a request', () => {
  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
  ])('to %s goes nowhere', (url) =>
    expect(strict.send(request(url))).rejects.toMatchObject(failure('private')),
  )

  test('to what is no address of the web, or names somebody’s password, goes nowhere', async () => {
    for (const url of ['', 'harbor', 'file:///etc/passwd', 'gopher://1.1.1.1/', 'https://me:secret@1.1.1.1/'])
      await expect(strict.send(request(url)), url).rejects.toMatchObject(failure('bad-address'))
    await expect(strict.send(request('http://1.1.1.1/'))).rejects.toMatchObject(failure('not-https'))
    await expect(strict.send(request('https://1.1.1.1:5432/'))).rejects.toMatchObject(failure('port'))
  })

  test('goes nowhere if one of a host’s addresses is private', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.7']
    const outgoing = makeOutgoing(makeTrusted([]), { resolve })
    await expect(outgoing.send(request('https://quay.example/'))).rejects.toMatchObject(failure('private'))
  })

  test('connects only to the address that was checked, though the name server answers another one later', async () => {
    let asked = 0
    const port = await receiver((_request, reply) => reply.end('the checked one'))
    const answers = [['127.0.0.1'], ['127.0.0.2'], ['169.254.169.254']]
    const resolve = async () => answers[asked++]!
    const outgoing = makeOutgoing(makeTrusted(['127.0.0.1']), { resolve })
    const url = `http://rebinding.example:${port}/`
    expect(await outgoing.send(request(url))).toMatchObject({ status: 200, text: 'the checked one' })
    expect(asked).toBe(1)
    await expect(outgoing.send(request(url))).rejects.toMatchObject(failure('private'))
  })

  test('asks again only for what the operator has named', async () => {
    const port = await receiver((_request, reply) => reply.end('hello'))
    const url = `http://127.0.0.1:${port}/`
    await expect(strict.send(request(url))).rejects.toMatchObject(failure('private'))
    expect(await local().send(request(url))).toMatchObject({ status: 200, text: 'hello' })
    const named = makeOutgoing(makeTrusted(['localhost']))
    expect(await named.send(request(`http://localhost:${port}/`))).toMatchObject({ text: 'hello' })
    await expect(named.send(request(url))).rejects.toMatchObject(failure('private'))
  })

  test('does not follow a redirect', async () => {
    let reached = 0
    const inside = await receiver((_request, reply) => {
      reached++
      reply.end('a secret of the inside')
    })
    const port = await receiver((_request, reply) =>
      reply.writeHead(302, { location: `http://127.0.0.1:${inside}/` }).end(),
    )
    const answer = await local().send(request(`http://127.0.0.1:${port}/`))
    expect(answer.status).toBe(302)
    expect(reached).toBe(0)
  })

  test('sends its body and headers, and no cookie', async () => {
    const told: string[] = []
    const port = await receiver((incoming, reply) => {
      told.push(
        `${incoming.method} ${String(incoming.headers['x-harbor'])} ${String(incoming.headers.cookie)}`,
      )
      incoming.on('data', (chunk: Buffer) => told.push(chunk.toString()))
      incoming.on('end', () => reply.setHeader('set-cookie', 'a=b').end())
    })
    const asked = { method: 'POST', headers: { 'x-harbor': 'pier' }, body: 'crâne' } as const
    await local().send(request(`http://127.0.0.1:${port}/`, asked))
    await local().send(request(`http://127.0.0.1:${port}/`, asked))
    expect(told).toEqual(['POST pier undefined', 'crâne', 'POST pier undefined', 'crâne'])
  })
})

describe('a receiver', () => {
  test('that answers without end is read up to a bound', async () => {
    let stopped = false
    const port = await receiver((_request, reply) => {
      const more = setInterval(() => reply.write('x'.repeat(10_000)), 1)
      reply.on('close', () => {
        clearInterval(more)
        stopped = true
      })
    })
    const url = `http://127.0.0.1:${port}/`
    expect((await local().send(request(url))).text).toHaveLength(1_000)
    await expect(local().send(request(url, { needsWhole: true }))).rejects.toMatchObject(failure('too-large'))
    await expect.poll(() => stopped).toBe(true)
  })

  test.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['answers a byte at a time', (_request, reply) => void setInterval(() => reply.write('.'), 50)],
  ])('that %s is left', async (_what, listener) => {
    const port = await receiver(listener)
    const sent = local({ connect: 200, total: 400 }).send(request(`http://127.0.0.1:${port}/`))
    await expect(sent).rejects.toMatchObject(failure('too-slow'))
  })

  test('that takes the connection and says nothing of TLS is left', async () => {
    const port = await listening(createSocketServer(() => undefined))
    const sent = local({ connect: 200, total: 2_000 }).send(request(`https://127.0.0.1:${port}/`))
    await expect(sent).rejects.toMatchObject(failure('too-slow'))
  })

  test('that is not there, hangs up or is no web server is unreachable', async () => {
    const port = await listening(createSocketServer((socket) => socket.end('220 mail.example ESMTP\r\n')))
    await expect(local().send(request(`http://127.0.0.1:${port}/`))).rejects.toMatchObject(
      failure('unreachable'),
    )
    const hangsUp = await listening(createSocketServer((socket) => socket.destroy()))
    await expect(local().send(request(`http://127.0.0.1:${hangsUp}/`))).rejects.toMatchObject(
      failure('unreachable'),
    )
  })

  test('whose name nobody knows is not found', async () => {
    const outgoing = makeOutgoing(makeTrusted([]), { resolve: async () => [] })
    await expect(outgoing.send(request('https://quay.example/'))).rejects.toMatchObject(failure('not-found'))
  })
})

describe('a line', () => {
  /** Answers which connection a request came over. */
  async function counting(listener: RequestListener): Promise<{ url: string; connections: () => number }> {
    let count = 0
    const server = createServer(listener).on('connection', () => count++)
    const port = await listening(server)
    return { url: `http://127.0.0.1:${port}/`, connections: () => count }
  }

  test('carries one request after the other over one connection, which nobody else has', async () => {
    const { url, connections } = await counting((_request, reply) => reply.end('hello'))
    const [ours, theirs] = [new Line(), new Line()]
    for (let count = 0; count < 5; count++)
      expect(await local().send(request(url, { line: ours }))).toMatchObject({ status: 200, text: 'hello' })
    expect(connections()).toBe(1)
    await local().send(request(url, { line: theirs }))
    expect(connections()).toBe(2)
    for (const line of [ours, theirs]) line.close()
  })

  test('is laid anew when the receiver hangs up between two requests, or in the middle of what nobody reads', async () => {
    let asked = 0
    const { url, connections } = await counting((incoming, reply) => {
      asked++
      if (asked === 2) incoming.socket.destroy()
      else reply.end('x'.repeat(asked === 4 ? 100_000 : 10))
    })
    const line = new Line()
    for (let count = 0; count < 4; count++)
      expect(await local().send(request(url, { line }))).toMatchObject({ status: 200 })
    expect(connections()).toBe(4)
    line.close()
  })

  test('outlives the time that connecting may take', async () => {
    const { url } = await counting((_request, reply) => setTimeout(() => reply.end('slow'), 1_200))
    const patient = local({ connect: 1_000, total: 10_000 })
    const line = new Line()
    for (let count = 0; count < 3; count++)
      expect(await patient.send(request(url, { line }))).toMatchObject({ text: 'slow' })
    line.close()
  })
})

describe('requests that can wait', () => {
  test('begin one after the other, and those that people wait for begin before them', async () => {
    const outgoing = local()
    const began: { path: string; at: number }[] = []
    const port = await receiver((incoming, reply) => {
      began.push({ path: incoming.url ?? '', at: performance.now() })
      reply.end('hello')
    })
    const ask = (path: string, canWait: boolean) =>
      outgoing.send(request(`http://127.0.0.1:${port}${path}`, { canWait }))
    const patient = ['/1', '/2', '/3', '/4', '/5', '/6']
    const asked = performance.now()
    await Promise.all([...patient.map((path) => ask(path, true)), ask('/now', false)])
    const inOrder = began.filter(({ path }) => path !== '/now')
    expect(inOrder.map(({ path }) => path)).toEqual(patient)
    expect(inOrder.at(-1)!.at - asked).toBeGreaterThan(45)
    expect(began.findIndex(({ path }) => path === '/now')).toBeLessThan(5)
  })
})
