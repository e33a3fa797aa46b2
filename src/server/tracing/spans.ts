import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { traceMutations } from './mutation-spans.ts'
import { traceRequests } from './request-spans.ts'
import { traceStatements } from './statement-spans.ts'
import type { Tracing } from './tracing.ts'
import type { Spans } from './under-way.ts'

/** Spans beyond these are dropped while the collector is away or slow. */
const KEPT = 4_096
const TOLD_EVERY_MS = 2_000
const ANSWERED_WITHIN_MS = 5_000
const FAREWELL_MS = 2_000

/** @param endpoint without the path of traces */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: ANSWERED_WITHIN_MS,
    concurrencyLimit: 2,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'quarterdeck' })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: KEPT,
        scheduledDelayMillis: TOLD_EVERY_MS,
        exportTimeoutMillis: ANSWERED_WITHIN_MS,
      }),
    ],
  })
  const spans: Spans = { tracer: provider.getTracer('quarterdeck'), current: new AsyncLocalStorage() }
  const stopMutations = traceMutations(spans)
  return {
    requests: (app) => traceRequests(app, spans),
    statements: (pool) => traceStatements(pool, spans),
    async stop() {
      stopMutations()
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(FAREWELL_MS, undefined, { ref: false }),
      ])
    },
  }
}
