import type { SyncApp } from '../sync/app.ts'
import type { Conflicts } from '../sync/refusal.ts'
import { model } from './model.ts'
import { mutations } from './mutations.ts'
import { queries } from './queries.ts'
import * as companyRefusals from './companies/companies.refusals.ts'
import * as teamRefusals from './teams/teams.refusals.ts'
import * as goalRefusals from './goals/goals.refusals.ts'
import * as taskRefusals from './tasks/tasks.refusals.ts'
import * as metricRefusals from './metrics/metrics.refusals.ts'
import * as meetingRefusals from './meetings/meetings.refusals.ts'
import * as invitationRefusals from './invitations/invitations.refusals.ts'
import * as strategyRefusals from './strategy/strategy.refusals.ts'
import * as votingRefusals from './voting/voting.refusals.ts'
import * as orgChartRefusals from './org-chart/org-chart.refusals.ts'

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
  ...strategyRefusals.conflicts,
  ...orgChartRefusals.conflicts,
}

/** Everything: what the server runs, and what a browser loads once its first screen stands. */
export const app: SyncApp = { ...model, mutations, queries, conflicts }
