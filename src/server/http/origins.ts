import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** The addresses at which people open this server. */
export type Origins = {
  /** The address in mails and messages, without a trailing slash. */
  publicUrl(): string
  all(): string[]
  /**
   * Whether one of this server's own pages made the request, which is required to change something or to open a socket. Browsers
   * send the page's origin with both; newer ones also say how it relates to the server.
   */
  accepts(headers: IncomingHttpHeaders): boolean
}

/** @param port the port the server listens on, which is known only once it does */
export function makeOrigins({ publicUrl }: Pick<Config, 'publicUrl'>, port: () => number): Origins {
  const all = () =>
    publicUrl === null ? [`http://localhost:${port()}`, `http://127.0.0.1:${port()}`] : [publicUrl]

  function accepts({ origin, host, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders): boolean {
    if (site !== 'same-origin') return false
    if (origin === undefined) return false
    if (all().includes(origin)) return true
    // A forwarded port may have another number on the browser's side.
    return publicUrl === null && origin === `http://${host}` && isLoopback(URL.parse(origin)?.hostname ?? '')
  }

  return { publicUrl: () => publicUrl ?? `http://localhost:${port()}`, all, accepts }
}
