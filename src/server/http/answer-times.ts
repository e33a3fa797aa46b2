import { errorCodes, type FastifyInstance } from 'fastify'

/** In milliseconds, in which nobody is kept waiting by a frozen database, which fails no query. */
const ANSWERED_WITHIN = 4_500

/** For a route that runs a mutation, because its company may have to be loaded first. */
export const RUNS_MUTATIONS = { handlerTimeout: 30_000 } as const

/** For a route that looks at every table, for somebody who expects to wait. */
export const LOOKS_EVERYWHERE = { handlerTimeout: 30_000 } as const

/** Ends requests to the API in time, with an answer. Those of the engine have limits of their own. */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (/^\/api\/(?!sync\/)/.test(route.url)) route.handlerTimeout ??= ANSWERED_WITHIN
  })
  // Fastify's own clock stops once Node has read the body, so this one goes on from there.
  app.addHook('preValidation', (request, reply, done) => {
    const { handlerTimeout, url } = request.routeOptions
    if (handlerTimeout && request.body !== undefined) {
      const timer = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return
        void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url))
      }, handlerTimeout)
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
