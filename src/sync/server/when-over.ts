import type { FastifyReply } from 'fastify'

/**
 * Calls back once the answer has been sent or whoever asked has gone: at once, if that was so before. A response says it a single
 * time, which may have been while the request waited for something else.
 */
export function whenOver({ raw }: FastifyReply, done: () => void): void {
  if (raw.destroyed) done()
  else raw.once('close', done)
}

/** Is aborted once the answer has been sent, or whoever asked has gone. */
export function overOf(reply: FastifyReply): AbortSignal {
  const over = new AbortController()
  whenOver(reply, () => over.abort(OVER))
  return over.signal
}

/** Made once, because a new error with its stack for each request takes longer than running a mutation. */
const OVER = new DOMException('The request is over', 'AbortError')
