import { RequestError, requestJson } from '../../ui/request.ts'
import { words } from './accounts.text.ts'

/**
 * Posts to one of the routes of accounts.
 * @param unexpected what to say when the server is unreachable or fails; refusals of the server keep their own words
 */
export async function post(path: string, body: object, unexpected: string): Promise<void> {
  try {
    await requestJson('POST', path, body)
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) throw error
    throw new RequestError(0, { error: { title: unexpected, detail: words.tryAgain } })
  }
}

/** The part of the address after `?`, by name; null when it is missing or empty. */
export const fromAddress = (name: string): string | null =>
  new URLSearchParams(location.search).get(name) || null

/** Takes what a mailed link carried out of the address bar and the history, where others might read it. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
