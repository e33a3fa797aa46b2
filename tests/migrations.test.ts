import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { asUser, onDatabase } from '../src/server/database/address.ts'
import type { Database } from '../src/server/database/database.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { migrate, MIGRATIONS, readMigrations } from '../src/server/database/migrate.ts'
import { makePool } from '../src/server/database/pools.ts'
import { hashedId } from '../src/server/hashed-id.ts'
import { testDatabase } from './database.ts'

const NAMED = 'discussions_named_by_subject'

// What migrations make of rows that were there before. The owner is no superuser, as on a hosted PostgreSQL, so that row
// security binds it.
let database: Database
let owner: pg.Pool
const role = `quarterdeck_test_${randomBytes(6).toString('hex')}`

beforeEach(async () => {
  database = await testDatabase()
  await database.owner.query(`
    drop schema public cascade;
    create role ${role} login password '${role}';
    grant ${role} to current_user;
    create schema public authorization ${role};`)
  const { rows } = await database.owner.query<{ name: string }>('select current_database() as name')
  const address = onDatabase(inject('testCluster').address, rows[0]!.name)
  owner = makePool(asUser(address, role, role), { max: 2, statementTimeout: 0 })
})
afterEach(async () => {
  await owner.end()
  await database.owner.query(`drop owned by ${role} cascade; drop role ${role};`)
  await database.stop()
})

/** Applies the migrations up to this number. */
const migrateTo = async (last: number) =>
  migrate(
    owner,
    (await readMigrations(MIGRATIONS)).filter(({ number }) => number <= last),
  )

describe('0008: sections of an agenda get their kinds', () => {
  const [companyId, maya, crew, dock] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const own = [
    { section: 'Segue', minutes: 5 },
    { section: 'ISSUES', minutes: 60 },
    { section: 'Coffee', minutes: 10 },
  ]
  const quarterly = ['Review Prior Quarter', 'Review Strategy', 'Set Goals', 'Tackle Issues', 'Next Steps']
  const weekly = ['Segue', 'Scorecard', 'Goal Review', 'Headlines', 'Task Review', 'Issues', 'Conclude']
  const named = (names: string[]) => names.map((section) => ({ section, minutes: 5 }))
  const timed = (names: string[]) => named(names).map((planned) => ({ ...planned, seconds: 300 }))

  const insertTeam = (
    client: pg.PoolClient,
    id: string,
    agenda: object | null,
    other: object | null = null,
  ) =>
    client.query(
      `insert into teams (company_id, id, name, is_leadership, has_strategic_plan, weekly_agenda, quarterly_agenda,
         created_by, created_at, updated_at)
       values ($1, $2, 'Crew', false, false, $3, $4, $5, now(), now())`,
      [companyId, id, agenda && JSON.stringify(agenda), other && JSON.stringify(other), maya],
    )

  beforeEach(async () => {
    await migrateTo(7)
    await inCompany(owner, companyId, null, async (client) => {
      await client.query(
        `insert into companies (company_id, id, name, slug, auto_create_overdue_issues, created_at)
         values ($1, $1, 'Harbor', 'harbor', false, now())`,
        [companyId],
      )
      await client.query(
        `insert into people (company_id, id, email, full_name, level, status, joined_at)
         values ($1, $2, 'maya@harbor.example', 'Maya', 'director', 'active', now())`,
        [companyId, maya],
      )
      await insertTeam(client, crew, own, named(quarterly))
      await insertTeam(client, dock, null, [])
      await client.query(
        `insert into meetings (company_id, id, team_id, status, meeting_type, started_at, started_by, ended_at, sections,
           current_section, previous_section, section_start_time, section_accumulated_times, is_paused,
           total_pause_duration, scriber_epoch, scriber_last_activity, updated_at, updated_by)
         values ($1, $2, $2, 'ended', 'weekly', now(), $3, now(), $4, 0, 0, now(), '[0, 0, 0, 0, 0, 0, 0]', false, 0, 1,
           now(), now(), $3)`,
        [companyId, crew, maya, JSON.stringify(named(weekly))],
      )
      await client.query(
        `insert into meeting_results (company_id, id, meeting_id, team_id, headlines_created, tasks_created,
           issues_resolved, goals_created, metrics_created, section_durations, total_duration_seconds, attendees,
           meeting_ratings, rating_notes, created_at)
         values ($1, $2, $2, $2, '[]', '[]', '[]', '[]', '[]', $3, 600, '[]', '{}', '{}', now())`,
        [companyId, crew, JSON.stringify(timed(weekly))],
      )
    })
    await migrateTo(8)
  })

  const rowOf = async (table: string, id: string) => {
    const { rows } = await inCompany(owner, companyId, null, (client) =>
      client.query<Record<string, { kind: string }[] | null>>(`select * from ${table} where id = $1`, [id]),
    )
    return rows[0]!
  }
  const kinds = (sections: { kind: string }[] | null | undefined) => sections?.map(({ kind }) => kind)
  const WEEKLY = ['segue', 'scorecard', 'goals', 'headlines', 'tasks', 'issues', 'conclude']

  test('from the names that decided it before, whatever their case; any other name is open', async () => {
    const team = await rowOf('teams', crew)
    expect(team['weekly_agenda']).toEqual([
      { kind: 'segue', section: 'Segue', minutes: 5 },
      { kind: 'issues', section: 'ISSUES', minutes: 60 },
      { kind: 'open', section: 'Coffee', minutes: 10 },
    ])
    expect(kinds(team['quarterly_agenda'])).toEqual(['prior-quarter', 'strategy', 'goals', 'issues', 'tasks'])
  })

  test('a team without an agenda of its own still has none', async () => {
    expect(await rowOf('teams', dock)).toMatchObject({ weekly_agenda: null, quarterly_agenda: [] })
  })

  test('in meetings and their results too', async () => {
    expect(kinds((await rowOf('meetings', crew))['sections'])).toEqual(WEEKLY)
    const durations = (await rowOf('meeting_results', crew))['section_durations']
    expect(kinds(durations)).toEqual(WEEKLY)
    expect(durations).toContainEqual({ kind: 'issues', section: 'Issues', minutes: 5, seconds: 300 })
  })

  test('a server of the earlier version can write no section without a kind', async () => {
    const attempt = inCompany(owner, companyId, null, (client) => insertTeam(client, randomUUID(), own))
    await expect(attempt).rejects.toMatchObject({ constraint: 'teams_sections_have_kinds' })
  })

  test('row security binds the owner again', async () => {
    for (const table of ['teams', 'meetings', 'meeting_results'])
      expect((await owner.query(`select from ${table}`)).rowCount).toBe(0)
  })
})

