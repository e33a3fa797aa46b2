import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'

/** Tells a collector what happens in this process, as spans that belong together. */
export interface Tracing {
  /** Has to come before all other hooks, so that what they ask of the database belongs to the request. */
  requests(app: FastifyInstance): void
  statements(pool: pg.Pool): void
  /** Sends what has not been sent yet, if the collector takes it soon. */
  stop(): Promise<void>
}

/** Null without a collector: then nothing that traces is even loaded. */
export async function openTracing({ tracesTo }: Pick<Config, 'tracesTo'>): Promise<Tracing | null> {
  if (tracesTo === null) return null
  const { startTracing } = await import('./spans.ts')
  return startTracing(tracesTo)
}
