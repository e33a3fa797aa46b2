import type { ServerFeature } from '../../server/services.ts'
import { afterCommit } from '../../sync/server/after-commit.ts'
import { foundCompany } from '../people/founding.mutations.ts'
import { billingRoutes } from './billing-routes.server.ts'
import { billingWork } from './billing-jobs.server.ts'
import { settleEntitlement } from './entitlement.server.ts'
import { webhookRoute } from './webhook-route.server.ts'

/** What companies pay, on the server. */
export const billingServer: ServerFeature = {
  routes(app, services) {
    billingRoutes(app, services)
    webhookRoute(app, services)
  },
  effects: (services) => [
    afterCommit(foundCompany, ({ companyId }) => settleEntitlement(services, companyId)),
  ],
  arrival: (services, companyId) => settleEntitlement(services, companyId),
  work: billingWork,
}
