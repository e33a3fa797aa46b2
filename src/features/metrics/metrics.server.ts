import type { ServerFeature } from '../../server/services.ts'
import { dataSourceRoutes } from './sources/data-source-routes.server.ts'
import { inletRoutes } from './sources/inlet-routes.server.ts'
import { sourceRoutes } from './sources/source-routes.server.ts'

/** Metrics on the server: values that programs send, and those that are fetched. */
export const metricsServer: ServerFeature = {
  routes(app, services) {
    inletRoutes(app, services)
    sourceRoutes(app, services)
    dataSourceRoutes(app, services)
  },
}
