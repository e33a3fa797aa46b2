import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** Lines that nothing takes are kept in memory up to so many bytes; after that they are lost. */
const MOST_KEPT = 1_000_000

/** Logs lines of JSON to standard output. Cookies, tokens and query strings, which may hold a mailed code, are left out. */
export function makeLog(
  level: Config['logLevel'],
  destination: DestinationStream = standardOutput(),
): FastifyBaseLogger {
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
  return pino(options, destination)
}

/** A full disk under the file that it leads to ends nothing but the log. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: MOST_KEPT })
  return output.on('error', () => {
    // At its end the process would wait for room, for ever.
    output.flushSync = () => undefined
  })
}
