import { peopleServer } from '../features/people/people.server.ts'
import { invitationsServer } from '../features/invitations/invitations.server.ts'
import { accountsServer } from './accounts-server.ts'
import type { ServerFeature } from './services.ts'
import { syncServer } from './sync-server.ts'

/** One line a feature that has routes, effects or jobs. */
export const features: ServerFeature[] = [accountsServer, peopleServer, invitationsServer, syncServer]
