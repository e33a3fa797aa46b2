import type { ServerFeature } from '../../server/services.ts'
import { afterCommit } from '../../sync/server/after-commit.ts'
import { tellConcerned } from '../people/rights-mails.server.ts'
import { removeWithHandOver } from './leaving.mutations.ts'

/** Whoever was removed is told so, whether or not they had work to hand over. */
export const leavingServer: ServerFeature = {
  effects: (services) => [afterCommit(removeWithHandOver, (committed) => tellConcerned(services, committed))],
}
