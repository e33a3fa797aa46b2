import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../src/features/accounts/passwords/passwords.server.ts'
import { provisionPerson } from '../src/features/identity/provisioning/provisioning.mutations.ts'
import { callApi, tokenOf } from '../src/features/integrations/integrations-harness.ts'
import { leaveForGood } from '../src/features/leaving/account/account-leaving.server.ts'
import { setPermission } from '../src/features/people/people.mutations.ts'
import type { Outlook } from '../src/features/accounts/closing/closing.requests.ts'
import { createTask } from '../src/features/tasks/tasks.mutations.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { addJob } from '../src/server/jobs.ts'
import { type RunningServer, startServer } from '../src/server/server.ts'
import { newId } from '../src/sync/id.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type Served, served, servedConfig, type SignedIn } from './served.ts'

const PASSWORD = 'lantern-over-the-quay'

let database: TestDatabase
let server: Served
let beside: RunningServer

beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  server = await served({ TRUST_PROXY: 'on' }, shared)
  beside = await startServer(servedConfig({ TRUST_PROXY: 'on' }), shared)
})
afterAll(async () => {
  await beside?.stop()
  await server?.stop()
  await database?.stop()
})

interface Answer extends Partial<Outlook> {
  user?: object | null
  error?: { code: string }
}

