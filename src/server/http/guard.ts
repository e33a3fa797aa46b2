import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, isPrivate } from '../config.ts'
import { HttpError } from '../http-error.ts'
import { isLocal } from '../local-request.ts'
import type { Sessions } from '../session.ts'
import type { Who } from '../who.ts'
import { refuse } from './http.refusals.ts'
import { requireDeclared } from './company-of-route.ts'
import type { Origins } from './origins.ts'

type Guarded = {
  config: Pick<Config, 'host' | 'publicUrl' | 'metricsToken'>
  origins: Origins
  sessionOf: Sessions['sessionOf']
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']
/** These callers have no session and come from no page. */
const PROGRAMS: readonly (Who | undefined)[] = ['token', 'program']
const BEARS = /^Bearer \S/i
const LONGEST_URL = 8_192

/**
 * Checks every request before anything else sees it. A route can't be registered unless it says who may call it and where its company is, everything but
 * a plain read must come from one of this server's own pages (or be a program's), and `request.session` is set under /api.
 */
export function guard(app: FastifyInstance, { config, origins, sessionOf }: Guarded): void {
  const policy = new Map<string, Who>()
  app.decorate('policy', policy)
  app.addHook('onRoute', ({ method, url, schema, config: settings }) => {
    if (settings?.who === undefined)
      throw new Error(`${String(method)} ${url} must say in config.who who may call it.`)
    requireDeclared({ method, url, ...(schema && { schema }) }, settings)
    policy.set(`${String(method)} ${url}`, settings.who)
  })
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    if (request.raw.url !== undefined && request.raw.url.length > LONGEST_URL)
      throw new HttpError(414, refuse.reason('request/address-too-long'))
    const isProgram = PROGRAMS.includes(request.routeOptions.config?.who)
    if (!SAFE.includes(request.method) && !isProgram && !origins.accepts(request.headers))
      throw new HttpError(403, refuse.reason('request/other-site'))
    if (request.is404) return
    if (request.url.startsWith('/api/') && !isProgram) request.session = await sessionOf(request)
    admit(request, request.routeOptions.config.who, config)
  })
}

function admit(request: FastifyRequest, who: Who, config: Guarded['config']): void {
  if (who === 'signed-in' && request.session === null)
    throw new HttpError(401, refuse.reason('request/signed-out'))
  if (who === 'token' && !BEARS.test(request.headers.authorization ?? ''))
    throw new HttpError(401, refuse.reason('request/no-token'))
  const isOperator = () => (isPrivate(config) && isLocal(request)) || bears(request, config.metricsToken)
  if (who === 'system' && !isOperator()) throw new HttpError(403, refuse.reason('request/local-only'))
}

function bears({ headers }: FastifyRequest, token: string | null): boolean {
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(headers.authorization ?? '')
  return token !== null && given.length === expected.length && timingSafeEqual(given, expected)
}
