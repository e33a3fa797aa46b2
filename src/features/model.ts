import type { Table } from '../sync/define-table.ts'
import { modelOf, type SyncModel } from '../sync/app.ts'
import { actorOf } from './people/people.access.ts'
import * as companies from './companies/companies.table.ts'
import * as people from './people/people.table.ts'
import * as teams from './teams/teams.table.ts'
import * as invitations from './invitations/invitations.table.ts'
import * as audit from './people/audit.table.ts'
import * as metrics from './metrics/metrics.table.ts'
import * as goals from './goals/goals.table.ts'
import * as tasks from './tasks/tasks.table.ts'
import * as issues from './issues/issues.table.ts'
import * as headlines from './headlines/headlines.table.ts'
import * as cascading from './headlines/cascading.table.ts'
import * as voting from './voting/voting.table.ts'
import * as meetings from './meetings/meetings.table.ts'
import * as meetingResults from './meeting-room/results/meeting-results.table.ts'

/** Raise when a row or an argument changes shape; browsers then start afresh from a new bootstrap. */
const SCHEMA = 5

/** One line a file of tables. architecture.test.ts fails when one is missing. */
const modules: readonly object[] = [
  companies,
  people,
  teams,
  invitations,
  audit,
  metrics,
  goals,
  tasks,
  issues,
  headlines,
  cascading,
  voting,
  meetings,
  meetingResults,
]

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'table'

/** The rows, and how they make a person an actor: what a browser needs before it can show anything. */
export const model: SyncModel = modelOf({
  schema: SCHEMA,
  tables: modules.flatMap((module) => Object.values(module).filter(isTable)),
  actorOf,
})
