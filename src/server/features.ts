import { similarServer } from '../features/issues/similar/similar.server.ts'
import { peopleServer } from '../features/people/people.server.ts'
import { invitationsServer } from '../features/invitations/invitations.server.ts'
import { meetingsServer } from '../features/meetings/meetings.server.ts'
import { meetingRoomServer } from '../features/meeting-room/meeting-room.server.ts'
import { billingServer } from '../features/billing/billing.server.ts'
import { accountsServer } from './accounts-server.ts'
import type { ServerFeature } from './services.ts'
import { syncServer } from './sync-server.ts'

/** Every feature that has routes, effects or jobs, one per line. */
export const features: ServerFeature[] = [
  accountsServer,
  peopleServer,
  invitationsServer,
  meetingsServer,
  similarServer,
  meetingRoomServer,
  billingServer,
  syncServer,
]
