import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setOwnWords } from '../../companies/own-words/own-words.mutations.ts'
import { type FakeDevice, startPushService } from './push-service-harness.ts'
import { newId } from '../../../sync/id.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import {
  chooseNotifications,
  notify,
  readAllNotifications,
  readNotifications,
} from '../notifications.mutations.ts'
import { forgetIn } from '../notifications.server.ts'
import { MOST_AN_HOUR, queuePushes } from './push-deliveries.server.ts'
import { bodies, openPushes, pushesOf, type PushStage, soon } from './push-harness.ts'
import { pushTurn } from './push-turn.server.ts'
import { hashedId } from '../../../server/hashed-id.ts'
import { MOST_DEVICES, pushOnArrival } from './subscriptions.server.ts'

let stage: PushStage
const { personId, ask, turnOn, withDevice, run, give, state, sql, statuses, attempts, behind, clear } =
  pushesOf(() => stage)

beforeAll(async () => {
  stage = await openPushes()
})
afterAll(() => stage?.stop())
beforeEach(() => clear())

const harbor = () => stage.server.harbor
/** What is due for somebody, at once and not when a server comes to it. */
const turn = (person: string) =>
  pushTurn(stage.server.services, {
    id: hashedId('push', harbor().id, personId(person)),
    companyId: harbor().id,
    kind: 'push',
  })

/** As if so much time were left until what waits is tried again. */
const putOff = (time: string) =>
  sql(
    `update push_deliveries set next_at = now() + $2::interval where company_id = $1 and status = 'waiting'`,
    time,
  )

/** Waits until so many pushes are in each state. What waits then is left to the test, and no server tries it again by itself. */
async function leftAt(counts: Record<string, number>): Promise<void> {
  await soon(statuses).toEqual(counts)
  await putOff('1 hour')
}

/** That somebody's turns come to this: a server may have just begun one, so they are repeated. */
async function expectTurns(person: string, counts: Record<string, number>): Promise<void> {
  await soon(async () => {
    await turn(person)
    return statuses()
  }).toEqual(counts)
}

/** Gives both, and has the device answer once so many pushes are noted: what is noted after a failure is tried all the same. */
async function giveBoth(
  titles: [string, string],
  pushes: number,
  { answer }: FakeDevice,
  status: number | null,
) {
  const areNoted = Promise.withResolvers<number | null>()
  answer(areNoted.promise)
  for (const title of titles) await give(title)
  const noted = async () => Object.values(await statuses()).reduce((sum, count) => sum + count, 0)
  await soon(noted).toBe(pushes)
  areNoted.resolve(status)
}

