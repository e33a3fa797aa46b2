import { type Context, type Span, SpanKind, SpanStatusCode, trace, ROOT_CONTEXT } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Spans } from './under-way.ts'

/** One span for each request, named after its route: an address could hold a token. */
export function traceRequests(app: FastifyInstance, { tracer, current }: Spans): void {
  const under = new WeakMap<FastifyRequest, { span: Span; context: Context }>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    )
    const context = trace.setSpan(ROOT_CONTEXT, span)
    under.set(request, { span, context })
    current.run(context, done)
  })
  // A body is read as part of its connection, not of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = under.get(request)?.context
    if (context) current.run(context, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499)
    done()
  })

  function end(request: FastifyRequest, status: number): void {
    const span = under.get(request)?.span
    under.delete(request)
    span?.setAttribute('http.response.status_code', status)
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
}
