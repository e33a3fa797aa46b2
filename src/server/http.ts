import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { type Config, hasSecureOrigin } from './config.ts'
import { answerInTime } from './http/answer-times.ts'
import { cutOnceEnded, limitConnections, PATIENCE, type Patience } from './http/connections.ts'
import { crawlerRoutes } from './http/crawlers.ts'
import { Departure, departing } from './http/departure.ts'
import { answerErrors, answerTo } from './http/errors.ts'
import { guard } from './http/guard.ts'
import { commonHeaders } from './http/headers.ts'
import { jsonBodies } from './http/json-body.ts'
import { OneLine } from './http/one-line.ts'
import type { Origins } from './http/origins.ts'
import { pages } from './http/pages.ts'
import { systemRoutes } from './http/system-routes.ts'
import type { Sessions } from './session.ts'
import { sessionCookieName } from './session-cookie.ts'
import type { Tracing } from './tracing/tracing.ts'

export type HttpOptions = {
  config: Config
  pool: pg.Pool
  log: FastifyBaseLogger
  origins: Origins
  sessionOf: Sessions['sessionOf']
  tracing?: Tracing | null
  /** Registers what else operators can watch. */
  metrics?(registry: Registry): void
  /** Registers the features' routes. */
  routes(app: FastifyInstance): void | Promise<void>
  /** The built web application; the repository's own by default. */
  webDirectory?: string
  patience?: Patience
  departure?: Departure
}

/** Where `npm run build` puts the web application. */
export const WEB_DIRECTORY = join(import.meta.dirname, '../../dist/web')

/** In bytes. What anybody may send before they have signed in is only forms; routes that take more say so. */
const BODY_LIMIT = 16_384

/**
 * Builds the HTTP side of a server, which doesn't listen yet. Headers, origin, session and rights are checked here for every
 * route; registering one without `config.who` throws.
 */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, pool, log, origins, sessionOf, metrics, routes } = options
  const { webDirectory = WEB_DIRECTORY, patience = PATIENCE, departure = new Departure() } = options
  const headers = commonHeaders(config)
  const app = Fastify({
    loggerInstance: log,
    logController: new OneLine(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: patience.request,
    connectionTimeout: patience.stalled,
    keepAliveTimeout: patience.idle,
    http: {
      maxHeaderSize: 16_384,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.every,
      // Whoever offers to speak HTTP/2, as curl does, gets the answer in HTTP/1.1.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    forceCloseConnections: 'idle',
    // What has come in is answered; whoever sends more is told that the connection ends.
    return503OnClosing: false,
    // No hook ever sees an address that no route could match.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const { status, ...body } = answerTo(error)
      void reply.headers(headers).status(status).send({ error: body })
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  options.tracing?.requests(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  departing(app, departure)
  limitConnections(app, config)
  jsonBodies(app)
  answerErrors(app)
  answerInTime(app)
  guard(app, { config, origins, sessionOf })
  await app.register(swagger, {
    openapi: { info: { title: 'Quarterdeck', version: '1' } },
    transform: jsonSchemaTransform,
  })
  const registry = systemRoutes(app, pool, departure)
  metrics?.(registry)
  await routes(app)
  app.get('/api/openapi.json', { config: { who: 'anyone' }, schema: { hide: true } }, () => app.swagger())
  crawlerRoutes(app, origins)
  await pages(app, {
    directory: webDirectory,
    origins,
    withDemo: config.demo,
    sessionCookie: sessionCookieName(hasSecureOrigin(config)),
  })
  return app
}

/** Answers whatever isn't valid HTTP, such as headers above 16 KiB, and closes the connection. */
function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  cutOnceEnded(socket)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
}
