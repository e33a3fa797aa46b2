import type { ServerFeature } from '../../server/services.ts'
import { guestLinkRoutes } from './guests/guest-link-routes.server.ts'
import { guestRoutes } from './guests/guest-routes.server.ts'
import { keptAfterQuarterly, tidiedAfterQuarterly } from './sections/quarterly/kept-plans.server.ts'
import { minutesEffects, minutesWork } from './minutes/minutes-mails.server.ts'

/** Meetings on the server: their guests, the mails with their minutes, and the plans that they end with. */
export const meetingRoomServer: ServerFeature = {
  routes(app, services) {
    guestLinkRoutes(app, services)
    guestRoutes(app, services)
  },
  recordings: [keptAfterQuarterly],
  effects: (services) => [...minutesEffects(services), tidiedAfterQuarterly(services)],
  work: minutesWork,
}
