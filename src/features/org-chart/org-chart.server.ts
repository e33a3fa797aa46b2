import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import type { ServerFeature, Services } from '../../server/services.ts'
import { deny, notFound } from '../../sync/engine.refusals.ts'
import { newId } from '../../sync/id.ts'
import { afterCommit } from '../../sync/server/after-commit.ts'
import { recording } from '../../sync/server/recording.ts'
import { orgChartsInSight } from './charts/charts.queries.ts'
import { draftEarlierChart } from './earlier/earlier.mutations.ts'
import {
  companyParams,
  draftOfEarlier,
  earlierParams,
  type EarlierCharts,
} from './earlier/earlier.requests.ts'
import { earlierCharts, earlierSeats, forgetEarlier } from './earlier/earlier.server.ts'
import { asSnapshot, seatsBefore } from './earlier/snapshots.rules.ts'
import { orgCharts } from './org-chart.table.ts'
import { publishDraft } from './publish/publish.mutations.ts'
import { liveChart } from './seats/seats.reads.ts'

/** What the live chart said is kept when a draft takes its place: in the same transaction, so that none is lost. */
const keepEarlierChart = recording(publishDraft, ({ chartId }, { userId, now, written, read }) => {
  const before = seatsBefore(liveChart(read)!.id, written, read)
  const { name: label } = read.get(orgCharts, chartId)!
  const content = asSnapshot(before)
  return {
    table: 'org_snapshots',
    gone: [],
    rows: [{ id: newId(), label, content, created_by: userId, created_at: now }],
  }
})

/** Earlier org charts are no rows of anybody’s browser: managers ask for them. */
export const orgChartServer: ServerFeature = {
  recordings: [keepEarlierChart],
  effects: ({ node }) => [afterCommit(publishDraft, ({ companyId }) => forgetEarlier(node, companyId))],
  routes: earlierRoutes,
}

function earlierRoutes(app: FastifyInstance, { node }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const

  const requireManager = async (companyId: string, userId: string): Promise<void> => {
    const { mayDraft } = await node.ask(companyId, userId, orgChartsInSight, {})
    if (!mayDraft) deny()
  }

  routes.get(
    '/api/org-chart/:companyId/earlier',
    { ...inPath, schema: { params: companyParams } },
    async ({ session, params: { companyId } }): Promise<EarlierCharts> => {
      await requireManager(companyId, session!.userId)
      return { charts: await earlierCharts(node, companyId) }
    },
  )

  routes.get(
    '/api/org-chart/:companyId/earlier/:earlierId',
    { ...inPath, schema: { params: earlierParams } },
    async ({ session, params: { companyId, earlierId } }) => {
      await requireManager(companyId, session!.userId)
      return (await earlierSeats(node, companyId, earlierId)) ?? notFound()
    },
  )

  routes.post(
    '/api/org-chart/:companyId/earlier/:earlierId/draft',
    { ...inPath, ...RUNS_MUTATIONS, schema: { params: earlierParams, body: draftOfEarlier } },
    async ({ session, params: { companyId, earlierId }, body }) => {
      const { userId } = session!
      await requireManager(companyId, userId)
      const { seats } = (await earlierSeats(node, companyId, earlierId)) ?? notFound()
      await node.run(companyId, userId, draftEarlierChart, { ...body, seats })
      return {}
    },
  )
}
