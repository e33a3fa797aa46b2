import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** Lines of JSON on standard output. No cookie, token or query string gets in: a mailed code may be in one. */
export function makeLog(level: Config['logLevel'], destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    redact: ['headers.cookie', 'headers.authorization', '*.headers.cookie', '*.headers.authorization'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url,
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
