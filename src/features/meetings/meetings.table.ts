import { defineTable, follow, type RowOf } from '../../sync/define-table.ts'
import {
  boolean,
  choice,
  integer,
  list,
  number,
  optionalText,
  record,
  ref,
  timestamp,
  uuid,
} from '../../sync/fields.ts'
import { liveFor, liveWith } from '../../sync/live-while.ts'
import { team } from '../../sync/scope.ts'
import { voteLimit } from '../companies/companies.table.ts'
import { agenda, MAX_SECTIONS, teams } from '../teams/teams.table.ts'
import { refuse } from '../teams/teams.refusals.ts'
import { BEST_RATING, PAUSED } from './meeting-values.rules.ts'

export const MEETING_TYPES = ['weekly', 'quarterly'] as const

export type MeetingType = (typeof MEETING_TYPES)[number]

export const PLAN_VERDICTS = ['true', 'changed'] as const

export type PlanVerdict = (typeof PLAN_VERDICTS)[number]

export const planVerdict = () => choice(...PLAN_VERDICTS)

export const meetingType = () => choice(...MEETING_TYPES)

/** The place of a section on the agenda, counted from 0. */
export const sectionIndex = () => integer(0, MAX_SECTIONS - 1)

/** Raised whenever the scriber changes. Every write of the timer names the epoch it was made under. */
export const scriberEpoch = () => integer(1, 1_000_000)

export const rating = () => integer(1, BEST_RATING)

/** What would have made it a 10. */
export const ratingNote = () => optionalText(1_000)

/** For how many days ended meetings stay in every browser. */
export const ENDED_LIVE_DAYS = 90

/**
 * The spec's meetings_state. The agenda is copied at the start, so that later changes to the team's agenda don't affect
 * a running meeting. Sections are numbered from 0; all durations are milliseconds.
 */
export const meetings = defineTable(
  'meetings',
  {
    id: uuid(),
    teamId: ref('teams'),
    status: choice('active', 'ended'),
    meetingType: meetingType(),
    startedAt: timestamp(),
    startedBy: ref('people'),
    endedAt: timestamp().nullable(),
    /** When it was to begin and end by the team's schedule; null for one that none foresaw. */
    plannedAt: timestamp().nullable(),
    plannedUntil: timestamp().nullable(),
    sections: agenda(),
    /** PAUSED while the meeting is paused; resuming returns to `previousSection`. */
    currentSection: integer(PAUSED, MAX_SECTIONS - 1),
    previousSection: sectionIndex(),
    sectionStartTime: timestamp(),
    /** Time spent in each section before `sectionStartTime`. */
    sectionAccumulatedTimes: list(number(), MAX_SECTIONS),
    isPaused: boolean(),
    totalPauseDuration: number(),
    lastPauseTimestamp: timestamp().nullable(),
    scriberId: ref('people').nullable(),
    scriberEpoch: scriberEpoch(),
    scriberLastActivity: timestamp(),
    /** Whose turn it is to speak in the segue; null before the first and after the last. */
    speakerId: ref('people').nullable(),
    /** How many votes each participant has in this meeting; null means the team's limit. */
    voteLimit: voteLimit().nullable(),
    voteLimitSetBy: ref('people').nullable(),
    /** The issue that the scriber has put on every screen. No `ref`, because issues refer to meetings. */
    discussedIssueId: uuid().nullable(),
    /** What a quarterly meeting has said of the blocks of the plan, by their names. */
    planReview: record(planVerdict()),
    updatedAt: timestamp(),
    updatedBy: ref('people'),
    deletedAt: timestamp().nullable(),
  },
  {
    scope: (meeting) => team(meeting.teamId),
    indexes: [['teamId'], ['status'], ['teamId', 'status']],
    live: [liveFor(ENDED_LIVE_DAYS, 'endedAt')],
    follows: [
      follow(
        'teamId',
        teams,
        (_meeting, { before, after }) =>
          before.deletedAt === null && after?.deletedAt !== null ? refuse('team/is-meeting') : null,
        { status: 'active' },
      ),
    ],
  },
)

export type Meeting = RowOf<typeof meetings>

/** Who has joined. Somebody who leaves and comes back keeps the same row. */
export const meetingParticipants = defineTable(
  'meeting_participants',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    personId: ref('people'),
    joinedAt: timestamp(),
    leftAt: timestamp().nullable(),
    /** When they first voted in this meeting or, in a hidden ballot, since it was last revealed. Taking that vote back does not change it. */
    votedAt: timestamp().nullable(),
    /** When they said that they are done voting. */
    doneVotingAt: timestamp().nullable(),
    /** When somebody last asked to mail them the minutes. */
    minutesAskedAt: timestamp().nullable(),
    /** When they were mailed; after that, never again. */
    minutesSentAt: timestamp().nullable(),
  },
  {
    scope: (participant) => team(participant.teamId),
    indexes: [['meetingId'], ['meetingId', 'personId']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingParticipant = RowOf<typeof meetingParticipants>

/** One person's rating of a running meeting. They move to the result when it ends. */
export const liveMeetingRatings = defineTable(
  'live_meeting_ratings',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    personId: ref('people'),
    rating: rating(),
    note: ratingNote(),
    ratedAt: timestamp(),
  },
  {
    scope: (rating) => team(rating.teamId),
    indexes: [['meetingId'], ['meetingId', 'personId']],
    live: [liveWith('meetingId')],
  },
)

export type LiveMeetingRating = RowOf<typeof liveMeetingRatings>

/** Every change of scriber. The database accepts one per epoch. */
export const scriberTransfers = defineTable(
  'scriber_transfers',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    teamId: ref('teams'),
    oldScriberId: ref('people').nullable(),
    newScriberId: ref('people').nullable(),
    transferType: choice('started', 'taken_over', 'handed_over', 'scriber_left'),
    scriberEpoch: scriberEpoch(),
    notes: optionalText(500),
    transferredAt: timestamp(),
  },
  {
    scope: (transfer) => team(transfer.teamId),
    indexes: [['meetingId']],
    live: [liveFor(7, 'transferredAt')],
  },
)

export type ScriberTransfer = RowOf<typeof scriberTransfers>
