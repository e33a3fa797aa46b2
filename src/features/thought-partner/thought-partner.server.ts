import type { ServerFeature } from '../../server/services.ts'
import { forgetOld } from './keeping.server.ts'
import { partnerRoutes } from './partner-routes.server.ts'

/** How long conversations are kept while no model is set up. */
const STANDARD_DAYS = 90

/** Answers of a language model about a person's own visible work. Without one set up, nothing is ever sent anywhere. */
export const thoughtPartnerServer: ServerFeature = {
  routes: partnerRoutes,
  work: (services) => ({
    tasks: {
      'forget-conversations': (_payload, { abortSignal }) =>
        forgetOld(services, services.config.ai?.retentionDays ?? STANDARD_DAYS, abortSignal),
    },
    crontab: ['43 3 * * * forget-conversations'],
  }),
}
