import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopback } from '../../server/loopback.ts'

/** In milliseconds, for a whole answer; a sign-in needs up to four of them. */
const ANSWERED_WITHIN = 3_500
/** In bytes: a discovery document or a set of keys has some thousand. */
const MOST = 524_288

/** Why nothing was asked of an address, or its answer not taken. */
export class ProviderUnreachable extends Error {
  readonly why: 'away' | 'slow' | 'private' | 'insecure' | 'too-large'

  constructor(why: ProviderUnreachable['why']) {
    super(`The provider was not asked: ${why}`)
    this.name = 'ProviderUnreachable'
    this.why = why
  }
}

/** What `openid-client` hands over to be fetched. */
export interface ProviderRequest {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Fetches from an address that a customer has entered. @throws ProviderUnreachable */
export type ProviderFetch = (address: string, options: ProviderRequest) => Promise<Response>

const withoutBrackets = (host: string): string => host.replace(/^\[(.+)\]$/, '$1')

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Whether a provider may be at this address as far as its text tells: https, or http on this machine where the operator allows that. */
export function isProviderAddress(address: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:' && isLoopback(url.hostname))
}

/**
 * Asks only https addresses in the public network, checked for the very address that is connected to, follows no redirects, and takes no
 * more than half a mebibyte.
 * @param allowsPrivate lets it ask private addresses too, and this machine without TLS
 */
export const providerFetch =
  (allowsPrivate: boolean): ProviderFetch =>
  async (address, { method = 'GET', headers = {}, body }) => {
    if (!isProviderAddress(address, allowsPrivate)) throw new ProviderUnreachable('insecure')
    const url = new URL(address)
    const host = withoutBrackets(url.hostname)
    // An address in figures is never looked up.
    if (!allowsPrivate && ipaddr.isValid(host) && !isPublic(host)) throw new ProviderUnreachable('private')
    const text = typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined
    return ask(url, { method, headers, ...(text !== undefined && { text }) }, guarded(allowsPrivate))
  }

const guarded =
  (allowsPrivate: boolean): LookupFunction =>
  (hostname, options, answer) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return answer(error ?? new ProviderUnreachable('away'), '', 4)
      if (!allowsPrivate && !addresses.every(({ address }) => isPublic(address)))
        return answer(new ProviderUnreachable('private'), '', 4)
      if (options.all) answer(null, addresses)
      else answer(null, first.address, first.family)
    })

type Asked = { method: string; headers: Record<string, string>; text?: string }

function ask(url: URL, { method, headers, text }: Asked, look: LookupFunction): Promise<Response> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(ANSWERED_WITHIN)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        error instanceof ProviderUnreachable
          ? error
          : new ProviderUnreachable(signal.aborted ? 'slow' : 'away'),
      )
    const asked = send(url, { method, headers, lookup: look, signal, agent: false }, (answer) => {
      const pieces: Buffer[] = []
      let size = 0
      answer.on('data', (piece: Buffer) => {
        size += piece.length
        if (size > MOST) asked.destroy(new ProviderUnreachable('too-large'))
        else pieces.push(piece)
      })
      answer.once('error', fail)
      answer.once('end', () => {
        const status = answer.statusCode ?? 0
        if (status < 200 || status > 599) return fail(new ProviderUnreachable('away'))
        const empty = [204, 205, 304].includes(status)
        resolve(
          new Response(empty ? null : Buffer.concat(pieces), { status, headers: headersOf(answer.headers) }),
        )
      })
    })
    asked.once('error', fail)
    asked.end(text)
  })
}

const headersOf = (given: NodeJS.Dict<string | string[]>): [string, string][] =>
  Object.entries(given).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
