import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { type MailServer, startMailServer } from '../../../tests/mail-server.ts'
import type { Database } from '../database/database.ts'
import { startJobs, type RunningJobs } from '../jobs.ts'
import { createMailer, type Mailer } from './mail.ts'
import { letterOf, type Mail } from './mails.ts'

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

test('a changed level is said in the reader’s language, and as it came if an earlier version has queued it', async () => {
  const props = { fullName: 'Maya', companyName: 'Harbor', url: 'https://quarterdeck.example/' }
  const toldOf = (before: string | null, after: string, language: 'en' | 'de') => {
    const mail = {
      to: 'maya@harbor.example',
      template: 'level-changed',
      props: { ...props, before, after },
    } as Mail
    return letterOf(mail, language).paragraphs.join(' ')
  }
  expect(toldOf('member', 'manager', 'en')).toContain('is now Manager. It was Member before.')
  expect(toldOf('member', 'manager', 'de')).toContain('Leitung')
  expect(toldOf('Member', 'Manager', 'en')).toContain('is now Manager. It was Member before.')
  expect(toldOf(null, 'Manager', 'de')).toContain('Manager')
})

test('whether mails could be sent is tried without sending one', async () => {
  const before = mails.received.length
  await mailer.check()
  const away = createMailer({ pool: database.app, smtpUrl: 'smtp://127.0.0.1:1', from: 'a@harbor.example' })
  await expect(away.check()).rejects.toThrow(/ECONNREFUSED/)
  await createMailer({ pool: database.app, smtpUrl: null, from: 'a@harbor.example' }).check()
  expect(mails.received).toHaveLength(before)
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

test('whoever reads German is written to in German, by choice or as their browser asked when they signed in', async () => {
  const reader = (email: string, language: string | null, seen: string | null) =>
    database.owner.query(
      `insert into users (id, email, full_name, language, seen_language) values (gen_random_uuid(), $1, 'Ina', $2, $3)`,
      [email, language, seen],
    )
  await reader('chose@harbor.example', 'de', 'en')
  await reader('asked@harbor.example', null, 'de')
  await reader('english@harbor.example', 'en', 'de')
  const props = { fullName: 'Ina', resetUrl: 'https://quarterdeck.example/forgot-password' }
  for (const to of ['chose', 'asked', 'english', 'nobody'])
    await mailer.sendMail({ to: `${to}@harbor.example`, template: 'password-changed', props })
  for (const to of ['chose', 'asked', 'english', 'nobody']) await arrived(`${to}@harbor.example`)
  const subjectTo = (to: string) =>
    mails.received.find((one) => one.to.includes(`${to}@harbor.example`))?.mail.subject
  expect(['chose', 'asked', 'english', 'nobody'].map(subjectTo)).toEqual([
    'Ihr Passwort wurde geändert',
    'Ihr Passwort wurde geändert',
    'Your password was changed',
    'Your password was changed',
  ])
  const german = mails.received.find((one) => one.to.includes('chose@harbor.example'))!.mail
  expect(german.text).toContain('Guten Tag Ina,')
  expect(german.html).toContain('lang="de"')
})
