import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, date, number, optionalText, ref, text, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { person, team } from '../../sync/scope.ts'
import { type Audience, teamAudience } from '../comments/audience.rules.ts'
import { carriesDiscussion } from '../comments/discussions.table.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../work/work.rules.ts'
import { TITLE_REQUIRED } from './required.text.ts'

export const ISSUE_TYPES = ['short_term', 'long_term'] as const

export type IssueType = (typeof ISSUE_TYPES)[number]

export const SOURCE_KINDS = ['metric', 'goal', 'task', 'headline'] as const

export type SourceKind = (typeof SOURCE_KINDS)[number]

export const issueTitle = () => text({ max: TITLE_LENGTH, required: TITLE_REQUIRED })
export const issueDescription = () => optionalText(DESCRIPTION_LENGTH)
export const issueType = () => choice(...ISSUE_TYPES)

/** For how many days resolved issues stay in every browser. */
export const RESOLVED_LIVE_DAYS = 30

/** Who sees an issue. */
export const issueAudience = ({ teamId }: { teamId: string }): Audience => teamAudience(teamId)

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
    /** What it was made from: the metric, goal, task or headline, and the Monday of the week it was about. */
    sourceKind: choice(...SOURCE_KINDS).nullable(),
    sourceId: uuid().nullable(),
    sourceWeek: date().nullable(),
    createdBy: ref('people'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    resolvedAt: timestamp().nullable(),
    resolvedBy: ref('people').nullable(),
    archivedAt: timestamp().nullable(),
    /** Where it stands in the order by hand; null until somebody has moved it (`placeOf`). */
    place: number().nullable(),
    /** The issue of its team that it was archived in favour of, with its votes. */
    mergedIntoId: ref('issues').nullable(),
    /** The team that it was handed to, as another row that its own team can't see. */
    movedToTeamId: ref('teams').nullable(),
    /** When it was last opened again long after it had been resolved. */
    reopenedAt: timestamp().nullable(),
  },
  {
    scope: (issue) => team(issue.teamId),
    indexes: [['teamId'], ['teamId', 'status'], ['meetingId'], ['sourceId'], ['mergedIntoId'], ['ownerId']],
    live: [liveFor(RESOLVED_LIVE_DAYS, 'resolvedAt', 'archivedAt')],
    carries: [carriesDiscussion('issueId', ['teamId'], issueAudience)],
  },
)

export type Issue = RowOf<typeof issues>

/** The team in which a person last raised an issue; the id is the person's. */
export const issueTeamPreferences = defineTable(
  'issue_team_preferences',
  { id: ref('people'), teamId: ref('teams'), updatedAt: timestamp() },
  { scope: (preference) => person(preference.id) },
)
