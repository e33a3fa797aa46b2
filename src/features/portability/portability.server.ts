import type { ServerFeature } from '../../server/services.ts'
import { exportWork } from './export/export-job.server.ts'
import { exportRoutes } from './export/export-routes.server.ts'

/** What leaves and enters a company as a whole, on the server. */
export const portabilityServer: ServerFeature = { routes: exportRoutes, work: exportWork }
