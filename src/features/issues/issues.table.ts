import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { person, team } from '../../sync/scope.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../work/work.rules.ts'
import { TITLE_REQUIRED } from './required.text.ts'

export const ISSUE_TYPES = ['short_term', 'long_term'] as const

export type IssueType = (typeof ISSUE_TYPES)[number]

export const issueTitle = () => text({ max: TITLE_LENGTH, required: TITLE_REQUIRED })
export const issueDescription = () => optionalText(DESCRIPTION_LENGTH)
export const issueType = () => choice(...ISSUE_TYPES)

/** For how many days resolved issues stay in every browser. */
export const RESOLVED_LIVE_DAYS = 30

export const issues = defineTable(
  'issues',
  {
    id: uuid(),
    title: issueTitle(),
    description: issueDescription(),
    issueType: issueType(),
    status: choice('open', 'resolved'),
    teamId: ref('teams'),
    ownerId: ref('people'),
    /** The meeting in which it was raised. */
    meetingId: ref('meetings').nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    resolvedAt: timestamp().nullable(),
    resolvedBy: ref('people').nullable(),
    archivedAt: timestamp().nullable(),
  },
  {
    scope: (issue) => team(issue.teamId),
    indexes: [['teamId'], ['teamId', 'status'], ['meetingId']],
    live: [liveFor(RESOLVED_LIVE_DAYS, 'resolvedAt', 'archivedAt')],
  },
)

export type Issue = RowOf<typeof issues>

/** The team in which a person last raised an issue; the id is the person's. */
export const issueTeamPreferences = defineTable(
  'issue_team_preferences',
  { id: ref('people'), teamId: ref('teams'), updatedAt: timestamp() },
  { scope: (preference) => person(preference.id) },
)
