import { meetings, type MeetingType } from '../../src/features/meetings/meetings.table.ts'
import { newRow } from '../../src/features/people/company-rows.rules.ts'
import { newId } from '../../src/sync/id.ts'

/** A meeting of one section, in which nothing happened after `startedAt`. */
export function runningMeeting(teamId: string, startedBy: string, startedAt: string) {
  return newRow(meetings, rowOf(teamId, startedBy, startedAt))
}

/** One that ended at once. */
export function endedMeeting(
  teamId: string,
  startedBy: string,
  endedAt: string,
  meetingType: MeetingType = 'weekly',
) {
  return newRow(meetings, { ...rowOf(teamId, startedBy, endedAt), status: 'ended', endedAt, meetingType })
}

const rowOf = (teamId: string, startedBy: string, startedAt: string) => ({
  id: newId(),
  teamId,
  status: 'active' as const,
  meetingType: 'weekly' as MeetingType,
  startedAt,
  startedBy,
  endedAt: null,
  sections: [{ section: 'Segue', kind: 'segue' as const, minutes: 5 }],
  currentSection: 0,
  previousSection: 0,
  sectionStartTime: startedAt,
  sectionAccumulatedTimes: [0],
  isPaused: false,
  totalPauseDuration: 0,
  lastPauseTimestamp: null,
  scriberId: null,
  scriberEpoch: 1,
  scriberLastActivity: startedAt,
  speakerId: null,
  voteLimit: null,
  voteLimitSetBy: null,
  discussedIssueId: null,
  planReview: {},
  plannedAt: null,
  plannedUntil: null,
  updatedAt: startedAt,
  updatedBy: startedBy,
  deletedAt: null,
})
