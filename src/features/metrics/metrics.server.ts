import type { ServerFeature } from '../../server/services.ts'
import { inletRoutes } from './sources/inlet-routes.server.ts'

/** Metrics on the server: values that programs send. */
export const metricsServer: ServerFeature = { routes: inletRoutes }
