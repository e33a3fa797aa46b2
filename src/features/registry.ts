import type { SyncApp } from '../sync/app.ts'
import type { Mutation } from '../sync/define-mutation.ts'
import type { Query } from '../sync/define-query.ts'
import type { Conflicts } from '../sync/refusal.ts'
import { model } from './model.ts'
import * as companyMutations from './companies/companies.mutations.ts'
import * as companyQueries from './companies/companies.queries.ts'
import * as teamMutations from './teams/teams.mutations.ts'
import * as teamQueries from './teams/teams.queries.ts'
import * as foundingMutations from './people/founding.mutations.ts'
import * as peopleMutations from './people/people.mutations.ts'
import * as teamMemberMutations from './people/team-members.mutations.ts'
import * as invitationMutations from './invitations/invitations.mutations.ts'
import * as peopleQueries from './people/people.queries.ts'
import * as joiningMutations from './invitations/joining.mutations.ts'
import * as invitationQueries from './invitations/invitations.queries.ts'
import * as ownerQueries from './work/owners.queries.ts'
import * as metricMutations from './metrics/definition/metric-definition.mutations.ts'
import * as metricOrderMutations from './metrics/scorecard/metric-order.mutations.ts'
import * as metricValueMutations from './metrics/values/metric-values.mutations.ts'
import * as metricQueries from './metrics/metrics.queries.ts'
import * as goalMutations from './goals/goals.mutations.ts'
import * as goalProgressMutations from './goals/goal-progress.mutations.ts'
import * as goalTeamMutations from './goals/goal-teams.mutations.ts'
import * as goalQueries from './goals/goals.queries.ts'
import * as taskMutations from './tasks/tasks.mutations.ts'
import * as taskQueries from './tasks/tasks.queries.ts'
import * as issueMutations from './issues/issues.mutations.ts'
import * as issueQueries from './issues/issues.queries.ts'
import * as headlineMutations from './headlines/headlines.mutations.ts'
import * as headlineQueries from './headlines/headlines.queries.ts'
import * as cascadingMutations from './headlines/cascading.mutations.ts'
import * as votingMutations from './voting/voting.mutations.ts'
import * as votingQueries from './voting/voting.queries.ts'
import * as meetingMutations from './meeting-room/meeting-room.mutations.ts'
import * as attendanceMutations from './meetings/attendance/attendance.mutations.ts'
import * as scriberMutations from './meetings/scriber/scriber.mutations.ts'
import * as timerMutations from './meetings/timer/timer.mutations.ts'
import * as limitMutations from './voting/limits.mutations.ts'
import * as ratingMutations from './meeting-room/conclude/ratings.mutations.ts'
import * as meetingQueries from './meeting-room/meeting-room.queries.ts'
import * as lobbyQueries from './meeting-room/lobby/lobby.queries.ts'
import * as meetingHistoryQueries from './meeting-room/history/history.queries.ts'
import * as meetingResultQueries from './meeting-room/results/results.queries.ts'
import * as archiveQueries from './archive/archive.queries.ts'
import * as dashboardQueries from './dashboard/dashboard.queries.ts'
import * as firstStepQueries from './dashboard/first-steps.queries.ts'
import * as workElsewhereQueries from './dashboard/work-elsewhere.queries.ts'
import * as searchQueries from './search/search.queries.ts'
import * as companyRefusals from './companies/companies.refusals.ts'
import * as teamRefusals from './teams/teams.refusals.ts'
import * as goalRefusals from './goals/goals.refusals.ts'
import * as taskRefusals from './tasks/tasks.refusals.ts'
import * as metricRefusals from './metrics/metrics.refusals.ts'
import * as meetingRefusals from './meetings/meetings.refusals.ts'
import * as invitationRefusals from './invitations/invitations.refusals.ts'
import * as votingRefusals from './voting/voting.refusals.ts'

/** One line a file of mutations or queries. architecture.test.ts fails when one is missing. */
const modules: readonly object[] = [
  companyMutations,
  companyQueries,
  teamMutations,
  teamQueries,
  foundingMutations,
  peopleMutations,
  teamMemberMutations,
  peopleQueries,
  joiningMutations,
  invitationMutations,
  invitationQueries,
  ownerQueries,
  metricMutations,
  metricOrderMutations,
  metricValueMutations,
  metricQueries,
  goalMutations,
  goalProgressMutations,
  goalTeamMutations,
  goalQueries,
  taskMutations,
  taskQueries,
  issueMutations,
  issueQueries,
  headlineMutations,
  headlineQueries,
  cascadingMutations,
  votingMutations,
  votingQueries,
  meetingMutations,
  attendanceMutations,
  scriberMutations,
  timerMutations,
  limitMutations,
  ratingMutations,
  meetingQueries,
  lobbyQueries,
  meetingHistoryQueries,
  meetingResultQueries,
  archiveQueries,
  searchQueries,
  dashboardQueries,
  firstStepQueries,
  workElsewhereQueries,
]

/** One line a file of refusals that words a constraint of the database. */
const conflicts: Conflicts = {
  ...companyRefusals.conflicts,
  ...teamRefusals.conflicts,
  ...goalRefusals.conflicts,
  ...taskRefusals.conflicts,
  ...metricRefusals.conflicts,
  ...meetingRefusals.conflicts,
  ...invitationRefusals.conflicts,
  ...votingRefusals.conflicts,
}

type Definition = Mutation | Query

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'mutation' || value.kind === 'query')

const definitions = modules.flatMap((module) => Object.values(module).filter(isDefinition))

const ofKind = <Kind extends Definition['kind']>(kind: Kind) =>
  new Map(
    definitions
      .filter((definition): definition is Extract<Definition, { kind: Kind }> => definition.kind === kind)
      .map((definition) => [definition.name, definition] as const),
  )

/** Everything: what the server runs, and what a browser loads once its first screen stands. */
export const app: SyncApp = { ...model, mutations: ofKind('mutation'), queries: ofKind('query'), conflicts }
