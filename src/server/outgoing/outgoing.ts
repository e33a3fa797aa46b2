import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Trusted } from './addresses.ts'
import { OutgoingError } from './outgoing-error.ts'
import { Pace } from './pace.ts'
import { makeResolve, type Reach, reachOf, type Resolve } from './reach.ts'

export interface OutgoingRequest {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** As much of the answer as is read. */
  mostBytes: number
  /** Fails for a longer answer, which otherwise is cut. */
  needsWhole?: boolean
  /** For the whole answer, in milliseconds; ten seconds if left out. */
  within?: number
  /** Without it the request has a connection of its own. */
  line?: Line
  /** Nobody waits for it: it begins after those before it that can wait too, a hundred a second at most. */
  canWait?: boolean
}

/** A connection that is kept between requests to one receiver, made one after the other. Whoever opens it closes it. */
export class Line {
  readonly #options = { keepAlive: true, maxSockets: 1, maxFreeSockets: 1 }
  readonly #agents = { 'http:': new http.Agent(this.#options), 'https:': new https.Agent(this.#options) }

  /** @param protocol as an address has it, which has been checked */
  agent(protocol: string): http.Agent {
    return this.#agents[protocol === 'https:' ? 'https:' : 'http:']
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }
}

export interface OutgoingAnswer {
  /** A redirect is an answer like any other: nobody follows it. */
  status: number
  /** As the answer's own header names it; empty if it doesn't. */
  type: string
  text: string
  milliseconds: number
}

/** Sends requests to addresses that customers have given. */
export interface Outgoing {
  /** @throws {OutgoingError} */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>
  /** Whether anything would be sent to an address. @throws {OutgoingError} */
  check(url: string): Promise<{ url: URL; to: Reach }>
  /** The checked addresses of a host, for other protocols. @throws {OutgoingError} */
  reach(host: string): Promise<Reach>
}

interface Times {
  connect: number
  total: number
}

const TIMES: Times = { connect: 5_000, total: 10_000 }
/** Between the beginnings of two requests that can wait. */
const APART_MS = 10
const PORTS = new Set(['', '443', '8443'])

/** @param options `resolve` and `times` are for tests */
export function makeOutgoing(trusted: Trusted, options: { resolve?: Resolve; times?: Times } = {}): Outgoing {
  const { resolve = makeResolve(trusted), times = TIMES } = options
  const reach = (host: string) => reachOf(host, trusted, resolve)
  const pace = new Pace(APART_MS)

  async function check(given: string) {
    const url = URL.parse(given)
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      throw new OutgoingError('bad-address')
    const to = await reach(url.hostname)
    if (!to.isTrusted && url.protocol !== 'https:') throw new OutgoingError('not-https')
    if (!to.isTrusted && !PORTS.has(url.port)) throw new OutgoingError('port')
    return { url, to }
  }

  async function send(request: OutgoingRequest): Promise<OutgoingAnswer> {
    if (request.canWait) await pace.turn()
    const started = performance.now()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new OutgoingError('too-slow')), request.within ?? times.total)
    const gone = new AbortController()
    const work = async () => {
      const { url, to } = await check(request.url)
      return exchange(url, to, request, { connect: times.connect, signal: gone.signal })
    }
    try {
      const answer = await Promise.race([work(), late.promise])
      return { ...answer, milliseconds: Math.round(performance.now() - started) }
    } catch (error) {
      gone.abort()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  return { reach, check, send }
}

/** Answers a connection’s question for the host with the addresses that were checked. */
export const only =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) callback(null, found)
    else callback(null, found[0]!.address, found[0]!.family)
  }

type Exchanged = Omit<OutgoingAnswer, 'milliseconds'>

function exchange(
  url: URL,
  to: Reach,
  outgoing: OutgoingRequest,
  patience: { connect: number; signal: AbortSignal },
): Promise<Exchanged> {
  const { method, headers, body, mostBytes, needsWhole = false, line } = outgoing
  const { connect, signal } = patience
  const { promise, resolve, reject } = Promise.withResolvers<Exchanged>()
  const { request } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    method,
    headers: {
      'user-agent': 'Quarterdeck',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    // None is shared among companies, and no proxy of the environment is asked.
    agent: line?.agent(url.protocol) ?? false,
    lookup: only(to.addresses),
    maxHeaderSize: 16_384,
    signal,
  })
  const slow = setTimeout(() => sent.destroy(new OutgoingError('too-slow')), connect)
  sent.on('socket', (socket) => {
    if (sent.reusedSocket) clearTimeout(slow)
    else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(slow))
  })
  let [isOver, isAnswered] = [false, false]
  sent.on('error', (error) => {
    // The receiver hung up after the request before, which says nothing of this one.
    if (sent.reusedSocket && !isAnswered && !signal.aborted && !(error instanceof OutgoingError)) {
      isOver = true
      const { line: _hungUp, ...alone } = outgoing
      resolve(exchange(url, to, alone, patience))
    } else reject(failureOf(error))
  })
  sent.on('close', () => {
    clearTimeout(slow)
    if (!isOver) reject(new OutgoingError('unreachable'))
  })
  sent.on('response', (answer) => {
    isAnswered = true
    const status = answer.statusCode ?? 0
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      isOver = true
      const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
      resolve({ status, type: answer.headers['content-type'] ?? '', text })
      if (!line || !answer.complete) sent.destroy()
    }
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= mostBytes) return
      if (needsWhole) sent.destroy(new OutgoingError('too-large'))
      else end()
    })
    answer.on('end', end)
    answer.on('error', (error) => reject(failureOf(error)))
  })
  sent.end(body)
  return promise
}

const failureOf = (error: Error & { code?: string }): OutgoingError => {
  if (error instanceof OutgoingError) return error
  const isAboutTrust = /CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(error.code ?? '')
  return new OutgoingError(isAboutTrust ? 'certificate' : 'unreachable')
}