async function ask(at: RunningServer, path: string, { cookie }: { cookie: string }, body?: object) {
  const answer = await fetch(`${at.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: at.url, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const remove = (who: SignedIn, email: string, password = PASSWORD, at: RunningServer = server) =>
  ask(at, '/api/account/delete', who, { email, password })

const rowsOf = async <Row extends object>(companyId: string, query: string, values: unknown[] = []) =>
  (
    await inCompany(server.services.pool, companyId, null, (client) =>
      client.query<Row>(query, [companyId, ...values]),
    )
  ).rows

const personIn = async (companyId: string, id: string) =>
  (
    await rowsOf<object>(
      companyId,
      'select status, email, full_name as name from people where company_id = $1 and id = $2',
      [id],
    )
  )[0]

async function withPassword(userId: string): Promise<SignedIn> {
  await server.services.pool.query(
    `insert into user_credentials (id, user_id, provider_id, account_id, password)
     values ($1, $2::uuid, 'credential', $2::text, $3)`,
    [newId(), userId, await hashPassword(PASSWORD)],
  )
  return server.signIn(userId)
}

const isGone = async (userId: string) => {
  await expect
    .poll(
      async () => (await server.services.pool.query('select from users where id = $1', [userId])).rowCount,
      { timeout: 20_000 },
    )
    .toBe(0)
}

const FORMER = { status: 'removed', email: 'deleted@account.invalid' }

/** Lena is a member of Lantern as well. */
const joinLantern = (personId: string) =>
  server.services.node.run(server.lantern.id, null, provisionPerson, {
    auditId: newId(),
    level: 'member',
    mayReturn: true,
    personId,
    email: 'lena@harbor.example',
    fullName: 'lena',
  })

const personalTask = async (companyId: string, personId: string, title: string) => {
  const id = newId()
  const task = { id, title, description: 'Only mine', taskType: 'personal' as const, dueDate: '2030-01-01' }
  await server.services.node.run(companyId, personId, createTask, task)
  return id
}

test('Lena deletes her account: out of both companies on both nodes, and her address sees nothing of the old', async () => {
  const { harbor, lantern } = server
  const lenaId = harbor.people['lena']!
  const lena = await withPassword(lenaId)
  const elsewhere = await server.signIn(lenaId)
  await joinLantern(lenaId)
  const taskId = await personalTask(harbor.id, lenaId, 'Buy a ring')
  const token = await tokenOf(server, lenaId, { scopes: ['tasks:read'] })
  const { body } = await ask(server, '/api/account/outlook', lena)
  expect(body.companies).toMatchObject([
    { name: 'Harbor', isAlone: false, obstacle: null },
    { name: 'Lantern', isAlone: false, obstacle: null },
  ])
  expect(await remove(lena, 'omar@harbor.example')).toMatchObject({ status: 400 })
  expect(await remove(lena, 'lena@harbor.example', 'not-her-password')).toMatchObject({ status: 403 })
  expect((await ask(beside, '/api/session', elsewhere)).body.user).not.toBeNull()

  expect(await remove(lena, 'lena@harbor.example')).toMatchObject({ status: 200 })
  for (const [at, who] of [[server, lena] as const, [beside, elsewhere] as const])
    await expect.poll(async () => (await ask(at, '/api/session', who)).body.user).toBeNull()
  await isGone(lenaId)
  for (const { id } of [harbor, lantern])
    expect(await personIn(id, lenaId)).toEqual({ ...FORMER, name: 'lena' })
  const [task] = await rowsOf(
    harbor.id,
    'select title, description from tasks where company_id = $1 and id = $2',
    [taskId],
  )
  expect(task).toEqual({ title: 'Deleted', description: null })
  expect(
    await rowsOf(
      harbor.id,
      'select actor_id = person_id as own, subject, before, after from audit_log where company_id = $1 and action = $2',
      ['removed'],
    ),
  ).toEqual([{ own: true, subject: 'The account was deleted by its owner', before: 'member', after: null }])
  expect((await callApi(server, token, 'token')).status).toBe(401)
  const settings = 'select from user_settings where company_id = $1 and id = $2'
  expect(await rowsOf(harbor.id, settings, [lenaId])).toEqual([])

  const again = await server.newcomer('lena@harbor.example')
  const anew = (await ask(beside, '/api/session', await server.signIn(again))).body
  expect(anew).toMatchObject({ companies: [], currentCompanyId: null })
  await addJob(server.services.pool, 'rights-mails', {})
  await expect
    .poll(async () => {
      const { rows } = await server.services.pool.query<{ subject: string }>(
        'select subject from mail_outbox where recipient in ($1, $2)',
        ['lena@harbor.example', FORMER.email],
      )
      return rows.map(({ subject }) => subject)
    })
    .toEqual(['Your account was deleted'])
})

test('a node that dies in the middle leaves an account that opens nothing, and any node finishes', async () => {
  const { harbor, lantern, services } = server
  const theoId = harbor.people['theo']!
  const theo = await withPassword(theoId)
  await joinLantern(theoId)
  await personalTask(lantern.id, theoId, 'Learn the knots')
  // As if it had ended after the first company, with the job that it had taken.
  await services.pool.query('update users set closing_since = now() where id = $1', [theoId])
  await leaveForGood(services, theoId, harbor.id)
  const signIn = { email: 'theo@harbor.example', password: PASSWORD }
  expect(await ask(beside, '/api/sign-in', { cookie: '' }, signIn)).toMatchObject({
    status: 403,
    body: { error: { code: 'closing/closed' } },
  })
  await addJob(services.pool, 'finish-closings', {})
  await addJob(services.pool, 'finish-closings', {})
  await isGone(theoId)
  expect(await personIn(lantern.id, theoId)).toMatchObject(FORMER)
  expect((await ask(server, '/api/session', theo)).body.user).toBeNull()
  const waiting =
    "select from graphile_worker.jobs where task_identifier in ('finish-closings', 'send-mail') and run_at <= now()"
  await expect.poll(async () => (await services.pool.query(waiting)).rowCount).toBe(0)
  const mails = await services.pool.query('select from mail_outbox where recipient = $1 and subject = $2', [
    signIn.email,
    'Your account was deleted',
  ])
  expect(mails.rowCount).toBe(1)
})

test('the last director stays until another is there, and of two who go at once one stays', async () => {
  const { harbor, services } = server
  const [mayaId, omarId] = [harbor.people['maya']!, harbor.people['omar']!]
  const [maya, omar] = [await withPassword(mayaId), await withPassword(omarId)]
  expect(await remove(maya, 'maya@harbor.example')).toMatchObject({
    status: 409,
    body: { error: { code: 'closing/obstacle', detail: expect.stringContaining('Harbor') } },
  })
  expect(await personIn(harbor.id, mayaId)).toMatchObject({ status: 'active' })
  const promotion = { auditId: newId(), personId: omarId, level: 'director' as const }
  await services.node.run(harbor.id, mayaId, setPermission, promotion)
  // Somebody has to be there whom they would leave without a director.
  await services.node.run(harbor.id, null, provisionPerson, {
    auditId: newId(),
    level: 'member',
    mayReturn: true,
    personId: await server.newcomer('ina@harbor.example'),
    email: 'ina@harbor.example',
    fullName: 'Ina',
  })
  const answers = await Promise.all([
    remove(maya, 'maya@harbor.example'),
    remove(omar, 'omar@harbor.example', PASSWORD, beside),
  ])
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409])
  await isGone(answers[0].status === 200 ? mayaId : omarId)
})

test('whoever is alone goes, unless a subscription would go on; without a password the session has to be new', async () => {
  const { lantern, services } = server
  const raviId = lantern.people['ravi']!
  const ravi = await server.signIn(raviId)
  const subscribe = (subscribed: boolean) =>
    inCompany(services.pool, lantern.id, null, (client) =>
      client.query(
        `insert into company_subscriptions (company_id, id, subscribed, trial_end) values ($1, $1, $2, $3)
         on conflict (company_id, id) do update set subscribed = $2`,
        [lantern.id, subscribed, new Date()],
      ),
    )
  await subscribe(true)
  const { body } = await ask(server, '/api/account/outlook', ravi)
  expect(body).toMatchObject({
    companies: [{ isAlone: true, obstacle: 'subscription' }],
    hasPassword: false,
  })
  expect(await remove(ravi, 'ravi@lantern.example', '')).toMatchObject({ status: 409 })
  await subscribe(false)
  await services.pool.query("update sessions set created_at = now() - interval '11 minutes' where id = $1", [
    ravi.sessionId,
  ])
  expect(await remove(ravi, 'ravi@lantern.example', '')).toMatchObject({
    status: 403,
    body: { error: { code: 'closing/sign-in-again' } },
  })
  expect(await remove(await server.signIn(raviId), 'ravi@lantern.example', '')).toMatchObject({ status: 200 })
  await isGone(raviId)
  expect(await personIn(lantern.id, raviId)).toEqual({ ...FORMER, name: 'ravi' })
})
