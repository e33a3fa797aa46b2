import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress, type Trusted } from './addresses.ts'
import { OutgoingError } from './outgoing-error.ts'

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<string[]>

/** Where a connection may go, and nowhere else: the addresses that were checked. */
export interface Reach {
  host: string
  addresses: string[]
  /** Whether the operator named it, so that it needs no TLS and no usual port. */
  isTrusted: boolean
  /** Whether the operator named this very host, and not only a network that it is in. */
  isListed: boolean
}

const DNS_TIMES = { timeout: 2_000, tries: 2 }

/**
 * Asks the name servers by the network: `lookup` of the system would hold one of the process’s few threads for as long as a name
 * server of a customer takes. Hosts that the operator named may stand in the machine’s own list.
 */
export const makeResolve =
  (trusted: Trusted): Resolve =>
  async (host) => {
    if (trusted.names(host)) return (await lookup(host, { all: true })).map(({ address }) => address)
    const resolver = new Resolver(DNS_TIMES)
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  }

/**
 * Looks a host up once and checks every address that it has. Whoever connects has to use these, because a second look may find others.
 * @param host of a URL: a name, or an address as the parser writes it
 * @throws {OutgoingError}
 */
export async function reachOf(given: string, trusted: Trusted, resolve: Resolve): Promise<Reach> {
  const host = given.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new OutgoingError('not-found')
  const isTrusted = trusted.has(host, addresses)
  if (!isTrusted && !addresses.every(isPublicAddress)) throw new OutgoingError('private')
  return { host, addresses, isTrusted, isListed: trusted.lists(host, addresses) }
}
