import type { ServerFeature } from '../../server/services.ts'
import { apiRoutes } from './api/api-routes.server.ts'
import { requestWork } from './api/idempotency.server.ts'
import { TokenPace } from './api/token-pace.server.ts'
import { followCommits } from './deliveries/follow.server.ts'
import { pruneDeliveries } from './deliveries/prune.server.ts'
import { mcpRoutes } from './mcp/mcp-routes.server.ts'
import { endTokens } from './tokens/token-lookup.server.ts'
import { tokenRoutes } from './tokens/token-routes.server.ts'
import { hookRoutes } from './webhooks/hook-routes.server.ts'

/** How other programs reach the server, with tokens that people make, and what leaves for them: webhooks and messages to channels. */
export const integrationsServer: ServerFeature = {
  routes(app, services) {
    const pace = new TokenPace(services.config.limitFactor)
    tokenRoutes(app, services)
    apiRoutes(app, services, pace)
    mcpRoutes(app, services, pace)
    hookRoutes(app, services)
  },
  follow: followCommits,
  beforeForgetting: endTokens,
  work(services) {
    const requests = requestWork(services)
    return {
      tasks: { ...requests.tasks, 'prune-deliveries': () => pruneDeliveries(services) },
      crontab: [...requests.crontab, '17 3 * * * prune-deliveries'],
    }
  },
}
