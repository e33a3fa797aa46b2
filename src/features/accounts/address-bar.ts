/** The part of the address after `?`, by name; null when it is missing or empty. */
export const fromAddress = (name: string): string | null =>
  new URLSearchParams(location.search).get(name) || null

/** Takes what a mailed link carried out of the address bar and the history, where others might read it. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
