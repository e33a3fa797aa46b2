import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line for each request that is answered. It names the route, never the address, which may hold a mailed code. */
export class OneLine extends LogController {
  override incomingRequest(): void {
    // What is said once it is answered names the route, too.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else request.log.info(line, 'request answered')
  }
}
