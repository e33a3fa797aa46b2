import type { ServerFeature } from '../../server/services.ts'
import { apiRoutes } from './api/api-routes.server.ts'
import { requestWork } from './api/idempotency.server.ts'
import { tokenRoutes } from './tokens/token-routes.server.ts'

/** How other programs reach the server: with tokens that people make. */
export const integrationsServer: ServerFeature = {
  routes(app, services) {
    tokenRoutes(app, services)
    apiRoutes(app, services)
  },
  work: requestWork,
}
