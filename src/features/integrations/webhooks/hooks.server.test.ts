import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { createGoal } from '../../goals/goals.mutations.ts'
import { setGoalStatus } from '../../goals/trail/goal-status.mutations.ts'
import { createIssue, resolveIssue } from '../../issues/issues.mutations.ts'
import { setTaskStatus } from '../../tasks/task-acts.mutations.ts'
import { fanOut } from '../deliveries/fan-out.server.ts'
import { hooksOf, type HooksStage, openHooks, soon, told } from './hooks-harness.ts'

let stage: HooksStage
const { ask, run, list, make, made, act, log, sql, newTask, freshReceiver, close } = hooksOf(() => stage)

beforeAll(async () => {
  stage = await openHooks()
})
afterAll(() => close())
beforeEach(() => freshReceiver())

describe('a webhook', () => {
  test('is told of a task that was completed, once, and signed with its secret', async () => {
    const { secret } = await made('task.completed')
    const id = await newTask()
    await run(setTaskStatus, { id, status: 'done' })
    await soon(() => stage.receiver.received.length).toBe(1)
    const [request] = stage.receiver.received
    const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(
      String(request!.headers['quarterdeck-signature']),
    )!
    const hash = createHmac('sha256', secret!).update(`${time}.${request!.body}`).digest('hex')
    expect(signature).toBe(hash)
    expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60)
    expect(told(request!)).toMatchObject({
      event: 'task.completed',
      companyId: stage.server.harbor.id,
      data: { taskId: id, title: 'Fix the crane', teamId: stage.server.harbor.teams.crew },
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
      teamId: stage.server.harbor.teams.crew,
    })
    await run(resolveIssue, { id: issueId })
    await soon(() => stage.receiver.received.map((one) => told(one).event)).toEqual(['issue.solved'])
    expect(JSON.stringify(stage.receiver.received)).not.toContain('doctor')
  })

  test('is told when a goal’s status changes, and not when it is said again', async () => {
    const goalId = newId()
    const { teams } = stage.server.harbor
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
    await soon(() => stage.receiver.received.map((one) => told(one).data)).toMatchObject([
      { before: 'on_track', status: 'off_track' },
      { before: 'off_track', status: 'on_track' },
    ])
    expect(stage.receiver.received).toHaveLength(2)
  })

  test('misses nothing although the node that committed dies, and two nodes tell nothing twice', async () => {
    const { hookId } = await made('task.created')
    const { rows } = await sql('select seq from event_cursors where company_id = $1')
    await Promise.all(Array.from({ length: 30 }, () => newTask()))
    // As other nodes would at the same time.
    await Promise.all(Array.from({ length: 5 }, () => fanOut(stage.server.services, stage.server.harbor.id)))
    await soon(() => stage.receiver.received.length).toBe(30)
    // What was read before a crash is read again after it.
    await sql('update event_cursors set seq = $2 where company_id = $1', rows[0].seq)
    await fanOut(stage.server.services, stage.server.harbor.id)
    await soon(async () => (await log(hookId)).every(({ status }) => status === 'delivered')).toBe(true)
    expect(new Set(stage.receiver.received.map((one) => told(one).id)).size).toBe(30)
    expect(stage.receiver.received).toHaveLength(30)
  })
})

describe('who looks after the company', () => {
  test('makes and sees webhooks; members and others do not', async () => {
    const { hookId } = await made('task.created')
    const { id: companyId } = stage.server.harbor
    for (const [who, status] of [
      [stage.lena, 403],
      [stage.ravi, 404],
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
    const foreign = { companyId: stage.server.lantern.id, hookId, act: 'test' }
    expect((await ask('/api/hooks/act', stage.ravi, foreign)).status).toBe(404)
    expect(
      (
        await ask('/api/hooks/change', stage.ravi, {
          companyId: stage.server.lantern.id,
          hookId,
          events: ['task.created'],
        })
      ).status,
    ).toBe(404)
  })

  test('reads in the audit log who made, changed and removed one, and nothing of its address but the host', async () => {
    const { hookId } = await made('task.created')
    await act(hookId, 'pause')
    await act(hookId, 'remove')
    const { rows } = await sql(
      `select action, subject from audit_log where company_id = $1 and action like 'webhook%' order by at desc, id desc limit 3`,
    )
    const subject = new URL(stage.receiver.url).host
    expect(rows).toEqual([
      { action: 'webhook removed', subject },
      { action: 'webhook changed', subject },
      { action: 'webhook made', subject },
    ])
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
    const { secret } = (await make(['task.created'], `${stage.receiver.url}/hook?key=harbor-key`)).body
    await newTask()
    await soon(() => stage.receiver.received.length).toBe(1)
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
