import type { ServerFeature } from '../../server/services.ts'
import { sweepAttempts } from './attempts.server.ts'
import { noteEndsByPeople } from './provisioning/scim-ends.server.ts'
import { scimRoutes } from './provisioning/scim-routes.server.ts'
import { tokenRoutes } from './provisioning/token-routes.server.ts'
import { settingsRoutes } from './settings-routes.server.ts'
import { signInRoutes } from './sign-in-routes.server.ts'

/** Signing in by the provider of a company, and people as its directory lists them. */
export const identityServer: ServerFeature = {
  routes(app, services) {
    settingsRoutes(app, services)
    signInRoutes(app, services)
    tokenRoutes(app, services)
    scimRoutes(app, services)
  },
  work: ({ pool }) => ({
    tasks: { 'sweep-sign-in-attempts': () => sweepAttempts(pool) },
    crontab: ['41 3 * * * sweep-sign-in-attempts'],
  }),
  beforeForgetting: noteEndsByPeople,
}
