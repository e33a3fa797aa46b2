import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** Logs lines of JSON to standard output. Cookies, tokens and query strings, which may hold a mailed code, are left out. */
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
