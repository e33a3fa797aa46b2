import type { ServerFeature } from '../../server/services.ts'
import { invitationEffects, invitationWork } from './invitation-mails.server.ts'
import { invitationRoutes } from './invitation-routes.server.ts'

/** Invitations on the server: their mails, and the invited person's side. */
export const invitationsServer: ServerFeature = {
  routes: invitationRoutes,
  effects: invitationEffects,
  work: invitationWork,
}
