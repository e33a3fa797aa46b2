import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import {
  type Browser,
  type Harness,
  mailedToken,
  signedIn,
  startPeople,
} from '../../../tests/people-harness.ts'
import { refused } from '../../../tests/refused.ts'
import { startJobs } from '../../server/jobs.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { ref } from '../../sync/fields.ts'
import { newId } from '../../sync/id.ts'
import { mailboxBucket } from '../accounts/rate-limits.server.ts'
import { invitePerson, resendInvitation, revokeInvitation } from './invitations.mutations.ts'
import { invitationWork } from './invitation-mails.server.ts'
import { pendingInvitations } from './invitations.queries.ts'
import { invitations } from './invitations.table.ts'

// The queue has to be empty again and again, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let harness: Harness
let mallory: Browser
let companies: string[]
let query: MockInstance<Harness['pool']['query']>

beforeAll(async () => {
  harness = await startPeople()
  query = vi.spyOn(harness.pool, 'query')
  mallory = await signedIn(harness, 'mallory@evil.example')
  companies = await Promise.all(
    ['One', 'Two', 'Three'].map(
      async (name) => (await mallory.post('/api/companies', { name })).json().companyId as string,
    ),
  )
})
afterAll(() => harness.stop())

/** Invites, and waits until the mail is queued, which whoever invites does not. */
async function invite(companyId: string, email: string, by = mallory): Promise<string> {
  const id = newId()
  await harness.node.run(companyId, by.userId, invitePerson, { id, email, level: 'member', teamIds: [] })
  await Promise.all(query.mock.results.map(({ value }) => value as Promise<unknown>))
  return id
}

const revoke = (companyId: string, id: string) =>
  harness.node.run(companyId, mallory.userId, revokeInvitation, { id })

/** How many invitations wait to be mailed now. */
async function waitingMails(): Promise<number | null> {
  const waiting =
    "select from graphile_worker.jobs where task_identifier = 'invitation-mail' and run_at <= now()"
  return (await harness.pool.query(waiting)).rowCount
}

async function mailsTo(pattern: string): Promise<number> {
  const { rows } = await harness.pool.query<{ count: number }>(
    'select count(*)::int as count from mail_outbox where recipient like $1',
    [pattern],
  )
  return rows[0]!.count
}

/** As if ten minutes had passed: what was put off is due, and a few more mails may follow. */
async function tenMinutesPass(): Promise<void> {
  await harness.pool.query("delete from rate_limits where bucket like 'invitations:%'")
  await harness.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
}

const sentSixMinutesAgo = defineMutation('sentSixMinutesAgo', {
  input: { id: ref('invitations') },
  internal: true,
  may: (actor) => actor.system,
  run: (tx, { id }) =>
    tx.update(invitations, id, { sentTimes: [new Date(Date.now() - 6 * 60_000).toISOString()] }),
})

const listed = (companyId: string) => harness.node.ask(companyId, mallory.userId, pendingInvitations, {})

test('inviting and revoking over three companies mails an address three times in a row and ten times a day', async () => {
  const work = invitationWork(harness)
  const otherNode = await startJobs(harness.pool, work, () => undefined)
  const email = 'victim@quay.example'
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      companies.map(async (companyId) => {
        for (let time = 0; time < 2; time++) {
          const id = await invite(companyId, time % 2 === 0 ? email : `victim+${round}@quay.example`)
          await expect.poll(waitingMails).toBe(0)
          await revoke(companyId, id)
        }
      }),
    )
    await expect.poll(waitingMails).toBe(0)
    expect(await mailsTo('victim%')).toBe(Math.min(3 * (round + 1), 10))
    await tenMinutesPass()
  }
  await otherNode.stop()
})

test('whoever invites an address that has had enough is told, and the next day a resend is mailed', async () => {
  const email = 'busy@quay.example'
  for (let time = 0; time < 10; time++) {
    const id = await invite(companies[0]!, email)
    await expect.poll(() => mailsTo(email)).toBe(time + 1)
    await revoke(companies[0]!, id)
    await tenMinutesPass()
  }
  const id = await invite(companies[1]!, email)
  await expect
    .poll(() => listed(companies[1]!))
    .toMatchObject([{ invitation: { id, mailHeldAt: expect.any(String) } }])
  expect(await mailsTo(email)).toBe(10)

  await harness.pool.query("delete from rate_limits where bucket like 'invitations%'")
  await harness.node.run(companies[1]!, null, sentSixMinutesAgo, { id })
  await harness.node.run(companies[1]!, mallory.userId, resendInvitation, { id })
  await mailedToken(harness, email, 11)
  expect(await listed(companies[1]!)).toMatchObject([{ invitation: { id, mailHeldAt: null } }])
})

test('one person mails three hundred a day over all companies; of what is held after that, ten in a company', async () => {
  const sender = await signedIn(harness, 'sender@evil.example')
  const [first, second] = await Promise.all(
    ['Left', 'Right'].map(
      async (name) => (await sender.post('/api/companies', { name })).json().companyId as string,
    ),
  )
  const send = (companyId: string, name: string) => invite(companyId, `${name}@many.example`, sender)
  await send(first!, 'one')
  await expect.poll(() => mailsTo('one@many.example')).toBe(1)
  const bucket = `invitations-by:${sender.userId}`
  await harness.pool.query('update rate_limits set tries = 299 where bucket = $1', [bucket])
  await send(second!, 'last')
  await expect.poll(() => mailsTo('last@many.example')).toBe(1)

  for (let count = 0; count < 10; count++) {
    await send(first!, `held${count}`)
    await expect.poll(waitingMails).toBe(0)
  }
  const heldIn = async (companyId: string) =>
    (await harness.node.ask(companyId, sender.userId, pendingInvitations, {})).filter(
      ({ invitation }) => invitation.mailHeldAt,
    )
  await expect.poll(async () => (await heldIn(first!)).length).toBe(10)
  expect(await mailsTo('held%')).toBe(0)
  await expect(send(first!, 'refused')).rejects.toMatchObject(refused('invitation/too-many-held'))
  // Held mails count for nobody's address.
  const { rows } = await harness.pool.query('select tries from rate_limits where bucket = any ($1)', [
    ['invitations', 'invitations-day'].map((kind) => mailboxBucket(kind, 'held0@many.example')),
  ])
  expect(rows).toEqual([{ tries: 0 }, { tries: 0 }])
})

test('what was put off is mailed later if it still waits for an answer', async () => {
  const email = 'patient@quay.example'
  const [first, second, third] = companies
  for (const companyId of [first!, second!, third!]) await invite(companyId, email)
  await expect.poll(() => mailsTo(email)).toBe(3)
  const fourth = (await mallory.post('/api/companies', { name: 'Four' })).json().companyId
  const fifth = (await mallory.post('/api/companies', { name: 'Five' })).json().companyId
  await revoke(fourth, await invite(fourth, email))
  await invite(fifth, email)
  await expect.poll(waitingMails).toBe(0)
  expect(await mailsTo(email)).toBe(3)
  await tenMinutesPass()
  await expect.poll(() => mailsTo(email)).toBe(4)
  await expect.poll(waitingMails).toBe(0)
  expect(await mailsTo(email)).toBe(4)
})