describe('a device that is on', () => {
  test('is told once what a colleague gives, encrypted for it, signed, and no more than the list shows', async () => {
    const { device } = await withDevice('lena')
    const taskId = await give('Mend the net')
    await soon(() => device.received.length).toBe(1)
    const [{ said, headers, claims }] = device.received as [(typeof device.received)[number]]
    expect(said).toEqual({
      id: expect.any(String),
      title: 'Assigned To You',
      body: 'omar gave you the task “Mend the net”, due Jan 3, 2090.',
      path: `/tasks?row=${taskId}&team=${harbor().teams.crew}`,
    })
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      topic: said.id.replaceAll('-', ''),
    })
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(3_600)
    expect(claims).toMatchObject({ aud: stage.service.origin, sub: 'mailto:no-reply@localhost' })
    expect(claims.exp * 1_000 - Date.now()).toBeLessThan(86_400_000)
    await soon(statuses).toEqual({ sent: 1 })
  })

  test('is told in the language of its browser, or the one that its person has chosen, and in the words of the company', async () => {
    const { by, device } = await withDevice('lena', 'de')
    await give('Netz flicken')
    await soon(() => bodies(device)).toEqual([
      'omar hat Ihnen die Aufgabe „Netz flicken“ übertragen, fällig am 3. Jan. 2090.',
    ])
    await stage.database.app.query("update users set language = 'en' where id = $1", [by.userId])
    await give('Mend it')
    await soon(() => device.received.length).toBe(2)
    expect(bodies(device)[1]).toContain('omar gave you the task “Mend it”')
    await run('maya', setOwnWords, { task: { one: 'Action', many: 'Actions' } })
    await give('Mend the task list')
    await soon(() => device.received.length).toBe(3)
    expect(bodies(device)[2]).toContain('omar gave you the action “Mend the task list”')
    await run('maya', setOwnWords, { task: null })
    await stage.database.app.query('update users set language = null where id = $1', [by.userId])
  })

  test('is told nothing of kinds that its person did not choose, and nothing that they have read by then', async () => {
    const { device } = await withDevice('lena')
    const notices = (['goal_deadline_warning', 'task_deadline_warning'] as const).map((kind) => ({
      id: newId(),
      personId: personId('lena'),
      kind,
      subjectKind: null,
      subjectId: null,
      teamId: null,
      name: kind,
      count: null,
      day: '2090-01-03',
    }))
    await run(null, notify, { notices })
    await soon(() => bodies(device)).toEqual(['“task_deadline_warning” is due on Jan 3, 2090.'])
    await run('lena', chooseNotifications, { kind: 'goal_deadline_warning', by: 'push', wanted: true })
    await run('lena', chooseNotifications, { kind: 'task_deadline_warning', by: 'push', wanted: false })
    await run(null, notify, { notices: notices.map((notice) => ({ ...notice, id: newId() })) })
    await soon(() => bodies(device)[1]).toBe('“goal_deadline_warning” is due on Jan 3, 2090.')

    // It waits for its turn, and is read before that.
    device.answer(503)
    await give('Read meanwhile')
    await soon(() => device.received.length).toBe(3)
    await leftAt({ sent: 2, waiting: 1 })
    await run('lena', readNotifications, { ids: [device.received[2]!.said.id] })
    device.answer(201)
    await expectTurns('lena', { sent: 2, dropped: 1 })
    device.answer(503)
    await give('Read with all')
    await soon(() => device.received.length).toBe(4)
    await leftAt({ sent: 2, dropped: 1, waiting: 1 })
    await run('lena', readAllNotifications, { until: '2900-01-01T00:00:00.000Z' })
    device.answer(201)
    await expectTurns('lena', { sent: 2, dropped: 2 })
    await run('lena', chooseNotifications, { kind: 'goal_deadline_warning', by: 'push', wanted: false })
    await run('lena', chooseNotifications, { kind: 'task_deadline_warning', by: 'push', wanted: true })
  })

  test('is told nothing that is an hour old, and each thing once by two servers that look at the same commits', async () => {
    const { device } = await withDevice('lena')
    await give('One')
    await soon(() => device.received.length).toBe(1)
    const { rows } = await sql('select max(seq)::float8 as seq from sync_change where company_id = $1')
    const commits = { from: 0, until: Number(rows[0]!['seq']) }
    const look = ({ services }: typeof stage.beside) =>
      services.node.options.inCompany(harbor().id, null, (client) =>
        queuePushes(client, harbor().id, commits),
      )
    await sql('delete from push_deliveries where company_id = $1')
    await sql("update notifications set created_at = now() - interval '61 minutes' where company_id = $1")
    await Promise.all([look(stage.server), look(stage.beside)])
    expect(await statuses()).toEqual({})
    await Promise.all(['Two', 'Three'].map((title) => give(title)))
    await Promise.all([look(stage.server), look(stage.beside), look(stage.server), look(stage.beside)])
    await Promise.all([turn('lena'), turn('lena')])
    await soon(statuses).toEqual({ sent: 2 })
    expect(device.received).toHaveLength(3)
  })

  test('of ten thousand notifications at once gets no more than its hour allows', async () => {
    const { device } = await withDevice('lena')
    const notices = () =>
      Array.from({ length: 500 }, () => ({
        id: newId(),
        personId: personId('lena'),
        kind: 'task_deadline_warning' as const,
        subjectKind: null,
        subjectId: null,
        teamId: null,
        name: 'Many',
        count: null,
        day: '2090-01-03',
      }))
    for (let run20 = 0; run20 < 20; run20++) await run(null, notify, { notices: notices() })
    // What is read of the log after the deliveries have been made older would count as another hour's.
    await soon(behind).toBe(0)
    await soon(statuses).toEqual({ sent: MOST_AN_HOUR })
    expect(device.received).toHaveLength(MOST_AN_HOUR)
    expect(new Set(device.received.map(({ said }) => said.id)).size).toBe(MOST_AN_HOUR)
    await sql("update push_deliveries set created_at = now() - interval '25 hours' where company_id = $1")
    await forgetIn(stage.server.services, harbor().id)
    expect(await statuses()).toEqual({})
  }, 120_000)
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i is not asked again', async (status) => {
    const { by, device } = await withDevice('lena')
    device.answer(status)
    await give('Gone')
    await soon(async () => (await state(by)).isOn).toBe(false)
    await give('Again')
    await soon(behind).toBe(0)
    expect(device.received).toHaveLength(1)
  })

  test.each([429, 500, null])(
    'that answers %s is tried again later, and holds up no other device',
    async (status) => {
      const [slow, other] = [await withDevice('lena'), await withDevice('lena')]
      await giveBoth(['First', 'Second'], 4, slow.device, status)
      await soon(() => other.device.received.length).toBe(2)
      await soon(statuses).toEqual({ sent: 2, waiting: 2 })
      const later = await sql(
        `select from push_deliveries where company_id = $1 and status = 'waiting' and next_at > created_at + interval '9 seconds'`,
      )
      expect(later.rowCount).toBe(2)
      await putOff('1 hour')
      expect(slow.device.received).toHaveLength(1)
      slow.device.answer(201)
      await turn('lena')
      expect(slow.device.received).toHaveLength(1)
      await putOff('0')
      await expectTurns('lena', { sent: 4 })
      expect(bodies(slow.device).slice(1)).toEqual(bodies(other.device))
    },
  )

  test('that refuses one push is sent the next', async () => {
    const { by, device } = await withDevice('lena')
    device.answer(413)
    await give('Refused')
    await soon(statuses).toEqual({ dropped: 1 })
    device.answer(201)
    await give('Taken')
    await soon(statuses).toEqual({ dropped: 1, sent: 1 })
    expect((await state(by)).isOn).toBe(true)
  })

  test('is asked by a server that was not killed, and not twice about what the killed one may have sent', async () => {
    const { device } = await withDevice('lena')
    await giveBoth(['Sent or not', 'Not sent'], 2, device, 503)
    await soon(attempts).toBe(1)
    await leftAt({ waiting: 2 })
    // As the other server leaves it when it is killed between taking a push and hearing of it.
    await sql(`update push_deliveries set status = 'sending' where company_id = $1 and attempts > 0`)
    device.answer(201)
    const tries = device.received.length
    await putOff('0')
    await Promise.all([turn('lena'), turn('lena')])
    await soon(statuses).toEqual({ sending: 1, sent: 1 })
    expect(bodies(device).slice(tries)).toEqual([expect.stringContaining('“Not sent”')])
  })
})

