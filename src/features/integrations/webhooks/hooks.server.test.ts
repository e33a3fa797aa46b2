import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createGoal } from '../../goals/goals.mutations.ts'
import { setGoalStatus } from '../../goals/trail/goal-status.mutations.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { deliverTurn } from '../deliveries/deliver.server.ts'
import { fanOut, MOST_WAITING } from '../deliveries/fan-out.server.ts'
import { pruneDeliveries } from '../deliveries/prune.server.ts'
import { asking, type Received, type Receiver, startReceiver } from '../receiver-harness.ts'
import type { DeliveryLog, HookList, NewSecret } from './hooks.requests.ts'

let server: Served
let receiver: Receiver
let maya: SignedIn, lena: SignedIn, ravi: SignedIn
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  ask = asking(server.url)
  const { harbor, lantern } = server
  maya = await server.signIn(harbor.people['maya']!)
  lena = await server.signIn(harbor.people['lena']!)
  ravi = await server.signIn(lantern.people['ravi']!)
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  return async () => {
    for (const { id } of (await list()).hooks) await act(id, 'remove')
    await receiver.stop()
  }
})

const run = <Args>(mutation: Mutation<Args>, args: NoInfer<Args>, person = 'lena') =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)
const list = async () => (await ask<HookList>(`/api/hooks/${server.harbor.id}`, maya)).body
const make = async (events: string[], address = `${receiver.url}/hook`, by = maya) =>
  ask<NewSecret>('/api/hooks', by, { kind: 'webhook', companyId: server.harbor.id, address, events })
const made = async (...events: string[]) => (await make(events)).body
const act = (hookId: string, does: string, by = maya) =>
  ask<NewSecret>('/api/hooks/act', by, { companyId: server.harbor.id, hookId, act: does })
const log = async (hookId: string) =>
  (await ask<DeliveryLog>(`/api/hooks/${server.harbor.id}/${hookId}/deliveries`, maya)).body.deliveries
const sql = (text: string, ...values: unknown[]) =>
  server.services.node.options.inCompany(server.harbor.id, null, (client) =>
    client.query(text, [server.harbor.id, ...values]),
  )
const soon = (now: () => unknown): ReturnType<typeof expect.poll> =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- Whoever calls it awaits it.
  expect.poll(now, { timeout: 15_000, interval: 50 })

const newTask = async (patch: object = {}) => {
  const id = newId()
  const task = {
    id,
    title: 'Fix the crane',
    taskType: 'team',
    teamId: server.harbor.teams.crew,
    dueDate: '2026-12-01',
  }
  await run(createTask, { ...task, ...patch } as never)
  return id
}
const told = ({ body }: Received) => JSON.parse(body) as { id: string; event: string; data: object }

