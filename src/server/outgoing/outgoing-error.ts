/** Why a request to an address of a customer failed. */
export type OutgoingFailure =
  | 'bad-address'
  | 'not-https'
  | 'port'
  | 'private'
  | 'not-found'
  | 'unreachable'
  | 'certificate'
  | 'too-slow'
  | 'too-large'

/** Thrown by `Outgoing`. It says nothing of the network that the server is in. */
export class OutgoingError extends Error {
  readonly failure: OutgoingFailure

  constructor(failure: OutgoingFailure) {
    super(`An outgoing request failed: ${failure}`)
    this.name = 'OutgoingError'
    this.failure = failure
  }
}
