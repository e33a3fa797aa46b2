/** What was found about one part of an installation, in a sentence or two that end with what to do. */
export interface Finding {
  state: 'good' | 'look' | 'bad'
  sentence: string
}

export const good = (sentence: string): Finding => ({ state: 'good', sentence })
export const look = (sentence: string): Finding => ({ state: 'look', sentence })
export const bad = (sentence: string): Finding => ({ state: 'bad', sentence })

/** What Node hides behind "fetch failed" stands in its cause. */
export function messageOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
