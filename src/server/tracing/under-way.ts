import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, trace, type Tracer } from '@opentelemetry/api'

export interface Spans {
  tracer: Tracer
  /** What is under way, to which further spans belong. */
  current: AsyncLocalStorage<Context>
}

/** Null if nothing is under way. What a request has set going and outlives it is no part of it. */
export function underWay({ current }: Pick<Spans, 'current'>): Context | null {
  const context = current.getStore() ?? ROOT_CONTEXT
  return trace.getSpan(context)?.isRecording() ? context : null
}
