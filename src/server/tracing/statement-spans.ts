import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type pg from 'pg'
import { type Spans, underWay } from './under-way.ts'
import { withoutValues } from './without-values.ts'

type Ask = (...given: unknown[]) => unknown

/** A span for each statement of what is traced. What a node asks by itself, such as what is due, belongs to nothing and has none. */
export function traceStatements(pool: pg.Pool, spans: Spans): void {
  pool.query = traced(pool.query.bind(pool), spans) as pg.Pool['query']
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    client.query = traced(client.query.bind(client), spans) as pg.PoolClient['query']
  })
}

const traced =
  (ask: Ask, spans: Spans): Ask =>
  (...given) => {
    const parent = underWay(spans)
    const text = textOf(given[0])
    // The pool asks its clients with a callback, and has a span itself.
    if (parent === null || text === null || typeof given.at(-1) === 'function') return ask(...given)
    const statement = withoutValues(text)
    const span = spans.tracer.startSpan(
      /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'statement',
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement } },
      parent,
    )
    const answer = ask(...given) as Promise<unknown>
    answer.then(
      () => span.end(),
      () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
    )
    return answer
  }

/** Null of what is no single statement, such as a stream of rows. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const { text, submit } = asked as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : null
}
