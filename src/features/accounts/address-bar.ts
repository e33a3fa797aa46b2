/** A parameter from the address, by name; null if it is missing or empty. */
export const fromAddress = (name: string): string | null =>
  new URLSearchParams(location.search).get(name) || null

/** Removes what a mailed link carried from the address bar and the history, where others might read it. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
