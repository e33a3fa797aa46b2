import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

/** Lines of JSON on standard output. No cookie, token or query string gets in: a mailed code may be in one. */
export function makeLog(level: Config['logLevel']): FastifyBaseLogger {
  return pino({
    level,
    redact: ['*.headers.cookie', '*.headers.authorization', '*.headers["set-cookie"]', 'headers.cookie'],
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
  })
}
