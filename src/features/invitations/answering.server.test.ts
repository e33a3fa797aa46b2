import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inCompany } from '../../server/database/in-company.ts'
import { defineMutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { Refusal } from '../../sync/refusal.ts'
import { refuse } from '../../sync/server/server.refusals.ts'
import { invitePerson, resendInvitation, revokeInvitation } from './invitations.mutations.ts'
import { invitations } from './invitations.table.ts'
import {
  type Browser,
  type Harness,
  mailedToken,
  signedIn,
  startPeople,
  visitor,
} from '../../../tests/people-harness.ts'

let harness: Harness
let maya: Browser
let companyId: string
let number = 0

beforeAll(async () => {
  harness = await startPeople()
  maya = await signedIn(harness, 'maya@harbor.example')
  companyId = (await maya.post('/api/companies', { name: 'Harbor' })).json().companyId
})
afterAll(() => harness.stop())

let email: string
let invitationId: string
let token: string

/** Each test has an invitee of its own. */
beforeEach(async () => {
  email = `nora${++number}@harbor.example`
  invitationId = newId()
  await harness.node.run(companyId, maya.userId, invitePerson, {
    id: invitationId,
    email,
    level: 'member',
    teamIds: [],
  })
  token = await mailedToken(harness, email)
})

const inHarbor = <Row extends object>(sql: string, values: unknown[] = []) =>
  inCompany(harness.pool, companyId, null, async (client) => (await client.query<Row>(sql, values)).rows)

const isMember = async ({ userId }: Browser) =>
  (await inHarbor("select 1 from people where id = $1 and status = 'active'", [userId])).length === 1

describe('the mailed link', () => {
  test('opens in a second browser, and after signing up nora is in', async () => {
    const browser = await signedIn(harness, email)
    const opened = await browser.post('/api/invitations/open', { token })
    expect(opened.json()).toEqual({ invitation: { companyName: 'Harbor', inviterName: 'maya', email } })
    expect((await browser.get('/api/invitations/opened')).json()).toEqual(opened.json())
    expect((await browser.post('/api/invitations/accept', {})).json()).toEqual({ companyId })
    expect(await isMember(browser)).toBe(true)
    expect((await browser.get('/api/invitations/opened')).json()).toEqual({ invitation: null })
  })

  test('is nowhere in the database: neither the token nor its random half', async () => {
    const rows = await inHarbor<{ text: string }>('select t::text as text from invitation_tokens t')
    const { rows: jobs } = await harness.pool.query<{ text: string }>(
      'select payload::text as text from graphile_worker._private_jobs',
    )
    for (const { text } of [...rows, ...jobs]) expect(text).not.toContain(token.slice(22))
    const logged = await inHarbor<{ text: string }>('select row::text as text from sync_change')
    for (const { text } of logged) expect(text ?? '').not.toContain(token.slice(22))
  })

  test('of fifty simultaneous attempts by the invited person one succeeds and makes one membership', async () => {
    const browser = await signedIn(harness, email)
    await browser.post('/api/invitations/open', { token })
    const tries = Array.from({ length: 50 }, () => browser.post('/api/invitations/accept', {}))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(49)
    expect(await inHarbor('select 1 from audit_log where person_id = $1', [browser.userId])).toHaveLength(1)
  })

  test('does not let a foreign address in, and still works for the right one afterwards', async () => {
    const mallory = await signedIn(harness, `mallory${number}@elsewhere.example`)
    await mallory.post('/api/invitations/open', { token })
    const stolen = await mallory.post('/api/invitations/accept', {})
    expect([stolen.statusCode, stolen.json().error]).toEqual([
      403,
      expect.objectContaining({
        code: 'invitation/other-address',
        title: 'Failed to accept invitation',
      }),
    ])
    expect(await isMember(mallory)).toBe(false)
    const nora = await signedIn(harness, email)
    await nora.post('/api/invitations/open', { token })
    expect((await nora.post('/api/invitations/accept', {})).statusCode).toBe(200)
  })

  test('does not let in somebody who only claims the address', async () => {
    const unproven = await signedIn(harness, email, false)
    await unproven.post('/api/invitations/open', { token })
    expect((await unproven.post('/api/invitations/accept', {})).statusCode).toBe(403)
    expect((await unproven.get('/api/invitations')).json()).toEqual({ invitations: [] })
    expect((await unproven.post('/api/invitations/accept', { invitationId })).statusCode).toBe(404)
    expect(await isMember(unproven)).toBe(false)
  })

  test('opens nothing once it has expired', async () => {
    const browser = await signedIn(harness, email)
    await browser.post('/api/invitations/open', { token })
    await inHarbor(
      "update invitation_tokens set expires_at = now() - interval '1 second' where invitation_id = $1",
      [invitationId],
    )
    expect((await browser.post('/api/invitations/accept', {})).statusCode).toBe(410)
    expect((await visitor(harness).post('/api/invitations/open', { token })).statusCode).toBe(410)
    expect(await isMember(browser)).toBe(false)
  })

  test('opens nothing once it was used', async () => {
    const browser = await signedIn(harness, email)
    await browser.post('/api/invitations/open', { token })
    await browser.post('/api/invitations/accept', {})
    const again = await visitor(harness).post('/api/invitations/open', { token })
    expect([again.statusCode, again.json().error.code]).toEqual([410, 'invitation/no-longer-valid'])
  })

  test('is not used up by a server that is busy', async () => {
    const browser = await signedIn(harness, email)
    await browser.post('/api/invitations/open', { token })
    const full = new Refusal(refuse.reason('sync/no-room'))
    const run = vi.spyOn(harness.node, 'run').mockRejectedValueOnce(full)
    expect((await browser.post('/api/invitations/accept', {})).statusCode).toBe(503)
    run.mockRestore()
    expect((await browser.post('/api/invitations/accept', {})).statusCode).toBe(200)
    expect(await isMember(browser)).toBe(true)
  })

  test('opens nothing once it was revoked', async () => {
    await harness.node.run(companyId, maya.userId, revokeInvitation, { id: invitationId })
    expect((await visitor(harness).post('/api/invitations/open', { token })).statusCode).toBe(410)
  })

  test.each([
    ['another company', (right: string) => `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`],
    ['another secret', (right: string) => `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`],
  ])('with %s in it opens nothing', async (_what, forge) => {
    expect((await visitor(harness).post('/api/invitations/open', { token: forge(token) })).statusCode).toBe(
      410,
    )
  })

  test.each([{}, { token: 'short' }, { token: 5 }, { token: 'x'.repeat(64), companyId: 'c' }])(
    '%j is refused',
    async (input) => {
      expect((await visitor(harness).post('/api/invitations/open', input)).statusCode).toBe(400)
    },
  )

  test('may be declined by whoever got the mail, without an account', async () => {
    const browser = visitor(harness)
    await browser.post('/api/invitations/open', { token })
    expect((await browser.post('/api/invitations/decline', {})).statusCode).toBe(200)
    expect(await inHarbor('select status from invitations where id = $1', [invitationId])).toEqual([
      { status: 'declined' },
    ])
  })
})

describe('the invitations of somebody signed in', () => {
  test('are only those to their own address, and can be accepted from there', async () => {
    const nora = await signedIn(harness, email)
    const [invitation, ...others] = (await nora.get('/api/invitations')).json().invitations
    expect(invitation).toMatchObject({
      id: invitationId,
      companyName: 'Harbor',
      inviterName: 'maya',
      permissionLevel: 'member',
    })
    expect(others).toEqual([])
    expect((await nora.post('/api/invitations/accept', { invitationId })).statusCode).toBe(200)
    expect(await isMember(nora)).toBe(true)
    expect((await nora.get('/api/invitations')).json()).toEqual({ invitations: [] })
  })

  test('somebody else’s id answers like one that does not exist', async () => {
    const mallory = await signedIn(harness, `mallory${number}@elsewhere.example`)
    const foreign = await mallory.post('/api/invitations/accept', { invitationId })
    const missing = await mallory.post('/api/invitations/accept', { invitationId: newId() })
    expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()])
    expect((await mallory.post('/api/invitations/decline', { invitationId })).statusCode).toBe(404)
  })

  test('can be declined', async () => {
    const nora = await signedIn(harness, email)
    expect((await nora.post('/api/invitations/decline', { invitationId })).statusCode).toBe(200)
    expect((await nora.get('/api/invitations')).json()).toEqual({ invitations: [] })
  })
})

const sentSixMinutesAgo = defineMutation('sentSixMinutesAgo', {
  input: {},
  internal: true,
  may: (actor) => actor.system,
  run: (tx) =>
    tx.update(invitations, invitationId, { sentTimes: [new Date(Date.now() - 6 * 60_000).toISOString()] }),
})

test('a resend within five minutes sends no mail; a later one sends a second link, which works too', async () => {
  const resend = () => harness.node.run(companyId, maya.userId, resendInvitation, { id: invitationId })
  await resend()
  await harness.node.run(companyId, null, sentSixMinutesAgo, {})
  await resend()
  const second = await mailedToken(harness, email, 2)
  expect(second).not.toBe(token)
  for (const each of [token, second]) {
    expect((await visitor(harness).post('/api/invitations/open', { token: each })).statusCode).toBe(200)
  }
})
