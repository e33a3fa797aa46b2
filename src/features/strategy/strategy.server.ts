import type { ServerFeature, Services } from '../../server/services.ts'
import { type AfterCommit, afterCommit } from '../../sync/server/after-commit.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { sharePlan } from './strategy.mutations.ts'
import { PLAN_AUDIENCES, type PlanAudience, type StrategicPlan, strategicPlans } from './strategy.table.ts'
import { versionRoutes } from './versions/version-routes.server.ts'
import { keepVersion } from './versions/versions.server.ts'

/** What a plan says is kept when more people are given it. */
const keptWhenShared = (services: Services): AfterCommit =>
  afterCommit(sharePlan, async ({ companyId, userId, changes }) => {
    const ofPlan = changes.filter(({ entity }) => entity === strategicPlans.name)
    const now = ofPlan.find(({ row }) => row !== null)?.row as StrategicPlan | undefined
    const scopeBefore = ofPlan.find(({ row }) => row === null)?.scope
    if (!now || userId === null) return
    const before = PLAN_AUDIENCES.find(
      (audience) => readersScope({ audience, teamId: now.teamId, personId: null }) === scopeBefore,
    )
    if (!before || !isWider(now.audience, before)) return
    const served = await services.node.company(companyId)
    if (!served) return
    const kept = { kind: 'shared', label: null, createdBy: userId } as const
    await keepVersion(services, served.replica.store, { companyId, planId: now.id }, kept)
  })

const isWider = (one: PlanAudience, other: PlanAudience): boolean =>
  PLAN_AUDIENCES.indexOf(one) > PLAN_AUDIENCES.indexOf(other)

/** Plans on the server: their versions. */
export const strategyServer: ServerFeature = {
  routes: versionRoutes,
  effects: (services) => [keptWhenShared(services)],
}
