/** What a load process is told: who sends what, how many at once and for how long. */
export interface LoadPlan {
  url: string
  schema: number
  seconds: number
  connections: number
  /** Each connection takes its share of these, one after the other. */
  senders: Sender[]
}

/** A browser that sends mutations one by one. */
export interface Sender {
  companyId: string
  cookie: string
  clientId: string
  kind: 'castVote' | 'setTaskStatus'
  /** Issues to vote on, or tasks to tick, taken in turn. */
  targets: string[]
  /** After so many mutations the sender is exhausted. */
  most: number
}

export interface LoadResult {
  perSecond: number
  refused: number
  p50: number
  p99: number
}