describe('an address that a browser gives', () => {
  const refused = async (change: { endpoint?: string; keys?: object }) => {
    const by = await stage.server.signIn(personId('lena'))
    const { body } = stage.service.device()
    const answer = await ask(by, '/api/push', {
      ...body,
      ...change,
      keys: { ...body.keys, ...change.keys },
    })
    expect((await state(by)).isOn).toBe(false)
    return answer.status
  }

  test.each([
    ['of another private network', { endpoint: 'https://10.0.0.1/x' }],
    ['of the machine that runs the cloud', { endpoint: 'https://169.254.169.254/latest' }],
    ['that is not encrypted', { endpoint: 'http://127.0.0.1/x' }],
    ['with a password', { endpoint: 'https://a:b@127.0.0.1/x' }],
    ['that is too long', { endpoint: `https://127.0.0.1/${'x'.repeat(2_048)}` }],
    ['with a key that is no point', { keys: { p256dh: 'A'.repeat(87) } }],
    ['with a secret that is none', { keys: { auth: 'A' } }],
  ])('%s is refused', async (_what, change) => {
    expect(await refused(change)).toBe(400)
  })

  test('is checked again when something is sent, because a name may lead elsewhere by then', async () => {
    const { device } = await withDevice('lena')
    await stage.database.app.query("update push_subscriptions set endpoint = 'https://10.0.0.1/x'")
    await give('Nowhere')
    await soon(attempts).toBe(1)
    await soon(statuses).toEqual({ waiting: 1 })
    expect(device.received).toEqual([])
  })

  test('never stands in what the server says of it', async () => {
    const { by, device } = await withDevice('lena')
    expect(await state(by)).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      isOn: true,
      devices: 1,
    })
    const refusal = await ask(by, '/api/push', { ...device.body, more: 1 })
    expect(await refusal.text()).not.toContain(device.body.endpoint)
  })
})

