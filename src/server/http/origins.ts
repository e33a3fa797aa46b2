import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'

/** The addresses under which people open this server. */
export type Origins = {
  /** The address in mails and messages, without a trailing slash. */
  publicUrl(): string
  all(): string[]
  /**
   * Whether a page of this server made the request: what changes something or opens a socket must come from one. Browsers name
   * the page's origin on both; the newer ones also say how it relates to the server.
   */
  accepts(headers: IncomingHttpHeaders): boolean
}

/** @param port where the server listens, known only once it does */
export function makeOrigins({ publicUrl }: Pick<Config, 'publicUrl'>, port: () => number): Origins {
  const all = () =>
    publicUrl === null ? [`http://localhost:${port()}`, `http://127.0.0.1:${port()}`] : [publicUrl]

  function accepts({ origin, host, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders): boolean {
    if (site !== 'same-origin') return false
    if (origin === undefined) return false
    if (all().includes(origin)) return true
    // A forwarded port has another number on the browser's side.
    return publicUrl === null && origin === `http://${host}` && isLoopback(URL.parse(origin)?.hostname ?? '')
  }

  return { publicUrl: () => publicUrl ?? `http://localhost:${port()}`, all, accepts }
}