describe('a webhook', () => {
  test('is told of a task that was completed, once, and signed with its secret', async () => {
    const { secret } = await made('task.completed')
    const id = await newTask()
    await run(setTaskStatus, { id, status: 'done' })
    await soon(() => receiver.received.length).toBe(1)
    const [request] = receiver.received
    const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(
      String(request!.headers['quarterdeck-signature']),
    )!
    const hash = createHmac('sha256', secret!).update(`${time}.${request!.body}`).digest('hex')
    expect(signature).toBe(hash)
    expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60)
    expect(told(request!)).toMatchObject({
      event: 'task.completed',
      companyId: server.harbor.id,
      data: { taskId: id, title: 'Fix the crane', teamId: server.harbor.teams.crew },
    })
    expect(request!.headers['quarterdeck-delivery']).toBe(told(request!).id)
  })

  test('hears nothing of somebody’s own task, and nothing that it was not made for', async () => {
    await made('task.created', 'issue.solved')
    await newTask({ taskType: 'personal', teamId: null, title: 'See the doctor' })
    const issueId = newId()
    await run(createIssue, {
      id: issueId,
      title: 'Leak',
      issueType: 'short_term',
      teamId: server.harbor.teams.crew,
    })
    await run(resolveIssue, { id: issueId })
    await soon(() => receiver.received.map((one) => told(one).event)).toEqual(['issue.solved'])
    expect(JSON.stringify(receiver.received)).not.toContain('doctor')
  })

  test('is told when a goal’s status changes, and not when it is said again', async () => {
    const goalId = newId()
    const { teams } = server.harbor
    await run(createGoal, {
      id: goalId,
      teamId: teams.crew,
      ownerId: null,
      title: 'Ship',
      description: null,
      targetDate: null,
      isCompanyGoal: false,
    })
    await made('goal.status_changed')
    for (const status of ['on_track', 'off_track', 'off_track', 'on_track'] as const)
      await run(setGoalStatus, { goalId, status })
    await soon(() => receiver.received.map((one) => told(one).data)).toMatchObject([
      { before: 'on_track', status: 'off_track' },
      { before: 'off_track', status: 'on_track' },
    ])
    expect(receiver.received).toHaveLength(2)
  })

  test('misses nothing although the node that committed dies, and two nodes tell nothing twice', async () => {
    const { hookId } = await made('task.created')
    const { rows } = await sql('select seq from event_cursors where company_id = $1')
    await Promise.all(Array.from({ length: 30 }, () => newTask()))
    // As other nodes would at the same time.
    await Promise.all(Array.from({ length: 5 }, () => fanOut(server.services, server.harbor.id)))
    await soon(() => receiver.received.length).toBe(30)
    // What was read before a crash is read again after it.
    await sql('update event_cursors set seq = $2 where company_id = $1', rows[0].seq)
    await fanOut(server.services, server.harbor.id)
    await soon(async () => (await log(hookId)).every(({ status }) => status === 'delivered')).toBe(true)
    expect(new Set(receiver.received.map((one) => told(one).id)).size).toBe(30)
    expect(receiver.received).toHaveLength(30)
  })

  test('is tried again after a failure, and says what was answered', async () => {
    const { hookId } = await made('task.created')
    receiver.answer(500, 'The database is full')
    await newTask()
    await soon(async () => (await log(hookId))[0]?.attempts).toBe(1)
    const [first] = await log(hookId)
    expect(first).toMatchObject({ status: 'waiting', answerStatus: 500, answer: 'The database is full' })
    receiver.answer(204)
    await ask('/api/hooks/resend', maya, { companyId: server.harbor.id, hookId, deliveryId: first!.id })
    await soon(async () => (await log(hookId))[0]?.status).toBe('delivered')
    expect(new Set(receiver.received.map((one) => told(one).id)).size).toBe(1)
    expect((await list()).hooks[0]).toMatchObject({ failingSince: null, waiting: 0 })
  })

  test('a redirect counts as a failure, and is not followed', async () => {
    const { hookId } = await made('task.created')
    receiver.answer(307, '', { location: `${receiver.url}/elsewhere` })
    await newTask()
    await soon(async () => (await log(hookId))[0]?.answerStatus).toBe(307)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  test('is sent nothing while it is paused, and can be tested', async () => {
    const { hookId } = await made('task.created')
    await act(hookId, 'pause')
    await newTask()
    expect((await act(hookId, 'test')).body.error?.code).toBe('hook/is-off')
    await fanOut(server.services, server.harbor.id)
    await act(hookId, 'resume')
    await act(hookId, 'test')
    await soon(() => receiver.received.map((one) => told(one).event)).toEqual(['test'])
  })

  test('with a new secret signs with that alone', async () => {
    const { hookId, secret } = await made('task.created')
    const { body } = await act(hookId, 'new-secret')
    expect(body.secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(body.secret).not.toBe(secret)
    await act(hookId, 'test')
    await soon(() => receiver.received.length).toBe(1)
    const [request] = receiver.received
    const [, time, signature] = /^t=(\d+),v1=(.*)$/.exec(String(request!.headers['quarterdeck-signature']))!
    const hash = createHmac('sha256', body.secret!).update(`${time}.${request!.body}`).digest('hex')
    expect(signature).toBe(hash)
  })

  test('that takes nothing for a week is turned off, and its maker and the directors are told once', async () => {
    const { hookId } = await made('task.created')
    receiver.answer(500)
    await sql("update hooks set failing_since = now() - interval '8 days' where company_id = $1")
    await act(hookId, 'test')
    await soon(async () => (await list()).hooks[0]?.disabledAt ?? null).not.toBeNull()
    const mails = async () =>
      (
        await server.services.pool.query(
          "select recipient from mail_outbox where subject = 'A webhook was turned off'",
        )
      ).rows
    await soon(mails).toEqual([{ recipient: 'maya@harbor.example' }])
    expect(
      await deliverTurn(server.services, { id: hookId, companyId: server.harbor.id, kind: 'hook' }),
    ).toBeNull()
    await act(hookId, 'resume')
    expect((await list()).hooks[0]).toMatchObject({ disabledAt: null, failingSince: null })
  })

  test('keeps a bounded queue, from which the oldest goes, and a log of the last hundred', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    receiver.answer(500)
    await sql("update outgoing_due set due_at = 'infinity' where company_id = $1")
    // Row by row: a distributed database copies nothing into tables with row security.
    const began = Date.now() - 3 * 3_600_000
    const row = (n: number) =>
      `($1, '${newId()}', $2, '${newId()}', 'task.created', '{}', '${new Date(began + n * 1_000).toISOString()}', 'infinity')`
    for (let first = 0; first < MOST_WAITING; first += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, MOST_WAITING - first) }, (_, n) => row(first + n))
      await sql(
        `insert into hook_deliveries (company_id, id, hook_id, event_id, event, body, created_at, next_at) values ${rows.join()}`,
        hookId,
      )
    }
    await newTask()
    await soon(
      async () =>
        (await sql("select from hook_deliveries where company_id = $1 and status = 'dropped'")).rowCount,
    ).toBe(1)
    expect((await list()).hooks[0]!.waiting).toBe(MOST_WAITING)
    await sql("update hook_deliveries set status = 'delivered' where company_id = $1")
    await pruneDeliveries(server.services)
    expect((await sql('select from hook_deliveries where company_id = $1')).rowCount).toBe(100)
  })

  test('that is slow does not delay another', async () => {
    const slow = await startReceiver()
    slow.delay(3_000)
    const { hookId } = (await make(['task.created'], slow.url)).body
    const { hookId: quick } = await made('task.created')
    for (let count = 0; count < 5; count++) await newTask()
    await soon(() => receiver.received.length).toBe(5)
    expect((await log(hookId)).filter(({ status }) => status === 'delivered').length).toBeLessThan(5)
    await soon(async () => (await log(quick)).every(({ status }) => status === 'delivered')).toBe(true)
    await act(hookId, 'remove')
    await slow.stop()
  })
})

