import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../sync/id.ts'
import { type Received, startReceiver } from '../receiver-harness.ts'
import { hooksOf, type HooksStage, openHooks, soon, told } from '../webhooks/hooks-harness.ts'
import { deliverTurn } from './deliver.server.ts'
import { fanOut, MOST_WAITING, queue } from './fan-out.server.ts'
import { pruneDeliveries } from './prune.server.ts'

let stage: HooksStage
const { ask, list, make, made, act, log, sql, newTask, freshReceiver, close } = hooksOf(() => stage)

beforeAll(async () => {
  stage = await openHooks()
})
afterAll(() => close())
beforeEach(() => freshReceiver())

function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, time, signature] = /^t=(\d+),v1=(.*)$/.exec(String(headers['quarterdeck-signature']))!
  return signature === createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}

const change = (hookId: string, address: string) => {
  const companyId = stage.server.harbor.id
  return ask('/api/hooks/change', stage.maya, { companyId, hookId, address, events: ['task.created'] })
}

/** Tasks that the webhook is to be told of, while it fails or rests. */
async function queued(hookId: string, count: number): Promise<void> {
  for (let left = count; left > 0; left--) await newTask()
  await soon(async () => (await log(hookId)).length).toBe(count)
}

const failing = async () =>
  (await sql('select failures, failing_since, rests_until from hooks where company_id = $1')).rows[0]

