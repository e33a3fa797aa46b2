import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import { type Served, served } from '../../../tests/served.ts'
import type { Mutation } from '../../sync/define-mutation.ts'
import { newId } from '../../sync/id.ts'
import { sendMinutes } from '../meeting-room/minutes/minutes.mutations.ts'
import { endMeeting, startMeeting } from '../meeting-room/meeting-room.mutations.ts'
import { joinMeeting } from '../meetings/attendance/attendance.mutations.ts'
import { meetingParticipants } from '../meetings/meetings.table.ts'
import { removePerson } from '../people/people.mutations.ts'
import { mailOff } from '../integrations/deliveries/mail-off.server.ts'
import type { MailChoices } from './mail-choices.requests.ts'

let mails: MailServer
let server: Served

beforeAll(async () => {
  mails = await startMailServer()
  server = await served({ SMTP_URL: mails.url, MAIL_FROM: 'no-reply@harbor.example' })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})
beforeEach(() => void (mails.received.length = 0))

const run = <Args>(person: string, mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[person]!, mutation, args)

/** Omar has the minutes of a meeting with Lena sent to both. */
async function minutesSent(): Promise<void> {
  const meetingId = newId()
  const ids = { id: meetingId, participantId: newId(), transferId: newId() }
  await run('omar', startMeeting, { ...ids, teamId: server.harbor.teams.crew, meetingType: 'weekly' })
  await run('lena', joinMeeting, { id: newId(), meetingId })
  await run('omar', endMeeting, { id: newId(), meetingId })
  const { store } = (await server.services.node.company(server.harbor.id))!.replica
  const participantIds = [...store.where(meetingParticipants, { meetingId })].map(({ id }) => id)
  await run('omar', sendMinutes, { meetingId, participantIds })
}
const arrived = async (name: string) => {
  await expect.poll(() => mails.mailsTo(`${name}@harbor.example`).at(-1), { timeout: 20_000 }).toBeDefined()
  return mails.mailsTo(`${name}@harbor.example`).at(-1)!
}
const headersOf = (mail: Awaited<ReturnType<typeof arrived>>) =>
  Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
const linkOf = async (name: string) =>
  /^<(.*)>$/.exec(headersOf(await arrived(name))['list-unsubscribe'] ?? '')![1]!

async function choices(name: string): Promise<MailChoices> {
  const { cookie } = await server.signIn(server.harbor.people[name]!)
  const answer = await fetch(`${server.url}/api/mails/choices/${server.harbor.id}`, { headers: { cookie } })
  return (await answer.json()) as MailChoices
}
async function choose(name: string, kind: string, wanted: boolean): Promise<number> {
  const { cookie } = await server.signIn(server.harbor.people[name]!)
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' }
  const body = JSON.stringify({ companyId: server.harbor.id, kind, wanted })
  return (await fetch(`${server.url}/api/mails/choices`, { method: 'POST', headers, body })).status
}
const oneClick = (
  url: string,
  body: FormData | URLSearchParams = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) => fetch(url, { method: 'POST', body })
const ALL = { notifications: true, minutes: true, trial: true, webhooks: true, sources: true }

test('a mail program stops the minutes by one click, for this person and kind only, and the settings undo it', async () => {
  await minutesSent()
  const mail = await arrived('lena')
  expect(headersOf(mail)['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const link = await linkOf('lena')
  expect(mail.text).toContain(link)
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await oneClick(link, form)).status).toBe(200)
  expect((await oneClick(link)).status).toBe(200)
  expect(await choices('lena')).toEqual({ ...ALL, minutes: false })
  expect(await choices('omar')).toEqual(ALL)

  mails.received.length = 0
  await minutesSent()
  await arrived('omar')
  expect(await choose('lena', 'minutes', true)).toBe(200)
  await minutesSent()
  await arrived('lena')
  expect(mails.mailsTo('lena@harbor.example')).toHaveLength(1)
}, 60_000)

test('whoever opens the link is only asked', async () => {
  await minutesSent()
  const link = await linkOf('lena')
  for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200)
  const page = await fetch(link)
  expect(await page.text()).toContain('<form method="post">')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await oneClick(link, new URLSearchParams())).status).toBe(400)
  expect(await choices('lena')).toEqual(ALL)
})

test('a link that was altered, made up or of somebody who has left stops nothing', async () => {
  await minutesSent()
  const link = await linkOf('lena')
  const token = link.split('=').at(-1)!
  const changed = link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA')
  const sealed = server.services.seals.seal(`${server.harbor.id} ${newId()} minutes`, 'another use')
  for (const wrong of [changed, link.replace(token, 'x'), link.replace(token, sealed)])
    expect((await oneClick(wrong)).status, wrong).toBe(404)
  expect(await choices('lena')).toEqual(ALL)
  const { companyId, personId } = { companyId: server.harbor.id, personId: server.harbor.people['lena']! }
  await run('maya', removePerson, { auditId: newId(), personId })
  expect((await oneClick(link)).status).toBe(200)
  const { rows } = await server.services.node.options.inCompany(companyId, null, (client) =>
    client.query('select from mail_opt_outs where person_id = $1', [personId]),
  )
  expect(rows).toHaveLength(0)
})

test('a director who wants no notices of webhooks gets none, and nobody chooses kinds that there are not', async () => {
  expect(await choose('maya', 'webhooks', false)).toBe(200)
  expect(await choose('maya', 'password', false)).toBe(400)
  const { harbor, services } = server
  const hookId = newId()
  await services.node.options.inCompany(harbor.id, null, async (client) => {
    await client.query(
      `insert into hooks (company_id, id, kind, host, address_sealed, secret_sealed, events, created_by, created_at)
       values ($1, $2, 'webhook', 'hooks.example', 'x', 'x', '{task.created}', $3, now())`,
      [harbor.id, hookId, harbor.people['omar']],
    )
    await mailOff(services, client, harbor.id, hookId)
  })
  expect(headersOf(await arrived('omar'))['list-unsubscribe']).toContain('/api/mails/stop?link=')
  expect(mails.mailsTo('maya@harbor.example')).toHaveLength(0)
})
