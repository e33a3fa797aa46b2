import type pg from 'pg'
import type { Actor } from '../../sync/actor.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import type { BootstrapLine } from '../../sync/protocol.ts'
import type { Codecs } from '../../sync/server/company-reads.ts'
import { type Reader, Store } from '../../sync/store.ts'
import { VisibleRows } from '../../sync/visible-rows.ts'
import { changesOf } from '../../sync/whole-rows.ts'
import { goalMilestones, teamGoals } from '../goals/goals.table.ts'
import { teamSchedules } from '../meetings/schedule/schedules.table.ts'
import { actorOf } from '../people/people.access.ts'
import { people, type Person } from '../people/people.table.ts'
import { taskAssignees, tasks } from '../tasks/tasks.table.ts'
import { teamMembers, teams } from '../teams/teams.table.ts'

/** What one person may see of the rows that were loaded for them. */
export interface MembersView {
  actor: Actor
  person: Person
  read: Reader
  /** Loads more of the company's rows. In `rest`, what follows the `where` of the company, `$1` is the company. */
  load<R extends Row>(table: Table<R>, rest: string, ...values: unknown[]): Promise<R[]>
}

const TABLES = [people, teams, teamMembers, teamSchedules, tasks, taskAssignees, teamGoals, goalMilestones]

/**
 * Reads afresh from the database what a member may see of when teams meet: their own teams and, if they manage all, the given one. It
 * loads no company, however often calendars ask. Null for somebody who is no active member.
 */
export async function viewOfMember(
  client: pg.PoolClient,
  codecs: Codecs,
  { companyId, personId, teamId }: { companyId: string; personId: string; teamId?: string },
): Promise<MembersView | null> {
  const store = new Store(TABLES.map(({ name }) => codecs.get(name)!.table))
  async function load<R extends Row>(table: Table<R>, rest: string, ...values: unknown[]): Promise<R[]> {
    const { rows } = await client.query<{ record: Record<string, unknown> }>(
      `select to_jsonb(${table.name}) as record from ${table.name} where company_id = $1 and ${rest}`,
      [companyId, ...values],
    )
    const found = rows.map(({ record }) => codecs.get(table.name)!.fromDatabase(record))
    store.apply(
      changesOf(
        store,
        found.map((row): BootstrapLine => [table.name, row]),
      ),
    )
    return found as R[]
  }
  const [person] = await load(people, 'id = $2', personId)
  if (!person) return null
  const memberships = await load(teamMembers, 'person_id = $2', personId)
  const teamIds = [...memberships.map((one) => one.teamId), ...(teamId ? [teamId] : [])]
  await load(teams, 'id = any ($2::uuid[])', teamIds)
  await load(teamSchedules, 'team_id = any ($2::uuid[])', teamIds)
  const actor = actorOf(store, personId)
  return actor && { actor, person, load, read: new VisibleRows(store, actor) }
}
