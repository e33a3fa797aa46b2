import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../../tests/mail-server.ts'
import { refused } from '../../../../tests/refused.ts'
import { loadConfig } from '../../../server/config.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { makeOrigins } from '../../../server/http/origins.ts'
import { type RunningJobs, startJobs } from '../../../server/jobs.ts'
import { makeLog } from '../../../server/log.ts'
import { createMailer } from '../../../server/mail/mail.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import type { AfterCommit } from '../../../sync/server/after-commit.ts'
import { removeTeamMember } from '../../people/team-members.mutations.ts'
import type { Level } from '../../rights/levels.rules.ts'
import { invitationEffects, invitationWork, queueMissed } from '../invitation-mails.server.ts'
import { invitePeople, MOST_AT_ONCE } from '../invitations.mutations.ts'
import { invitingStanding, pendingInvitations } from '../invitations.queries.ts'
import { SENT_PER_DAY } from '../invitations.rules.ts'

let stage: Cast
let services: Services
let mails: MailServer
let jobs: RunningJobs
/** Whether the node stops between its commits and what follows them. */
let dies = false

beforeAll(async () => {
  mails = await startMailServer()
  const database = await testDatabase()
  const effects = invitationEffects({ pool: database.app } as Services)
  const afterCommit: AfterCommit[] = effects.map((effect) => ({
    ...effect,
    handle: async (committed) => (dies ? undefined : effect.handle(committed)),
  }))
  stage = await cast({ afterCommit }, database)
  const { pool, node } = stage
  const config = loadConfig({})
  const mailer = createMailer({ pool, smtpUrl: mails.url, from: 'Quarterdeck <no-reply@harbor.example>' })
  const origins = makeOrigins(config, () => 3000)
  services = { config, pool, node, mailer, origins, log: makeLog('silent') } as Services
  jobs = await startJobs(pool, { ...invitationWork(services), crontab: [] }, () => undefined)
})
beforeEach(() => void (dies = false))
afterAll(async () => {
  await jobs.stop()
  await stage.stop()
  await mails.stop()
})

const row = (email: string, more: { level?: Level; teamIds?: string[]; id?: string } = {}) => ({
  id: newId(),
  email,
  fullName: null,
  level: 'member' as const,
  teamIds: [],
  ...more,
})

const pending = async () =>
  (await stage.harbor.maya.asks(pendingInvitations, {})).map(({ invitation }) => invitation.email).toSorted()
const mailed = (email: string) => mails.mailsTo(email).length
const inHarbor = <Row extends object>(text: string, values: unknown[] = []) =>
  inCompany(
    stage.pool,
    stage.harbor.companyId,
    null,
    async (client) => (await client.query<Row>(text, values)).rows,
  )

test('of a list, those who can be are invited with one mail each, and the others are left out', async () => {
  const { maya, teams } = stage.harbor
  const people = [
    row(' Nora@quay.example', { teamIds: [teams.crew] }),
    row('nils@quay.example', { level: 'manager' }),
    row('NORA@quay.example'),
    row('lena@harbor.example'),
    row('nobody'),
    row('boss@quay.example', { level: 'super_admin' }),
    row('far@quay.example', { teamIds: [stage.lantern.teams.leadership] }),
  ]
  await maya.does(invitePeople, { people })
  expect(await pending()).toEqual(['nils@quay.example', 'nora@quay.example'])
  await expect.poll(() => [mailed('nora@quay.example'), mailed('nils@quay.example')]).toEqual([1, 1])
  // Sent once more, as after an answer that got lost, it invites nobody twice.
  await maya.does(invitePeople, { people })
  expect(await pending()).toHaveLength(2)
  await expect.poll(() => mails.received.length).toBe(2)
  expect(await maya.asks(invitingStanding, {})).toMatchObject({ invitations: [{}, {}] })
})

