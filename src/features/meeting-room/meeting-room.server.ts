import type { ServerFeature } from '../../server/services.ts'
import { minutesEffects, minutesWork } from './minutes/minutes-mails.server.ts'

/** Meetings on the server: the mails with their minutes. */
export const meetingRoomServer: ServerFeature = { effects: minutesEffects, work: minutesWork }
