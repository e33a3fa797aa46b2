import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Departure } from './departure.ts'

const READY_WITHIN = 2_000

/**
 * For operators and their tools: is the server alive, can it work, and what are its metrics?
 * @returns the metrics, for whoever has others to add
 */
export function systemRoutes(app: FastifyInstance, pool: pg.Pool, departure: Departure): Registry {
  const anyone = { config: { who: 'anyone' } } as const
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })

  app.get('/healthz', anyone, async () => ({ status: 'alive' }))

  app.get('/readyz', anyone, async (_request, reply) => {
    const ready = !closing && !departure.isAnnounced && (await answers(pool))
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })

  const { registry, violations } = measure(app)
  app.get('/api/metrics', { config: { who: 'system' } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  policyReports(app, violations)
  return registry
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN, false).unref())
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}

function measure(app: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const violations = new Counter({
    name: 'content_policy_violations_total',
    help: 'Browser reports of content security policy violations.',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  return { registry, violations }
}

const REPORT_LIMIT = 16_384
const REPORTS_LOGGED = 100

/** Anyone may send a report, so only a few are logged, with two short fields each. */
function policyReports(app: FastifyInstance, violations: Counter): void {
  let logged = 0
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      (_r, body, done) => done(null, body),
    )
    scope.post(
      '/csp-report',
      { config: { who: 'anyone' }, bodyLimit: REPORT_LIMIT },
      async (request, reply) => {
        violations.inc()
        if (logged++ < REPORTS_LOGGED) request.log.warn(essence(request.body), 'content policy violation')
        return reply.status(204).send()
      },
    )
  })
}

function essence(body: unknown): { blocked: string; directive: string } {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const field = (name: RegExp) =>
    name
      .exec(text)?.[1]
      ?.slice(0, 200)
      .replace(/[?#].*$/, '') ?? ''
  return {
    blocked: field(/"blocked-?ur[il]"\s*:\s*"([^"]*)"/i),
    directive: field(/"(?:effective-?directive|violated-directive)"\s*:\s*"([^"]*)"/i),
  }
}