test('0079: a provider that was set before is a configuration already, and its sessions have no proof of it', async () => {
  const [companyId, userId, sessionId] = [randomUUID(), randomUUID(), randomUUID()]
  await migrateTo(78)
  await inCompany(owner, companyId, null, (client) =>
    client.query(
      `insert into identity_providers
         (company_id, id, issuer, client_id, client_secret, default_level, team_ids, enforced_since, changed_at)
       values ($1, $1, 'https://idp.example', 'x', 'x', 'member', '[]', now(), now())`,
      [companyId],
    ),
  )
  await owner.query(`insert into sign_in_domains values ('harbor.example', $1, true)`, [companyId])
  await owner.query(
    `insert into users (id, email, full_name, email_verified) values ($1, 'lena@harbor.example', 'Lena', true)`,
    [userId],
  )
  await owner.query(
    `insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, 'x', now() + interval '1 day')`,
    [sessionId, userId],
  )
  await migrateTo(79)
  const { rows } = await owner.query('select provider_id as "providerId" from sign_in_domains')
  expect(rows).toEqual([{ providerId: companyId }])
  const found = await inCompany(owner, companyId, null, (client) =>
    client.query('select coalesce(provider_id, company_id) as "providerId" from identity_providers'),
  )
  expect(found.rows).toEqual(rows)
  expect((await owner.query('select from session_proofs')).rowCount).toBe(0)
})

test('0199: discussions keep their ids, and one of a task keeps nobody any more from discussing the issue whose id it has', async () => {
  const [companyId, maya, crew, both, alone] = Array.from({ length: 5 }, () => randomUUID())
  const inHarbor = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
    inCompany(owner, companyId!, null, work)
  const discuss = (id: string, field: 'issue_id' | 'task_id', subjectId: string) =>
    inHarbor((client) =>
      client.query(
        `insert into discussions (company_id, id, ${field}, team_id, is_shared, made, comment_count, created_at)
         values ($1, $2, $3, $4, false, 0, 0, now())`,
        [companyId, id, subjectId, crew],
      ),
    )
  const opened = hashedId('discussion', 'issue', both!)
  await migrateTo(198)
  await inHarbor(async (client) => {
    await client.query(
      `insert into companies (company_id, id, name, slug, auto_create_overdue_issues, labs, created_at)
       values ($1, $1, 'Harbor', 'harbor', false, '[]', now())`,
      [companyId],
    )
    await client.query(
      `insert into people (company_id, id, email, full_name, level, status, joined_at)
       values ($1, $2, 'maya@harbor.example', 'Maya', 'director', 'active', now())`,
      [companyId, maya],
    )
    await client.query(
      `insert into teams (company_id, id, name, is_leadership, has_strategic_plan, hidden_ballot, shows_voters, created_by, created_at, updated_at)
       values ($1, $2, 'Crew', false, false, false, true, $3, now(), now())`,
      [companyId, crew, maya],
    )
    for (const id of [both, alone])
      await client.query(
        `insert into issues (company_id, id, title, issue_type, status, team_id, owner_id, created_by, created_at, updated_at)
         values ($1, $2, 'Leak', 'short_term', 'open', $3, $4, $4, now(), now())`,
        [companyId, id, crew, maya],
      )
    await client.query(
      `insert into tasks (company_id, id, title, task_type, team_id, status, due_date, created_by, created_at, updated_at)
       values ($1, $2, 'Mend', 'team', $3, 'todo', '2026-12-01', $4, now(), now())`,
      [companyId, both, crew, maya],
    )
  })
  await discuss(both!, 'task_id', both!)
  await discuss(alone!, 'issue_id', alone!)
  await expect(discuss(opened, 'issue_id', both!)).rejects.toMatchObject({ constraint: NAMED })

  await migrateTo(199)
  await discuss(opened, 'issue_id', both!)
  const { rows } = await inHarbor((client) => client.query<{ id: string }>('select id from discussions'))
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([both, alone, opened]))
  const again = hashedId('discussion', 'issue', alone!)
  await expect(discuss(again, 'issue_id', alone!)).rejects.toMatchObject({
    constraint: 'discussions_one_an_issue',
  })
})
