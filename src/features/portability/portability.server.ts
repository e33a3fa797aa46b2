import type { ServerFeature } from '../../server/services.ts'
import { exportWork } from './export/export-job.server.ts'
import { exportRoutes } from './export/export-routes.server.ts'
import { importWork } from './import/import-job.server.ts'
import { importRoutes } from './import/import-routes.server.ts'

/** What leaves and enters a company as a whole, on the server. */
export const portabilityServer: ServerFeature = {
  routes(app, services) {
    exportRoutes(app, services)
    importRoutes(app, services)
  },
  work(services) {
    return { tasks: { ...exportWork(services).tasks, ...importWork(services).tasks }, crontab: [] }
  },
}
