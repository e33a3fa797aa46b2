import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isMetadataAddress } from './addresses.ts'
import { fetchFrom } from './one-origin.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('it goes to the origin it is for, private or not, and to no other', async () => {
  const asked: string[] = []
  const origin = await serverWith((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end('fine')
  })
  const other = await serverWith((_request, response) => response.end('other'))
  const ask = fetchFrom(origin)
  expect(await (await ask(`${origin}/v1/x`, { method: 'POST', body: '{}' })).text()).toBe('fine')
  const outside = [
    other,
    origin.replace('http:', 'https:'),
    origin.replace('127.0.0.1', 'localhost'),
    'no address',
  ]
  for (const url of outside) await expect(ask(url)).rejects.toMatchObject({ failure: 'bad-address' })
  expect(asked).toEqual(['POST /v1/x'])
})

test('a redirect is an answer that nobody follows', async () => {
  const inside: string[] = []
  const secret = await serverWith((request, response) => {
    inside.push(request.url ?? '')
    response.end('secret')
  })
  const origin = await serverWith((_request, response) => {
    response.writeHead(307, { location: `${secret}/secret` })
    response.end()
  })
  const answer = await fetchFrom(origin)(`${origin}/v1`)
  expect(answer.status).toBe(307)
  expect(inside).toEqual([])
})

test.each([
  '169.254.169.254',
  '::ffff:169.254.169.254',
  'fd00:ec2::254',
  '168.63.129.16',
  '100.100.100.200',
  'fe80::1',
])('no setting makes it ask %s, by its address or by a name that leads there', async (address) => {
  expect(isMetadataAddress(address)).toBe(true)
  const host = address.includes(':') ? `[${address}]` : address
  const origin = new URL(`http://${host}/`).origin
  await expect(fetchFrom(origin)(`${origin}/latest`)).rejects.toMatchObject({ failure: 'private' })
  const named = fetchFrom('http://models.example', async () => ['127.0.0.1', address])
  await expect(named('http://models.example/')).rejects.toMatchObject({ failure: 'private' })
})

test('an answer comes in pieces, and ends when nobody wants it any more', async () => {
  const left = Promise.withResolvers<void>()
  const origin = await serverWith((_request, response) => {
    response.write('first')
    response.once('close', () => left.resolve())
  })
  const over = new AbortController()
  const answer = await fetchFrom(origin)(origin, { signal: over.signal })
  const reader = answer.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first')
  over.abort()
  await left.promise
  await expect(reader.read()).rejects.toThrow('aborted')
})

test('an answer with a status that none may have is no answer, and ends nothing else', async () => {
  const origin = await serverWith((_request, response) => {
    response.writeHead(999)
    response.end('odd')
  })
  await expect(fetchFrom(origin)(origin)).rejects.toMatchObject({ failure: 'unreachable' })
})
