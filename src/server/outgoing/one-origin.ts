import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { isMetadataAddress } from './addresses.ts'
import { OutgoingError } from './outgoing-error.ts'
import { only } from './outgoing.ts'

/** As long as it may take to reach the server, in milliseconds. */
const CONNECTS_WITHIN = 10_000

/** Neither may go on with what a server that answers says of itself. */
const DROPPED = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection'])

const BODILESS = new Set([204, 205, 304])

type Look = (host: string) => Promise<string[]>

const lookUp: Look = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * A `fetch` for one server that the operator named, which may be a private one. It goes to that origin and nowhere else: no other scheme,
 * host or port, no redirect, and never to an address at which a machine tells secrets about itself. The answer is streamed.
 * @param look for tests
 */
export function fetchFrom(origin: string, look: Look = lookUp): typeof fetch {
  return async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : String(input))
    if (!url || url.origin !== origin) throw new OutgoingError('bad-address')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await look(host).catch(() => [])
    if (addresses.length === 0) throw new OutgoingError('not-found')
    if (addresses.some(isMetadataAddress)) throw new OutgoingError('private')
    init?.signal?.throwIfAborted()
    return exchange(url, addresses, init ?? {})
  }
}

function exchange(url: URL, addresses: string[], init: RequestInit): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { request } = url.protocol === 'https:' ? https : http
  const body = typeof init.body === 'string' ? init.body : ''
  const sent = request(url, {
    method: init.method ?? 'GET',
    headers: {
      ...Object.fromEntries(new Headers(init.headers).entries()),
      'accept-encoding': 'identity',
      'content-length': String(Buffer.byteLength(body)),
    },
    // No proxy of the environment is asked, and a connection ends with its request.
    agent: false,
    lookup: only(addresses),
    maxHeaderSize: 16_384,
    ...(init.signal && { signal: init.signal }),
  })
  const slow = setTimeout(() => sent.destroy(new OutgoingError('too-slow')), CONNECTS_WITHIN)
  sent.on('socket', (socket) =>
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(slow)),
  )
  sent.on('error', (error) =>
    reject(init.signal?.aborted || error instanceof OutgoingError ? error : new OutgoingError('unreachable')),
  )
  sent.on('close', () => clearTimeout(slow))
  sent.on('response', (answer) => {
    const status = answer.statusCode ?? 502
    // `Response` throws for it, which nobody would catch here.
    if (status < 200 || status > 599) {
      reject(new OutgoingError('unreachable'))
      sent.destroy()
      return
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (typeof value === 'string' && !DROPPED.has(name)) headers.set(name, value)
    // A redirect is an answer that nobody follows.
    const stream = Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>
    resolve(new Response(BODILESS.has(status) ? null : stream, { status, headers }))
  })
  sent.end(body)
  return promise
}
