import type { Actor } from '../../../sync/actor.ts'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { canWriteWork } from '../../work/work.access.ts'

/**
 * Whether the actor may have the minutes mailed to everybody who was in the meeting: those who were there and write work, and those who hold
 * meetings. Everybody else may have them mailed to themselves.
 */
export const canMailMinutes = (actor: Actor, wasThere: boolean): boolean =>
  canStartMeetings(actor) || (wasThere && canWriteWork(actor))
