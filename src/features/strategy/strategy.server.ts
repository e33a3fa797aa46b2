import type { ServerFeature } from '../../server/services.ts'
import { afterCommit } from '../../sync/server/after-commit.ts'
import { recording } from '../../sync/server/recording.ts'
import { sharePlan } from './strategy.mutations.ts'
import { PLAN_AUDIENCES, type PlanAudience, type StrategicPlan, strategicPlans } from './strategy.table.ts'
import { versionRoutes } from './versions/version-routes.server.ts'
import { tidyVersions, versionRow } from './versions/versions.server.ts'

const isWider = (one: PlanAudience, other: PlanAudience): boolean =>
  PLAN_AUDIENCES.indexOf(one) > PLAN_AUDIENCES.indexOf(other)

/** What a plan says is kept when more people are given it: in the same transaction, so that none is lost. */
const keptWhenShared = recording(sharePlan, ({ planId }, { userId, now, written, read }) => {
  const plans = written.find(({ table }) => table.name === strategicPlans.name)?.rows ?? []
  const widened = plans.some(({ before, after }) => {
    const [was, is] = [before, after] as unknown as (StrategicPlan | undefined)[]
    return was !== undefined && is !== undefined && isWider(is.audience, was.audience)
  })
  const rows =
    widened && userId !== null
      ? [versionRow(read, planId, { kind: 'shared', label: null, createdBy: userId }, now)]
      : []
  return { table: 'plan_snapshots', gone: [], rows }
})

/** Plans on the server: their versions. */
export const strategyServer: ServerFeature = {
  routes: versionRoutes,
  recordings: [keptWhenShared],
  effects: (services) => [
    afterCommit(sharePlan, ({ companyId, args: { planId } }) =>
      tidyVersions(services, { companyId, planId }),
    ),
  ],
}
