import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import type { Database } from '../database/database.ts'
import { startJobs, type RunningJobs } from '../jobs.ts'
import { createMailer, type Mailer } from './mail.ts'

let database: Database
let mailer: Mailer
let jobs: RunningJobs
let mails: MailServer

beforeAll(async () => {
  mails = await startMailServer()
  database = await testDatabase()
  mailer = createMailer({
    pool: database.app,
    smtpUrl: mails.url,
    from: 'Quarterdeck <no-reply@harbor.example>',
  })
  jobs = await startJobs(database.app, { tasks: mailer.tasks, crontab: [] }, () => undefined)
})

afterAll(async () => {
  await jobs.stop()
  await database.stop()
  await mails.stop()
})

async function arrived(to: string): Promise<void> {
  await expect.poll(() => mails.received.find((one) => one.to.includes(to))).toBeDefined()
}

test('an invitation reaches the invited person as readable text and as a page', async () => {
  const url = 'https://quarterdeck.example/accept-invitation?token=abc&more=1'
  await mailer.sendMail({
    to: 'lena@harbor.example',
    template: 'invitation',
    props: { inviter: 'Maya <b>', companyName: 'Harbor & Sons', url },
  })
  await arrived('lena@harbor.example')
  const { to, mail } = mails.received[0]!
  expect(to).toEqual(['lena@harbor.example'])
  expect(mail.subject).toBe('Maya <b> invites you to Quarterdeck')
  expect(mail.from?.address).toBe('no-reply@harbor.example')
  expect(mail.text).toContain('Maya <b> invites you to Harbor & Sons')
  expect(mail.text).toContain(url)
  expect(mail.html).toContain('Maya &lt;b&gt;')
  expect(mail.html).toContain('token=abc&amp;more=1')
  expect(mail.html).toContain('prefers-color-scheme: dark')
})

test('a name with a line break adds no header and no recipient', async () => {
  const props = {
    inviter: 'Ravi\r\nBcc: everyone@lantern.example',
    companyName: 'Lantern',
    url: 'https://quarterdeck.example/',
  }
  await mailer.sendMail({ to: 'omar@harbor.example', template: 'invitation', props })
  await arrived('omar@harbor.example')
  const { to, mail } = mails.received.find((one) => one.to.includes('omar@harbor.example'))!
  expect(to).toEqual(['omar@harbor.example'])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('names from before names were checked bring no address into a mail', async () => {
  const [inviter, companyName] = ['Win at www.evil.example', 'http://evil.example']
  const url = 'https://quarterdeck.example/'
  await mailer.sendMail({
    to: 'kim@harbor.example',
    template: 'invitation',
    props: { inviter, companyName, url },
  })
  await mailer.sendMail({
    to: 'theo@harbor.example',
    template: 'reset-password',
    props: { fullName: inviter, url },
  })
  for (const address of ['kim@harbor.example', 'theo@harbor.example']) {
    await arrived(address)
    const { mail } = mails.received.find((one) => one.to.includes(address))!
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil')
  }
})

test('an address that contains a list reaches nobody else', async () => {
  const props = { fullName: 'X', url: 'https://quarterdeck.example/' }
  const to = 'one@harbor.example, two@harbor.example'
  await expect(mailer.deliver({ to, template: 'reset-password', props })).rejects.toThrow(
    'recipients were rejected',
  )
  expect(mails.received.flatMap((one) => one.to)).not.toContain('two@harbor.example')
})

test('a mail that the mail server refuses at first is sent again automatically', async () => {
  mails.refusals = 1
  await mailer.sendMail({
    to: 'nora@harbor.example',
    template: 'reset-password',
    props: { fullName: 'Nora', url: 'https://quarterdeck.example/' },
  })
  await arrived('nora@harbor.example')
  expect(mails.refusals).toBe(0)
  expect(mails.received.filter(({ to }) => to.includes('nora@harbor.example'))).toHaveLength(1)
})

test('a mail queued in a transaction that rolls back is never sent', async () => {
  const client = await database.app.connect()
  await client.query('begin')
  await mailer.sendMail(
    {
      to: 'ina@harbor.example',
      template: 'reset-password',
      props: { fullName: 'Ina', url: 'https://quarterdeck.example/' },
    },
    client,
  )
  await client.query('rollback')
  client.release()
  await mailer.sendMail({
    to: 'later@harbor.example',
    template: 'reset-password',
    props: { fullName: 'Later', url: 'https://quarterdeck.example/' },
  })
  await arrived('later@harbor.example')
  expect(mails.received.flatMap(({ to }) => to)).not.toContain('ina@harbor.example')
})
