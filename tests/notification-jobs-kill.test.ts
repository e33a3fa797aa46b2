import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGoal } from '../src/features/goals/goals.mutations.ts'
import { createMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { foundCompany } from '../src/features/people/founding.mutations.ts'
import { createTask } from '../src/features/tasks/tasks.mutations.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import { makeNode } from './cast.ts'
import { type Killable, killable, newAccount } from './killable.ts'
import { WAITS_FOR_LOCK } from './lock-waits.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { endProcess, type ServerProcess, startServerProcess } from './server-process.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 180_000 })

/** A Tuesday, and the half of its quarter: every kind of what the calendar brings comes on it. */
const DAY = '2027-05-18'
const EMAIL = 'maya@harbor.example'

let mails: MailServer
let server: Killable
let directory: string
let other: ServerProcess
let company: string, maya: string

beforeAll(async () => {
  mails = await startMailServer()
  const environment = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.ts')}`,
    CLOCK: `${DAY}T09:00:00Z`,
    SECRET_KEY: 'the-key-of-two-servers-that-tell-people',
    SMTP_URL: mails.url,
    MAIL_FROM: 'no-reply@harbor.example',
  }
  server = await killable('notification-jobs-kill', environment)
  directory = await temporaryDirectory('notification-jobs-other')
  other = await startServerProcess(directory, {
    PORT: '0',
    ...environment,
    ...server.database.urls,
  })
  maya = (await newAccount(server.database, EMAIL)).id
  company = await makeWork()
})
afterAll(async () => {
  if (other) await endProcess(other.process, 'SIGTERM')
  await server?.stop()
  await mails?.stop()
  await removeDirectory(directory)
})

/** A company whose founder has something of each kind to be told of. */
async function makeWork(): Promise<string> {
  const node = makeNode(server.database.app)
  await node.start()
  const [id, teamId] = [newId(), newId()]
  await node.createHead(id)
  await node.run(id, null, foundCompany, {
    id,
    teamId,
    membershipId: newId(),
    name: 'Harbor',
    slug: 'harbor',
    personId: maya,
    email: EMAIL,
    fullName: 'Maya Harper',
  })
  const task = { title: 'Tar the hull', taskType: 'personal' as const, dueDate: DAY }
  await node.run(id, maya, createTask, { id: newId(), ...task })
  const goal = { title: 'Chart the reef', description: null, targetDate: '2027-05-25', isCompanyGoal: false }
  await node.run(id, maya, createGoal, { id: newId(), ...goal, teamId, ownerId: maya })
  const target = { targetValue: 10, targetLogic: 'greater_than_or_equal', aggregationType: 'total' } as const
  const metric = { name: 'Boats sold', description: null, unit: 'number' as const, ...target }
  await node.run(id, maya, createMetric, { id: newId(), ...metric, teamId, ownerId: maya })
  await node.stop()
  return id
}

const inHarbor = <Result>(work: (client: pg.PoolClient) => Promise<Result>, pool = server.database.app) =>
  inCompany(pool, company, null, work)

const RELEASED = new Error('Nobody is held up any more')

/** Does something in a transaction of its own, which others then wait for. @returns takes it back */
async function holdUp(work: (client: pg.PoolClient) => Promise<unknown>): Promise<() => Promise<void>> {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()]
  // The owner may take as long as a busy machine does.
  const held = inHarbor(async (client) => {
    await work(client)
    begun.resolve()
    await over.promise
  }, server.database.owner).catch((error: unknown) => {
    if (error !== RELEASED) throw error
  })
  await begun.promise
  return async () => {
    over.reject(RELEASED)
    await held
  }
}

const addJob = () => server.database.app.query("select graphile_worker.add_job('notify-people')")

/** Starts the job once more. @returns how many servers are in the middle of it and wait */
async function addJobAndCount(): Promise<number> {
  await addJob()
  const { rows } = await server.database.app.query<{ count: number }>(
    `select count(distinct application_name)::int as count from pg_stat_activity where ${WAITS_FOR_LOCK}`,
  )
  return rows[0]!.count
}

/** Both servers are in the middle of the job and wait. */
async function expectBothWait(): Promise<void> {
  await expect.poll(addJobAndCount, { timeout: 60_000, interval: 300 }).toBe(2)
}

/** What a killed server had taken stays taken. */
async function jobsLeft(): Promise<number> {
  const left = await server.database.app.query(
    "select from graphile_worker.jobs where task_identifier = 'notify-people' and locked_at is null",
  )
  return left.rowCount ?? 0
}

test('with two servers and each of them killed in the middle, each kind is told once and mailed once', async () => {
  const told = () =>
    inHarbor(async (client) => {
      const { rows } = await client.query<{ kind: string; count: number }>(
        'select kind, count(*)::int as count from notifications where company_id = $1 group by kind order by kind',
        [company],
      )
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
    })

  const letTell = await holdUp((client) =>
    // On a cluster the lock is taken on a worker, so the query says whose company it is.
    client.query('select from sync_head where company_id = $1 for update', [company]),
  )
  await expectBothWait()
  const letMail = await holdUp((client) =>
    client.query('insert into notification_mails (company_id, id, person_id, day) values ($1, $2, $3, $4)', [
      company,
      newId(),
      maya,
      DAY,
    ]),
  )
  await server.kill()
  await letTell()
  await server.start()
  await expectBothWait()
  expect(await told()).toEqual({
    goal_deadline_warning: 1,
    metric_stale: 1,
    quarter_halfway: 1,
    task_deadline_warning: 1,
  })
  expect(mails.mailsTo(EMAIL)).toEqual([])

  await endProcess(other.process, 'SIGKILL')
  await letMail()
  await expect.poll(() => mails.mailsTo(EMAIL), { timeout: 60_000 }).toHaveLength(1)
  for (const title of ['Tar the hull', 'Chart the reef', 'Boats sold'])
    expect(mails.mailsTo(EMAIL)[0]!.text).toContain(title)

  await addJob()
  await expect.poll(jobsLeft, { timeout: 60_000 }).toBe(0)
  expect(Object.values(await told())).toEqual([1, 1, 1, 1])
  expect(mails.mailsTo(EMAIL)).toHaveLength(1)
})
