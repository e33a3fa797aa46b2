import type { PoolClient } from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Services } from '../../../server/services.ts'
import { Slices } from '../../../sync/server/slices.ts'
import { missingSettings } from '../../companies/companies.rules.ts'
import type { UserSettings } from '../../companies/companies.table.ts'
import { invitations } from '../../invitations/invitations.table.ts'
import { metrics } from '../../metrics/metrics.table.ts'
import { people } from '../../people/people.table.ts'
import { teams } from '../../teams/teams.table.ts'
import { utcDayOf } from '../../time/calendar.rules.ts'
import { ROWS_A_BATCH, PROBLEMS_NAMED } from '../import/import-limits.rules.ts'
import { recordedIds } from '../import/import-records.server.ts'
import type { ImportRun } from '../import/import-store.server.ts'
import { accountsOf } from '../import/imported-people.server.ts'
import { RowWriter } from '../import/row-writer.server.ts'
import type { ImportReport } from '../import/imports.requests.ts'
import { sheetsOf } from './mover-files.server.ts'
import type { Known, MovedRow } from './mover-known.rules.ts'
import { rowsOfPeople } from './mover-people-rows.rules.ts'
import { type MoverPlan, planningMove } from './mover-plan.rules.ts'

const NAMES_SHOWN = 100

/** What the company has without this move: an attempt that died may have written some of it already. */
async function knownOf(client: PoolClient, run: ImportRun): Promise<Known> {
  const own = await recordedIds(client, run.companyId, run.importId, [
    people.name,
    teams.name,
    metrics.name,
    invitations.name,
  ])
  const all = async <T extends { id: string }>(sql: string): Promise<T[]> =>
    ((await client.query(sql, [run.companyId])).rows as T[]).filter(({ id }) => !own.has(id))
  const { rows: settings } = await client.query<Pick<UserSettings, 'weekStartDay'>>(
    'select week_start_day as "weekStartDay" from user_settings where company_id = $1 and id = $2',
    [run.companyId, run.madeBy],
  )
  const { weekStartDay } = settings[0] ?? missingSettings(run.madeBy)
  const now = run.askedAt.toISOString()
  const idOf = (...texts: readonly string[]) => hashedId(run.companyId, ...texts)
  return {
    importerId: run.madeBy,
    now,
    today: utcDayOf(now),
    weekStartDay,
    people: await all('select id, email, full_name as "fullName", status from people where company_id = $1'),
    teams: await all(
      `select id, name, is_leadership as "isLeadership" from teams
       where company_id = $1 and deleted_at is null order by created_at, id`,
    ),
    metrics: await all(
      `select id, name, team_id as "teamId", is_shared as "isShared", unit, formula from metrics
       where company_id = $1 and deleted_at is null order by created_at, id`,
    ),
    invitations: await all('select id, email, status from invitations where company_id = $1'),
    idOf,
    accountOf: (email) => idOf('person', email),
  }
}

/**
 * Looks through the files of another product, or writes what is in them. A row's id is made of what it says, so that a second attempt,
 * or the same file once more, adds nothing twice.
 */
export async function performMove(
  { node, pool }: Pick<Services, 'node' | 'pool'>,
  run: ImportRun,
  bytes: Uint8Array,
  onRows: (done: number, all: number) => Promise<void>,
): Promise<ImportReport> {
  const { companyId, state } = run
  const inCompany = <T>(work: (client: PoolClient) => Promise<T>) =>
    node.options.inCompany(companyId, null, work)
  const sheets = await sheetsOf(bytes, run.mover!.name)
  const known = await inCompany((client) => knownOf(client, run))
  const plan = (knowing: Known) => inSlices(planningMove(sheets, run.mover!.files, knowing))
  let found = await plan(known)
  let rows = allRows(found, known)
  if (state === 'importing') {
    const accounts = await accountsOf(
      pool,
      [...found.people.invited.values()].map(({ email, fullName }) => ({ id: email, email, fullName })),
    )
    const knowing = { ...known, accountOf: (email: string) => accounts.get(email) ?? known.accountOf(email) }
    found = await plan(knowing)
    rows = allRows(found, knowing)
    await write(rows)
  }
  const own = await inCompany((client) => recordedIds(client, companyId, run.importId))
  const others = rows.filter(({ row }) => !own.has(row.id))
  const already = await inCompany((client) => countThere(client, others))
  return reportOf(found, rows.length, already)

  async function write(all: readonly MovedRow[]): Promise<void> {
    const writer = await RowWriter.open({ node }, companyId, run.importId)
    let done = 0
    for (const { table } of node.codecs.values()) {
      const own = all.filter((moved) => moved.table === table).map(({ row }) => row)
      for (let from = 0; from < own.length; from += ROWS_A_BATCH) {
        const some = own.slice(from, from + ROWS_A_BATCH)
        await onRows(done, all.length)
        await writer.write(table, some)
        done += some.length
      }
    }
    await onRows(done, all.length)
  }

  async function countThere(client: PoolClient, all: readonly MovedRow[]): Promise<number> {
    let count = 0
    for (const [name, some] of Map.groupBy(all, ({ table }) => table.name)) {
      const { rowCount } = await client.query(`select from ${name} where company_id = $1 and id = any ($2)`, [
        companyId,
        some.map(({ row }) => row.id),
      ])
      count += rowCount ?? 0
    }
    return count
  }
}

/** Runs long work to its end, with turns for everything else that happens on this node. */
async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  const slices = new Slices()
  for (;;) {
    if (slices.isOver) await slices.turn()
    const step = work.next()
    if (step.done) return step.value
  }
}

function allRows(plan: MoverPlan, known: Known): MovedRow[] {
  const people = rowsOfPeople(plan, known)
  return [...people, ...plan.teams.rows(), ...plan.rows]
}

function reportOf({ files, problems, people, teams }: MoverPlan, all: number, already: number): ImportReport {
  return {
    company: '',
    madeAt: '',
    tables: [],
    people: people.invited.size,
    problems: problems.slice(0, PROBLEMS_NAMED),
    problemCount: problems.length,
    mover: {
      files,
      added: all - already,
      already,
      matched: people.matched.size,
      invited: [...people.invited.keys()].slice(0, NAMES_SHOWN),
      nobody: [...people.nobody].slice(0, NAMES_SHOWN),
      teamsMade: [...teams.made.values()].slice(0, NAMES_SHOWN),
      homeTeam: teams.home,
    },
  }
}
