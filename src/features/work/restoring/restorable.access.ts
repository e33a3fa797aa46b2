import { RESTORABLE_DAYS, restorableUntil } from '../../teams/teams.rules.ts'
import { refuse } from './restoring.refusals.ts'

/** @throws {Refusal} for what was archived or removed too long ago to come back */
export function checkRestorable(goneAt: string, now: string): void {
  if (restorableUntil(goneAt) < now) refuse('restoring/too-long-ago', { days: RESTORABLE_DAYS })
}
