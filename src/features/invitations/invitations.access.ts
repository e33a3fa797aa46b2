import type { Actor } from '../../sync/actor.ts'
import { hasManagerAccess } from '../rights/actor.access.ts'

/** An invitation names the person who sent it, so the server itself sends none. */
export const canInvite = (actor: Actor): boolean => hasManagerAccess(actor) && !actor.system
