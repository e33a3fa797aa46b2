import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Submission } from '../../sync/server/batch.ts'
import { commits, mutations } from '../../sync/server/traced.ts'
import { type Spans, underWay } from './under-way.ts'

/** A span for each mutation, and one for each commit, below the first of its mutations. Returns the function that ends this. */
export function traceMutations(spans: Spans): () => void {
  const { tracer, current } = spans
  const begun = new WeakMap<object, Span>()
  const contexts = new WeakMap<Submission, Context>()

  function begin(message: object, span: Span, parent: Context): Context {
    begun.set(message, span)
    return trace.setSpan(parent, span)
  }

  mutations.start.bindStore(current, (message) => {
    const { submission } = message
    const parent = underWay(spans) ?? ROOT_CONTEXT
    const span = tracer.startSpan(`mutation ${submission.mutation.name}`, {}, parent)
    const context = begin(message, span, parent)
    contexts.set(submission, context)
    return context
  })
  commits.start.bindStore(current, (message) => {
    const { submissions } = message
    const [parent = ROOT_CONTEXT, ...others] = submissions.flatMap((each) => contexts.get(each) ?? [])
    const links = others.flatMap((each) => trace.getSpanContext(each) ?? []).map((context) => ({ context }))
    const attributes = { 'quarterdeck.mutations': submissions.length }
    return begin(message, tracer.startSpan('commit', { links, attributes }, parent), parent)
  })
  const failed = (message: object) => void begun.get(message)?.setStatus({ code: SpanStatusCode.ERROR })
  const ended = (message: object & { result?: unknown }) => {
    const { status } = (message.result ?? {}) as { status?: string }
    const span = begun.get(message)
    if (status !== undefined) span?.setAttribute('quarterdeck.status', status)
    span?.end()
  }
  const channels = [mutations, commits]
  for (const { error, asyncEnd } of channels) {
    error.subscribe(failed as (message: unknown) => void)
    asyncEnd.subscribe(ended as (message: unknown) => void)
  }
  return () => {
    for (const { start, error, asyncEnd } of channels) {
      start.unbindStore(current)
      error.unsubscribe(failed as (message: unknown) => void)
      asyncEnd.unsubscribe(ended as (message: unknown) => void)
    }
  }
}
