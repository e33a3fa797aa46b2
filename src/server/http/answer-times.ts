import type { FastifyInstance } from 'fastify'

/** In milliseconds, in which nobody is kept waiting by a frozen database, which fails no query. */
const ANSWERED_WITHIN = 4_500

/** For a route that runs a mutation, because its company may have to be loaded first. */
export const RUNS_MUTATIONS = { handlerTimeout: 30_000 } as const

/** Ends requests to the API in time, with an answer. Those of the engine have limits of their own. */
export const answerInTime = (app: FastifyInstance): void =>
  void app.addHook('onRoute', (route) => {
    if (/^\/api\/(?!sync\/)/.test(route.url)) route.handlerTimeout ??= ANSWERED_WITHIN
  })
