import type { ServerFeature } from '../../server/services.ts'
import { guestLinkRoutes } from './guests/guest-link-routes.server.ts'
import { guestRoutes } from './guests/guest-routes.server.ts'
import { minutesEffects, minutesWork } from './minutes/minutes-mails.server.ts'

/** Meetings on the server: their guests, and the mails with their minutes. */
export const meetingRoomServer: ServerFeature = {
  routes(app, services) {
    guestLinkRoutes(app, services)
    guestRoutes(app, services)
  },
  effects: minutesEffects,
  work: minutesWork,
}
