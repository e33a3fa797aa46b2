/** The instructions of a load process: who sends what, how many at a time and for how long. */
export interface LoadPlan {
  url: string
  schema: number
  seconds: number
  connections: number
  /** Divided among the connections, each of which takes its share in turn. */
  senders: Sender[]
}

/** A browser that sends its mutations one at a time. */
export interface Sender {
  companyId: string
  cookie: string
  clientId: string
  kind: 'castVote' | 'setTaskStatus'
  /** The issues to vote on or the tasks to tick, in turn. */
  targets: string[]
  /** The number of mutations after which the sender has nothing left to send. */
  most: number
}

export interface LoadResult {
  perSecond: number
  refused: number
  p50: number
  p99: number
}