test('omar invites neither to his own level nor to a team that he isn’t on, and lena nobody', async () => {
  const { maya, omar, lena, teams } = stage.harbor
  await maya.does(removeTeamMember, { teamId: teams.leadership, personId: omar.id })
  const people = [
    row('a@attack.example', { level: 'manager' }),
    row('b@attack.example', { level: 'director' }),
    row('c@attack.example', { teamIds: [teams.leadership] }),
    row('d@attack.example', { level: 'inactive' }),
    row('e@attack.example', { teamIds: [teams.crew] }),
  ]
  await omar.does(invitePeople, { people })
  expect((await pending()).filter((email) => email.endsWith('@attack.example'))).toEqual(['e@attack.example'])
  await expect(lena.does(invitePeople, { people })).rejects.toMatchObject(
    refused('invitation/sending-not-yours'),
  )
  await expect(lena.asks(invitingStanding, {})).rejects.toMatchObject({ text: { kind: 'denied' } })
  // Another company's invitation can't be taken over by its id.
  const [taken] = await inHarbor<{ id: string }>('select id from invitations limit 1')
  const { ravi } = stage.lantern
  await ravi.does(invitePeople, { people: [row('x@attack.example', { id: taken!.id })] })
  expect(await inHarbor('select from invitations where email = $1', ['x@attack.example'])).toHaveLength(0)
})

test.each([
  ['more than at once', () => Array.from({ length: MOST_AT_ONCE + 1 }, () => row('a@b.example'))],
  ['a key that nobody knows', () => [{ ...row('a@b.example'), status: 'accepted' }]],
  ['a name that passes for an address', () => [{ ...row('a@b.example'), fullName: 'www.evil.example' }]],
])('%s is refused as a whole', async (_what, people) => {
  const { companyId, maya } = stage.harbor
  const args = { people: people() } as never
  await expect(stage.node.run(companyId, maya.id, invitePeople, args)).rejects.toMatchObject({
    reason: { kind: 'invalid' },
  })
})

test('a node that stops right after its commit has its mails sent by the next sweep, once', async () => {
  const { companyId, maya } = stage.harbor
  dies = true
  const people = ['one@crash.example', 'two@crash.example'].map((email) => row(email))
  await stage.node.run(companyId, maya.id, invitePeople, { people })
  const earlier = (minutes: number) =>
    inHarbor(
      `update invitations set sent_times = jsonb_build_array($1::text) where email like '%@crash.example'`,
      [new Date(Date.now() - minutes * 60_000).toISOString()],
    )
  await earlier(6)
  await queueMissed(services)
  await expect.poll(() => people.map(({ email }) => mailed(email))).toEqual([1, 1])
  const noted = `select from invitation_tokens t join invitations i on i.company_id = t.company_id and i.id = t.invitation_id
    where i.email like '%@crash.example' and t.sent_at is not null`
  await expect.poll(async () => (await inHarbor(noted)).length).toBe(2)
  await queueMissed(services)
  // As a worker that was killed before it could say that it was done: its job runs again.
  const [job] = await inHarbor<{ id: string }>(`select id from invitations where email = 'one@crash.example'`)
  const payload = { companyId, invitationId: job!.id, senderId: maya.id }
  await invitationWork(services).tasks['invitation-mail']!(payload, undefined as never)
  expect(people.map(({ email }) => mailed(email))).toEqual([1, 1])
})

test('two managers with the same list at the same time invite everybody once, up to the limit of the day', async () => {
  const { companyId, maya, omar } = stage.harbor
  const left = SENT_PER_DAY - (await inHarbor('select from invitations')).length
  const list = Array.from({ length: left + 5 }, (_, place) => `crowd${place}@many.example`)
  const chunks = Array.from({ length: Math.ceil(list.length / MOST_AT_ONCE) }, (_, place) =>
    list.slice(place * MOST_AT_ONCE, (place + 1) * MOST_AT_ONCE),
  )
  await Promise.all(
    [maya, omar].flatMap(({ id }) =>
      chunks.map((emails) =>
        stage.node.run(companyId, id, invitePeople, { people: emails.map((email) => row(email)) }),
      ),
    ),
  )
  const rows = await inHarbor<{ email: string }>(`select email from invitations where email like 'crowd%'`)
  expect(rows).toHaveLength(left)
  expect(new Set(rows.map(({ email }) => email)).size).toBe(left)
})
