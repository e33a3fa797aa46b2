import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { RowOf } from '../../../sync/define-table.ts'
import type { teamGoals } from '../../goals/goals.table.ts'
import type { issues } from '../../issues/issues.table.ts'
import type { meetingResults } from '../../meeting-room/results/meeting-results.table.ts'
import type { meetings } from '../../meetings/meetings.table.ts'
import type { seats } from '../../org-chart/org-chart.table.ts'
import type { processes } from '../../processes/processes.table.ts'
import type { strategicPlans } from '../../strategy/strategy.table.ts'
import type { tasks } from '../../tasks/tasks.table.ts'
import type { teams } from '../../teams/teams.table.ts'

/** A synced row as the database has it: with its company. */
type Stored<Table> = RowOf<Table> & { readonly companyId: string }

interface Tables {
  teams: Stored<typeof teams>
  teamGoals: Stored<typeof teamGoals>
  tasks: Stored<typeof tasks>
  issues: Stored<typeof issues>
  meetings: Stored<typeof meetings>
  meetingResults: Stored<typeof meetingResults>
  strategicPlans: Stored<typeof strategicPlans>
  seats: Stored<typeof seats>
  processes: Stored<typeof processes>
}

/** Only words queries: connections are the server's own, and each query runs in a transaction of its company. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (asked) => new PostgresIntrospector(asked),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
})
