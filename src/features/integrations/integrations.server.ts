import type { ServerFeature } from '../../server/services.ts'
import { apiRoutes } from './api/api-routes.server.ts'
import { requestWork } from './api/idempotency.server.ts'
import { TokenPace } from './api/token-pace.server.ts'
import { mcpRoutes } from './mcp/mcp-routes.server.ts'
import { tokenRoutes } from './tokens/token-routes.server.ts'

/** How other programs reach the server: with tokens that people make. */
export const integrationsServer: ServerFeature = {
  routes(app, services) {
    const pace = new TokenPace(services.config.limitFactor)
    tokenRoutes(app, services)
    apiRoutes(app, services, pace)
    mcpRoutes(app, services, pace)
  },
  work: requestWork,
}
