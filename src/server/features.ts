import { peopleServer } from '../features/people/people.server.ts'
import { invitationsServer } from '../features/invitations/invitations.server.ts'
import { accountsServer } from './accounts-server.ts'
import type { ServerFeature } from './services.ts'
import { syncServer } from './sync-server.ts'

/** Every feature that has routes, effects or jobs, one per line. */
export const features: ServerFeature[] = [accountsServer, peopleServer, invitationsServer, syncServer]
