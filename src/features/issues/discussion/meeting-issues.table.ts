import { defineTable, type RowOf } from '../../../sync/define-table.ts'
import { choice, integer, number, optionalText, ref, timestamp, uuid } from '../../../sync/fields.ts'
import { liveWith } from '../../../sync/live-while.ts'
import { team } from '../../../sync/scope.ts'
import { sectionIndex } from '../../meetings/meetings.table.ts'
import { issueTitle } from '../issues.table.ts'

export const OUTCOMES = ['solved', 'long_term', 'tabled', 'moved', 'dropped'] as const

export type Outcome = (typeof OUTCOMES)[number]

export const outcome = () => choice(...OUTCOMES)

/** Why an issue was solved without a task. */
export const solvedReason = () => optionalText(500)

/** How many issues are chosen at a time. */
export const ROUND_SIZE = 3

/** How many issues a meeting takes up. */
export const MOST_TAKEN_UP = 100

/** An issue that a meeting took up: in a round, or by itself when the scriber opened it out of turn. */
export const meetingIssues = defineTable(
  'meeting_issues',
  {
    id: uuid(),
    meetingId: ref('meetings'),
    issueId: ref('issues'),
    teamId: ref('teams'),
    /** As it was called when it was taken up or decided. */
    title: issueTitle(),
    /** Rounds are counted from 1, and places in a round too. */
    round: integer(1, MOST_TAKEN_UP).nullable(),
    place: integer(1, ROUND_SIZE).nullable(),
    /** How many votes it had in the meeting when it was taken up. */
    votes: integer(0, 1_000_000),
    /** The section in which it was discussed last. Durations are milliseconds of that section’s time, so pauses do not count. */
    section: sectionIndex(),
    /** The section’s time when it was opened; null while it is not being discussed. */
    since: number().nullable(),
    /** How long it was discussed before that. */
    spent: number(),
    /** Null until it is decided. */
    outcome: outcome().nullable(),
    reason: solvedReason(),
    /** The team it was moved to. */
    toTeamId: ref('teams').nullable(),
    decidedAt: timestamp().nullable(),
    decidedBy: ref('people').nullable(),
    takenUpAt: timestamp(),
  },
  {
    scope: (taken) => team(taken.teamId),
    indexes: [['meetingId'], ['issueId']],
    live: [liveWith('meetingId')],
  },
)

export type MeetingIssue = RowOf<typeof meetingIssues>
