import type { ServerFeature } from '../../server/services.ts'
import { followCommits } from './deliveries/follow.server.ts'
import { pruneDeliveries } from './deliveries/prune.server.ts'
import { hookRoutes } from './webhooks/hook-routes.server.ts'

/** What leaves for other programs: webhooks and messages to channels. */
export const integrationsServer: ServerFeature = {
  routes: hookRoutes,
  follow: followCommits,
  work: (services) => ({
    tasks: { 'prune-deliveries': () => pruneDeliveries(services) },
    crontab: ['17 3 * * * prune-deliveries'],
  }),
}