describe('who looks after the company', () => {
  test('makes and sees webhooks; members and others do not', async () => {
    const { hookId } = await made('task.created')
    const { id: companyId } = server.harbor
    for (const [who, status] of [
      [lena, 403],
      [ravi, 404],
    ] as const) {
      expect((await make(['task.created'], undefined, who)).status).toBe(status)
      expect((await ask(`/api/hooks/${companyId}`, who)).status).toBe(status)
      expect((await ask(`/api/hooks/${companyId}/${hookId}/deliveries`, who)).status).toBe(status)
      expect((await act(hookId, 'new-secret', who)).status).toBe(status)
      expect(
        (await ask('/api/hooks/change', who, { companyId, hookId, events: ['task.created'] })).status,
      ).toBe(status)
      expect((await ask('/api/hooks/resend', who, { companyId, hookId, deliveryId: newId() })).status).toBe(
        status,
      )
    }
    // In her own company she finds none of another’s.
    const foreign = { companyId: server.lantern.id, hookId, act: 'test' }
    expect((await ask('/api/hooks/act', ravi, foreign)).status).toBe(404)
    expect(
      (
        await ask('/api/hooks/change', ravi, {
          companyId: server.lantern.id,
          hookId,
          events: ['task.created'],
        })
      ).status,
    ).toBe(404)
  })

  test('gives no address that leads inside, and no event that is none', async () => {
    for (const [address, code] of [
      ['http://10.0.0.1/', 'hook/address-private'],
      ['https://169.254.169.254/', 'hook/address-private'],
      ['https://[::ffff:127.0.0.2]/', 'hook/address-private'],
      ['https://2130706434/', 'hook/address-private'],
      ['ftp://1.1.1.1/', 'hook/address-not-usable'],
      ['https://me:secret@1.1.1.1/', 'hook/address-not-usable'],
      ['http://1.1.1.1/', 'hook/address-not-usable'],
      ['crane', 'hook/address-not-usable'],
    ])
      expect((await make(['task.created'], address)).body.error?.code, address).toBe(code)
    expect((await make(['vote.cast'])).status).toBe(400)
    expect((await make([])).status).toBe(400)
  })

  test('is told the secret once: it and the address are in no row and no later answer', async () => {
    const { secret } = (await make(['task.created'], `${receiver.url}/hook?key=harbor-key`)).body
    await newTask()
    await soon(() => receiver.received.length).toBe(1)
    const { rows } = await sql(
      `select to_jsonb(h)::text || coalesce((select string_agg(to_jsonb(d)::text, '') from hook_deliveries d where d.company_id = $1), '') as found
       from hooks h where company_id = $1`,
    )
    const answers = JSON.stringify([rows, await list(), await log((await list()).hooks[0]!.id)])
    for (const hidden of [secret!, 'harbor-key']) expect(answers).not.toContain(hidden)
  })

  test('has at most fifty of them', async () => {
    const made = await Promise.all(Array.from({ length: 55 }, () => make(['task.created'])))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(made.find(({ status }) => status !== 200)!.body.error!.code).toBe('hook/too-many')
  })
})
