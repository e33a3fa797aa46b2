import type { Meeting } from '../meetings.table.ts'

export const HEARTBEAT_EVERY_MS = 30_000
const MISSED_HEARTBEATS = 2

type Scribed = Pick<Meeting, 'scriberId' | 'scriberEpoch' | 'scriberLastActivity'>

/** True after two missed heartbeats. Only a person's click replaces the scriber. `now` is in milliseconds. */
export const isScriberAway = (meeting: Scribed, now: number): boolean =>
  meeting.scriberId !== null &&
  now - Date.parse(meeting.scriberLastActivity) > MISSED_HEARTBEATS * HEARTBEAT_EVERY_MS

/** Whether this person was the scriber under `epoch` and still is. */
export const mayWriteTimer = (meeting: Scribed, personId: string, epoch: number): boolean =>
  meeting.scriberId === personId && meeting.scriberEpoch === epoch

/** The meeting under a new scriber, or none. From now on, whatever was done under an earlier epoch is refused. */
export const handOver = (meeting: Scribed, scriberId: string | null, at: string): Scribed => ({
  scriberId,
  scriberEpoch: meeting.scriberEpoch + 1,
  scriberLastActivity: at,
})
