import type { Mutation } from '../sync/define-mutation.ts'
import type { Query } from '../sync/define-query.ts'
import type { Table } from '../sync/define-table.ts'
import type { SyncApp } from '../sync/app.ts'
import { orderTables } from '../sync/order-tables.ts'
import { actorOf } from './people/people.access.ts'
import * as companies from './companies/companies.table.ts'
import * as companyMutations from './companies/companies.mutations.ts'
import * as companyQueries from './companies/companies.queries.ts'
import * as people from './people/people.table.ts'
import * as teams from './teams/teams.table.ts'
import * as teamMutations from './teams/teams.mutations.ts'
import * as teamQueries from './teams/teams.queries.ts'
import * as invitations from './people/invitations.table.ts'
import * as audit from './people/audit.table.ts'
import * as joiningMutations from './people/joining.mutations.ts'
import * as peopleMutations from './people/people.mutations.ts'
import * as teamMemberMutations from './people/team-members.mutations.ts'
import * as invitationMutations from './people/invitations.mutations.ts'
import * as peopleQueries from './people/people.queries.ts'
import * as metrics from './metrics/metrics.table.ts'
import * as metricMutations from './metrics/metrics.mutations.ts'
import * as metricValueMutations from './metrics/metric-values.mutations.ts'
import * as metricQueries from './metrics/metrics.queries.ts'
import * as goals from './goals/goals.table.ts'
import * as goalMutations from './goals/goals.mutations.ts'
import * as goalProgressMutations from './goals/goal-progress.mutations.ts'
import * as goalTeamMutations from './goals/goal-teams.mutations.ts'
import * as goalQueries from './goals/goals.queries.ts'
import * as tasks from './tasks/tasks.table.ts'
import * as taskMutations from './tasks/tasks.mutations.ts'
import * as taskQueries from './tasks/tasks.queries.ts'
import * as issues from './issues/issues.table.ts'
import * as issueMutations from './issues/issues.mutations.ts'
import * as issueQueries from './issues/issues.queries.ts'
import * as headlines from './headlines/headlines.table.ts'
import * as headlineMutations from './headlines/headlines.mutations.ts'
import * as headlineQueries from './headlines/headlines.queries.ts'
import * as voting from './voting/voting.table.ts'
import * as votingMutations from './voting/voting.mutations.ts'
import * as votingQueries from './voting/voting.queries.ts'
import * as meetings from './meetings/meetings.table.ts'
import * as meetingResults from './meetings/meeting-results.table.ts'
import * as meetingMutations from './meetings/meetings.mutations.ts'
import * as attendanceMutations from './meetings/attendance.mutations.ts'
import * as scriberMutations from './meetings/scriber.mutations.ts'
import * as timerMutations from './meetings/timer.mutations.ts'
import * as limitMutations from './meetings/limits.mutations.ts'
import * as ratingMutations from './meetings/ratings.mutations.ts'
import * as meetingQueries from './meetings/meetings.queries.ts'
import * as meetingHistoryQueries from './meetings/history.queries.ts'
import * as dashboardQueries from './dashboard/dashboard.queries.ts'

/** Raise when a row or an argument changes shape; browsers then start afresh from a new bootstrap. */
const SCHEMA = 1

/** One line a feature, referenced tables first. architecture.test.ts fails when one is missing. */
const modules: readonly object[] = [
  companies,
  companyMutations,
  companyQueries,
  people,
  teams,
  teamMutations,
  teamQueries,
  invitations,
  audit,
  joiningMutations,
  peopleMutations,
  teamMemberMutations,
  invitationMutations,
  peopleQueries,
  metrics,
  metricMutations,
  metricValueMutations,
  metricQueries,
  goals,
  goalMutations,
  goalProgressMutations,
  goalTeamMutations,
  goalQueries,
  tasks,
  taskMutations,
  taskQueries,
  issues,
  issueMutations,
  issueQueries,
  headlines,
  headlineMutations,
  headlineQueries,
  voting,
  votingMutations,
  votingQueries,
  meetings,
  meetingResults,
  meetingMutations,
  attendanceMutations,
  scriberMutations,
  timerMutations,
  limitMutations,
  ratingMutations,
  meetingQueries,
  meetingHistoryQueries,
  dashboardQueries,
]

type Definition = { kind: 'table' } | { kind: 'mutation' } | { kind: 'query' }

const definitions = modules.flatMap((module) => Object.values(module)).filter(
  (value): value is Definition => typeof value === 'object' && value !== null && 'kind' in value,
)

const ofKind = <T>(kind: Definition['kind']) => definitions.filter((value) => value.kind === kind) as T[]

const byName = <T extends { name: string }>(values: T[]) => new Map(values.map((value) => [value.name, value]))

export const app: SyncApp = {
  schema: SCHEMA,
  tables: orderTables(ofKind<Table>('table')),
  mutations: byName(ofKind<Mutation>('mutation')),
  queries: byName(ofKind<Query>('query')),
  actorOf,
}