describe('a device belongs to a session', () => {
  test('and ends with it', async () => {
    const { by, device } = await withDevice('lena')
    device.answer(503)
    await give('Waits')
    await soon(attempts).toBe(1)
    await leftAt({ waiting: 1 })
    expect((await ask(by, '/api/sign-out', { everywhere: false })).status).toBe(200)
    device.answer(201)
    const before = device.received.length
    await give('Signed out')
    await soon(behind).toBe(0)
    await putOff('0')
    await expectTurns('lena', { dropped: 1 })
    expect(device.received).toHaveLength(before)
  })

  test('who signs in on the same browser and turns it on gets their own only, and the earlier person nothing there', async () => {
    const { by: lena, device } = await withDevice('lena')
    const theo = await stage.server.signIn(personId('theo'))
    await give('While it is hers')
    await soon(() => device.received.length).toBe(1)
    await turnOn(theo, device)
    expect([(await state(lena)).isOn, (await state(theo)).isOn]).toEqual([false, true])
    await give('For Lena')
    await give('For Theo', 'theo')
    await soon(() => device.received.length).toBe(2)
    expect(bodies(device)[1]).toContain('For Theo')
  })

  test('what waited for the earlier person is not sent to the next one', async () => {
    const { device } = await withDevice('lena')
    device.answer(503)
    await give('Waits')
    await soon(attempts).toBe(1)
    await leftAt({ waiting: 1 })
    await turnOn(await stage.server.signIn(personId('theo')), device)
    device.answer(201)
    const before = device.received.length
    await putOff('0')
    await expectTurns('lena', { dropped: 1 })
    expect(device.received).toHaveLength(before)
  })

  test('and another address of its browser takes the place of the first; of more than ten devices the oldest goes', async () => {
    const { by, device } = await withDevice('lena')
    const other = stage.service.device()
    await turnOn(by, other)
    await give('Once')
    await soon(() => other.received.length).toBe(1)
    expect(device.received).toEqual([])
    for (let more = 0; more < MOST_DEVICES; more++) await withDevice('lena')
    expect(await state(by)).toMatchObject({ isOn: false, devices: MOST_DEVICES })
  })

  test('of a company that asks for its own provider only sessions with its proof are told, and directors', async () => {
    const [unproved, proved, director] = [
      await withDevice('lena'),
      await withDevice('lena'),
      await withDevice('maya'),
    ]
    const providerId = newId()
    await stage.database.app.query(
      `insert into sign_in_domains (company_id, domain, enforced, provider_id) values ($1, 'harbor.example', true, $2)`,
      [harbor().id, providerId],
    )
    await stage.database.app.query(
      'insert into session_proofs (session_id, company_id, provider_id) values ($1, $2, $3)',
      [proved.by.sessionId, harbor().id, providerId],
    )
    await give('For the proved')
    await give('For directors', 'maya', 'leadership')
    await soon(() => proved.device.received.length).toBe(1)
    await soon(() => director.device.received.length).toBe(1)
    await soon(statuses).toEqual({ sent: 2, dropped: 1 })
    expect(unproved.device.received).toEqual([])
  })

  test('of a company that asks for a second factor only sessions that have shown one are told', async () => {
    const { app } = stage.database
    const [without, director] = [await withDevice('lena'), await withDevice('maya')]
    await app.query(
      "insert into second_factors (user_id, secret, confirmed_at) select user_id, 'x', now() from sessions where id = $1",
      [director.by.sessionId],
    )
    await app.query('insert into second_factor_companies (company_id, set_by) values ($1, $2)', [
      harbor().id,
      harbor().people['maya'],
    ])
    await give('For those without')
    await give('For directors', 'maya', 'leadership')
    await soon(statuses).toEqual({ dropped: 2 })
    await app.query('update sessions set second_factor_at = now() where id = $1', [director.by.sessionId])
    await give('For directors again', 'maya', 'leadership')
    await soon(() => director.device.received.length).toBe(1)
    expect(without.device.received).toEqual([])
    await app.query('delete from second_factor_companies')
    await app.query('delete from second_factors')
  })

  test('of somebody who joins another company is told what is new there from their first visit on', async () => {
    const { by } = await withDevice('lena')
    const followed = async () => {
      const { rows } = await stage.database.app.query<{ id: string }>(
        'select company_id as id from push_cursors',
      )
      return rows.map(({ id }) => id)
    }
    const { id: lantern, people } = stage.server.lantern
    await pushOnArrival(stage.server.services, lantern, people['ravi']!)
    expect(await followed()).not.toContain(lantern)
    await pushOnArrival(stage.server.services, lantern, by.userId)
    expect(await followed()).toContain(lantern)
  })

  test('whoever may not open the company any more is told nothing', async () => {
    const { device } = await withDevice('theo')
    device.answer(503)
    await give('Before', 'theo')
    await soon(attempts).toBe(1)
    await leftAt({ waiting: 1 })
    const level = { auditId: newId(), personId: personId('theo') }
    await run('maya', setPermission, { ...level, level: 'inactive' })
    await putOff('0')
    await expectTurns('theo', { dropped: 1 })
    await run('maya', setPermission, { ...level, auditId: newId(), level: 'view-only' })
  })

  test('whoever has left a team is told nothing of it any more', async () => {
    const { device } = await withDevice('lena')
    device.answer(503)
    await give('Of Crew')
    await soon(attempts).toBe(1)
    await leftAt({ waiting: 1 })
    const membership = { teamId: harbor().teams.crew, personId: personId('lena') }
    await run('omar', removeTeamMember, membership)
    device.answer(201)
    await putOff('0')
    await expectTurns('lena', { dropped: 1 })
    expect(device.received).toHaveLength(1)
    await run('omar', addTeamMember, { id: newId(), ...membership })
  })
})

test('a push service whose certificate nobody vouches for is told nothing', async () => {
  const other = await startPushService()
  const by = await stage.server.signIn(personId('lena'))
  const device = other.device()
  await turnOn(by, device)
  await give('Not trusted')
  await soon(attempts).toBe(1)
  await soon(statuses).toEqual({ waiting: 1 })
  expect(device.received).toEqual([])
  await other.stop()
})