describe('a webhook', () => {
  test('is tried again after a failure, and says what was answered', async () => {
    const { hookId } = await made('task.created')
    stage.receiver.answer(500, 'The database is full')
    await newTask()
    await soon(async () => (await log(hookId))[0]?.attempts).toBe(1)
    const [first] = await log(hookId)
    expect(first).toMatchObject({ status: 'waiting', answerStatus: 500, answer: 'The database is full' })
    stage.receiver.answer(204)
    await ask('/api/hooks/resend', stage.maya, {
      companyId: stage.server.harbor.id,
      hookId,
      deliveryId: first!.id,
    })
    await soon(async () => (await log(hookId))[0]?.status).toBe('delivered')
    expect(new Set(stage.receiver.received.map((one) => told(one).id)).size).toBe(1)
    expect((await list()).hooks[0]).toMatchObject({ failingSince: null, waiting: 0 })
  })

  test('that keeps failing is left alone, whatever else happens, until somebody has it tried', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    const { received } = stage.receiver
    const rests = async () => {
      const { rowCount } = await sql(
        "select from outgoing_due where company_id = $1 and lease is null and due_at between now() + interval '1 minute' and now() + interval '1 day'",
      )
      return rowCount === 1
    }
    stage.receiver.answer(500)
    await newTask()
    await soon(() => received.length).toBe(1)
    for (const queued of [2, 3]) {
      await newTask()
      await soon(async () => (await log(hookId)).length).toBe(queued)
      await soon(rests).toBe(true)
    }
    expect(received).toHaveLength(1)
    await act(hookId, 'test')
    await soon(() => received.length).toBe(2)
    await soon(rests).toBe(true)
    stage.receiver.answer(204)
    const first = (await log(hookId)).at(-1)!
    await ask('/api/hooks/resend', stage.maya, {
      companyId: stage.server.harbor.id,
      hookId,
      deliveryId: first.id,
    })
    await soon(async () => (await log(hookId)).find(({ id }) => id === first.id)?.status).toBe('delivered')
    expect((await list()).hooks[0]).toMatchObject({ failingSince: null })
  })

  test('tries first what somebody asks for, however much else waits', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    const { received } = stage.receiver
    stage.receiver.answer(500)
    await queued(hookId, 3)
    await soon(async () => (await failing())?.rests_until).not.toBeNull()
    await act(hookId, 'test')
    await soon(() => received.length).toBe(2)
    expect(told(received[1]!).event).toBe('test')
    // The last of those that wait.
    const last = (await log(hookId)).find(({ event }) => event !== 'test')!
    await soon(async () => (await log(hookId))[0]?.attempts).toBe(1)
    const companyId = stage.server.harbor.id
    await ask('/api/hooks/resend', stage.maya, { companyId, hookId, deliveryId: last.id })
    await soon(() => received.length).toBe(3)
    expect(told(received[2]!).id).toBe(last.eventId)
  })

  test('that was left alone is told at its new address at once of what waits', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    stage.receiver.answer(500)
    await queued(hookId, 3)
    await soon(async () => (await failing())?.rests_until).not.toBeNull()
    const elsewhere = await startReceiver()
    await change(hookId, elsewhere.url)
    // The one that failed has its own time.
    await soon(() => elsewhere.received.length).toBe(2)
    expect(await failing()).toEqual({ failures: 0, failing_since: null, rests_until: null })
    await elsewhere.stop()
  })

  test('is not left alone at its new address for what fails at the earlier one', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    stage.receiver.answer(500)
    stage.receiver.delay(1_000)
    await newTask()
    await soon(() => stage.receiver.received.length).toBe(1)
    const elsewhere = await startReceiver()
    await change(hookId, elsewhere.url)
    await soon(async () => (await log(hookId))[0]?.attempts).toBe(1)
    expect(await failing()).toEqual({ failures: 0, failing_since: null, rests_until: null })
    await newTask()
    await soon(() => elsewhere.received.length).toBe(1)
    await elsewhere.stop()
  })

  test('a redirect counts as a failure, and is not followed', async () => {
    const { hookId } = await made('task.created')
    stage.receiver.answer(307, '', { location: `${stage.receiver.url}/elsewhere` })
    await newTask()
    await soon(async () => (await log(hookId))[0]?.answerStatus).toBe(307)
    expect(stage.receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  })

  test('is sent nothing while it is paused, and can be tested', async () => {
    const { hookId } = await made('task.created')
    await act(hookId, 'pause')
    await newTask()
    expect((await act(hookId, 'test')).body.error?.code).toBe('hook/is-off')
    await fanOut(stage.server.services, stage.server.harbor.id)
    await act(hookId, 'resume')
    await act(hookId, 'test')
    await soon(() => stage.receiver.received.map((one) => told(one).event)).toEqual(['test'])
  })

  test('with a new secret signs with that alone', async () => {
    const { hookId, secret } = await made('task.created')
    const { body } = await act(hookId, 'new-secret')
    expect(body.secret).toMatch(/^whsec_[\w-]{43}$/)
    expect(body.secret).not.toBe(secret)
    await act(hookId, 'test')
    await soon(() => stage.receiver.received.length).toBe(1)
    const [request] = stage.receiver.received
    expect(isSigned(request!, body.secret!)).toBe(true)
  })

  test('that takes nothing for a week is turned off, and its maker and the directors are told once', async () => {
    const { hookId } = await made('task.created')
    stage.receiver.answer(500)
    await sql("update hooks set failing_since = now() - interval '8 days' where company_id = $1")
    await act(hookId, 'test')
    await soon(async () => (await list()).hooks[0]?.disabledAt ?? null).not.toBeNull()
    const mails = async () =>
      (
        await stage.server.services.pool.query(
          "select recipient from mail_outbox where subject = 'A webhook was turned off'",
        )
      ).rows
    await soon(mails).toEqual([{ recipient: 'maya@harbor.example' }])
    expect(
      await deliverTurn(stage.server.services, {
        id: hookId,
        companyId: stage.server.harbor.id,
        kind: 'hook',
      }),
    ).toBeNull()
    await act(hookId, 'resume')
    expect((await list()).hooks[0]).toMatchObject({ disabledAt: null, failingSince: null })
  })

  test('keeps a bounded queue, from which the oldest goes, and a log of the last hundred', async () => {
    const { hookId } = await made('task.created')
    await sql('update hooks set failures = 50 where company_id = $1')
    stage.receiver.answer(500)
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
    // Its first attempt would come between.
    await soon(
      async () => (await sql('select from hook_deliveries where company_id = $1 and attempts = 1')).rowCount,
    ).toBe(1)
    await sql("update hook_deliveries set status = 'delivered' where company_id = $1")
    await pruneDeliveries(stage.server.services)
    expect((await sql('select from hook_deliveries where company_id = $1')).rowCount).toBe(100)
  })

  test('that is slow does not delay another', async () => {
    const slow = await startReceiver()
    slow.delay(3_000)
    const { hookId } = (await make(['task.created'], slow.url)).body
    const { hookId: quick } = await made('task.created')
    for (let count = 0; count < 5; count++) await newTask()
    await soon(() => stage.receiver.received.length).toBe(5)
    expect((await log(hookId)).filter(({ status }) => status === 'delivered').length).toBeLessThan(5)
    await soon(async () => (await log(quick)).every(({ status }) => status === 'delivered')).toBe(true)
    await act(hookId, 'remove')
    await slow.stop()
  })

  describe('with fifty deliveries waiting, in the middle of its turn', () => {
    const FIFTY = 50

    async function midTurn() {
      const { hookId } = await made('task.created')
      stage.receiver.delay(100)
      const { services, harbor } = stage.server
      const deliveries = Array.from({ length: FIFTY }, () => {
        return { hookId, eventId: newId(), event: 'task.created', body: '{}' }
      })
      await services.node.options.inCompany(harbor.id, null, async (client) => {
        await queue(client, harbor.id, deliveries)
        // It has its turn here, and nowhere else.
        await client.query(
          "update outgoing_due set lease = $2, leased_until = 'infinity' where company_id = $1",
          [harbor.id, newId()],
        )
      })
      const turn = deliverTurn(services, { id: hookId, companyId: harbor.id, kind: 'hook' })
      await soon(() => stage.receiver.received.length).toBeGreaterThan(0)
      return { hookId, turn }
    }

    const endLease = () => sql('update outgoing_due set leased_until = null where company_id = $1')

    test('gets no more once it is paused', async () => {
      const { hookId, turn } = await midTurn()
      await act(hookId, 'pause')
      expect(await turn).toBeNull()
      const { length } = stage.receiver.received
      expect(length).toBeLessThan(FIFTY)
      expect((await list()).hooks[0]).toMatchObject({ waiting: FIFTY - length })
    })

    test('gets the rest at its new address', async () => {
      const { hookId, turn } = await midTurn()
      const elsewhere = await startReceiver()
      await change(hookId, elsewhere.url)
      expect((await turn)!.getTime()).toBeLessThan(Date.now())
      const { length } = stage.receiver.received
      expect(length).toBeLessThan(FIFTY)
      await endLease()
      await soon(async () => (await list()).hooks[0]!.waiting).toBe(0)
      expect(stage.receiver.received).toHaveLength(length)
      expect(elsewhere.received).toHaveLength(FIFTY - length)
      await elsewhere.stop()
    })

    test('has the rest signed with its new secret', async () => {
      const { hookId, turn } = await midTurn()
      const { body } = await act(hookId, 'new-secret')
      expect((await turn)!.getTime()).toBeLessThan(Date.now())
      const { length } = stage.receiver.received
      await endLease()
      await soon(async () => (await list()).hooks[0]!.waiting).toBe(0)
      const rest = stage.receiver.received.slice(length)
      expect(rest.filter((request) => isSigned(request, body.secret!))).toHaveLength(FIFTY - length)
      expect(rest.length).toBeGreaterThan(0)
    })

    test('gets no more once it is removed', async () => {
      const { hookId, turn } = await midTurn()
      await act(hookId, 'remove')
      expect(await turn).toBeNull()
      expect(stage.receiver.received.length).toBeLessThan(FIFTY)
    })
  })
})
