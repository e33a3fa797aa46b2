import type { Services } from '../../../server/services.ts'
import type { Actor } from '../../../sync/actor.ts'
import { deny } from '../../../sync/engine.refusals.ts'
import type { Query } from '../../../sync/define-query.ts'
import type { BootstrapLine } from '../../../sync/protocol.ts'
import { isWhollyLive, type Region, type Span } from '../../../sync/region.ts'
import type { Reader } from '../../../sync/store.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { type Reading, readSpan, withCompanions } from '../../../sync/server/span-reads.ts'
import type { ServedCompany } from '../../../sync/server/served-companies.ts'
import { Overlay } from '../../../sync/transaction.ts'
import { VisibleRows } from '../../../sync/visible-rows.ts'
import { refuse } from './api.refusals.ts'

/** What one query of a program may read beyond the live rows. */
const MOST_HISTORY = 5_000

/**
 * Answers a query as this actor, with what it reaches of rows that are no longer live, and with the `earlier` ones that were asked for.
 * @throws {Refusal} as the query would in a browser
 */
export async function askAs<Args, Result>(
  { node }: Pick<Services, 'node'>,
  served: ServedCompany,
  actor: Actor,
  query: Query<Args, Result>,
  args: unknown,
  over: AbortSignal,
  earlier: (args: Args) => readonly Region[],
): Promise<Result> {
  const { store } = served.replica
  const parsed = parseArguments(query, args)
  if (!query.visibleTo(actor, parsed, new VisibleRows(store, actor))) deny()
  const now = new Date().toISOString()
  const regions = [...query.reaches(parsed), ...earlier(parsed)]
  const named = regions.flatMap(({ scope, span }) => (span && actor.sees(scope) ? [span] : []))
  // Rows of one team may have several audiences, each with a region of the same span.
  const spans = [...new Map(named.map((span) => [JSON.stringify(span), span])).values()]
  const cold = spans.filter((span) => !isWhollyLive(span, node.options.app.liveSet, now))
  const rows = cold.length > 0 ? await withHistory(node, served, actor, cold, over) : store
  return query.run(new VisibleRows(rows, actor), parsed, actor)
}

/** The live rows and, beneath them, those of the spans. */
async function withHistory(
  node: Services['node'],
  { replica }: ServedCompany,
  { id: userId }: Actor,
  spans: readonly Span[],
  over: AbortSignal,
): Promise<Reader> {
  const { companyId, epoch, seq } = replica
  const line = await node.readingOf(companyId)
  const place = await line.enter(userId, over)
  try {
    const lines = await node.history.read({ companyId, userId, epoch, seq }, async (connection) => {
      const { codecs } = node
      const now = new Date().toISOString()
      return readAll({ connection, companyId, codecs, liveSet: node.options.app.liveSet, now }, spans)
    })
    if (lines === null) refuse('api/too-much-history', { rows: MOST_HISTORY })
    const found = new Overlay(replica.store)
    for (const [entity, row] of lines) {
      const { table } = node.codecs.get(entity)!
      if (!replica.store.get(table, row.id)) found.put(table, row.id, row)
    }
    return found
  } finally {
    place.leave()
  }
}

/** Null if they are too many. */
async function readAll(reading: Reading, spans: readonly Span[]): Promise<BootstrapLine[] | null> {
  const lines: BootstrapLine[] = []
  let left = MOST_HISTORY
  for (const span of spans) {
    const { rows } = await readSpan(reading, span, left + 1, null)
    left -= rows.length
    if (left < 0) return null
    lines.push(...(await withCompanions(reading, span.table, rows)))
  }
  return lines
}
