import type { Table } from '../sync/define-table.ts'
import { modelOf, type SyncModel } from '../sync/app.ts'
import { actorOf } from './people/people.access.ts'
import * as audit from './audit/audit.table.ts'
import * as companies from './companies/companies.table.ts'
import * as people from './people/people.table.ts'
import * as teams from './teams/teams.table.ts'
import * as dismissedAnnouncements from './platform/dismissed-announcements.table.ts'
import * as notifications from './notifications/notifications.table.ts'
import * as invitations from './invitations/invitations.table.ts'
import * as revisions from './revisions/revisions.table.ts'
import * as made from './made/made.table.ts'
import * as comments from './comments/comments.table.ts'
import * as following from './comments/following.table.ts'
import * as discussions from './comments/discussions.table.ts'
import * as metrics from './metrics/metrics.table.ts'
import * as tasks from './tasks/tasks.table.ts'
import * as taskMisses from './tasks/review/task-misses.table.ts'
import * as goals from './goals/goals.table.ts'
import * as goalUpdates from './goals/trail/goal-updates.table.ts'
import * as issues from './issues/issues.table.ts'
import * as promises from './issues/outcome/promises.table.ts'
import * as meetingIssues from './issues/discussion/meeting-issues.table.ts'
import * as meetingNotes from './issues/discussion/meeting-notes.table.ts'
import * as headlines from './headlines/headlines.table.ts'
import * as reactions from './headlines/reactions/reactions.table.ts'
import * as cascading from './headlines/cascading.table.ts'
import * as meetingBallots from './voting/ballots/meeting-ballots.table.ts'
import * as voting from './voting/voting.table.ts'
import * as meetings from './meetings/meetings.table.ts'
import * as schedules from './meetings/schedule/schedules.table.ts'
import * as strategy from './strategy/strategy.table.ts'
import * as onboarding from './onboarding/onboarding.table.ts'
import * as meetingResults from './meeting-room/results/meeting-results.table.ts'
import * as meetingGuests from './meeting-room/guests/meeting-guests.table.ts'
import * as clarityAppointments from './tools/clarity-break/appointments.table.ts'
import * as toolSheets from './tools/sheets/sheets.table.ts'
import * as checkups from './tools/checkups/checkups.table.ts'
import * as orgChart from './org-chart/org-chart.table.ts'
import * as processFollowed from './processes/followed/followed.table.ts'
import * as processReaders from './processes/readers/readers.table.ts'
import * as processes from './processes/processes.table.ts'
import * as fit from './fit/fit.table.ts'
import * as conversations from './conversations/conversations.table.ts'

/** Raise when a row or an argument changes shape; browsers then start afresh from a new bootstrap. */
const SCHEMA = 13

/** One line a file of tables. architecture.test.ts fails when one is missing. */
const modules: readonly object[] = [
  companies,
  people,
  teams,
  dismissedAnnouncements,
  notifications,
  invitations,
  audit,
  revisions,
  made,
  comments,
  following,
  discussions,
  metrics,
  tasks,
  taskMisses,
  goals,
  goalUpdates,
  issues,
  promises,
  meetingIssues,
  meetingNotes,
  headlines,
  reactions,
  cascading,
  meetingBallots,
  voting,
  meetings,
  schedules,
  strategy,
  onboarding,
  meetingResults,
  meetingGuests,
  toolSheets,
  clarityAppointments,
  checkups,
  orgChart,
  processes,
  processReaders,
  processFollowed,
  fit,
  conversations,
]

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'table'

/** The rows, and how they make a person an actor: what a browser needs before it can show anything. */
export const model: SyncModel = modelOf({
  schema: SCHEMA,
  tables: modules.flatMap((module) => Object.values(module).filter(isTable)),
  actorOf,
})
