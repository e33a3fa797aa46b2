import { isLoopback } from '../../server/loopback.ts'
import type { Outgoing } from '../../server/outgoing/outgoing.ts'

/** In milliseconds, for a whole answer; a sign-in needs up to four of them. */
const ANSWERED_WITHIN = 3_500
/** In bytes: a discovery document or a set of keys has some thousand. */
const MOST = 524_288

const EMPTY = [204, 205, 304]

/** What `openid-client` hands over to be fetched. */
export interface ProviderRequest {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Whether a provider may be at this address as far as its text tells: https, or http on this machine where the operator allows that. */
export function isProviderAddress(address: string, allowsPlain: boolean): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (allowsPlain && url.protocol === 'http:' && isLoopback(url.hostname))
}

/** Fetches for `openid-client` as every request goes to an address of a customer. @throws {OutgoingError} */
export const providerFetch =
  (outgoing: Outgoing) =>
  async (address: string, { method, headers = {}, body }: ProviderRequest): Promise<Response> => {
    const answer = await outgoing.send({
      url: address,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...((typeof body === 'string' || body instanceof URLSearchParams) && { body: body.toString() }),
      mostBytes: MOST,
      needsWhole: true,
      within: ANSWERED_WITHIN,
    })
    const { status, text, type } = answer
    return new Response(EMPTY.includes(status) ? null : text, { status, headers: { 'content-type': type } })
  }
