import type { FastifyInstance } from 'fastify'
import { testDatabase } from '../../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { loadConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { directoryFiles } from '../../server/files/directory-files.ts'
import { buildHttp } from '../../server/http.ts'
import { makeOrigins } from '../../server/http/origins.ts'
import { startJobs } from '../../server/jobs.ts'
import { makeLog } from '../../server/log.ts'
import { createMailer } from '../../server/mail/mail.ts'
import { mailboxRoutes } from '../../server/mail/mailbox-routes.ts'
import { makeSeals } from '../../server/seals.ts'
import { openSessions, type Sessions } from '../../server/session.ts'
import type { AccountDeps } from './account-deps.server.ts'
import { accountTasks } from './account-mails.server.ts'
import { accountRoutes } from './account-routes.server.ts'

/** Accounts running for a test, with a real database, the real queue, and mail that ends in the outbox. */
export interface Harness {
  app: FastifyInstance
  database: Database
  sessions: Sessions
  /** From now on, jobs stay in the queue. */
  pauseJobs(): Promise<void>
  stop(): Promise<void>
}

const PORT = 3000
const plenty = { tries: 10_000, seconds: 60 }

/** @param beside a harness whose database this one shares, as a second node does */
export async function startAccounts(
  overrides: Partial<AccountDeps> = {},
  beside?: Harness,
): Promise<Harness> {
  const database = beside?.database ?? (await testDatabase())
  const directory = await temporaryDirectory('files')
  const sessions = await openSessions({ pool: database.app, secureCookies: true })
  const mailer = createMailer({
    pool: database.app,
    smtpUrl: null,
    from: 'Quarterdeck <no-reply@harbor.example>',
  })
  const deps: AccountDeps = {
    pool: database.app,
    sessions,
    mailer,
    seals: makeSeals(['a key for tests that is long enough']),
    publicUrl: () => 'https://quarterdeck.example',
    companiesOf: async () => [],
    currentCompanyOf: async () => null,
    renamePerson: async () => undefined,
    files: directoryFiles(directory),
    shareCompany: async () => false,
    carryPicture: async () => undefined,
    outlookOf: async () => [],
    companiesToLeave: async () => [],
    leaveForGood: async () => undefined,
    readdressPerson: async () => undefined,
    isPrivate: true,
    demoPeople: null,
    mailbox: true,
    limits: { account: plenty, address: plenty, code: plenty, step: plenty, mail: plenty },
    ...overrides,
  }
  const work = { tasks: { ...mailer.tasks, ...accountTasks(deps) }, crontab: [] }
  const jobs = await startJobs(database.app, work, () => undefined)
  let paused: Promise<void> | null = null
  const pauseJobs = () => (paused ??= jobs.stop())
  const config = loadConfig({})
  const app = await buildHttp({
    config,
    pool: database.app,
    log: makeLog('silent'),
    origins: makeOrigins(config, () => PORT),
    sessionOf: sessions.sessionOf,
    routes: (routed) => {
      accountRoutes(routed, deps)
      mailboxRoutes(routed, database.app)
    },
  })
  await app.ready()
  return {
    app,
    database,
    sessions,
    pauseJobs,
    async stop() {
      await app.close()
      await pauseJobs()
      await sessions.stop()
      if (!beside) await database.stop()
      await removeDirectory(directory)
    },
  }
}

/** A test's browser, which keeps its cookies from one answer to the next. */
export function browser({ app }: Harness, options: { ip?: string; userAgent?: string } = {}) {
  const cookies = new Map<string, string>()
  const { ip = '127.0.0.1', userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/141.0' } =
    options

  async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': userAgent,
        host: `localhost:${PORT}`,
        origin: `http://localhost:${PORT}`,
      },
      ...(payload && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  return {
    cookies,
    get: (url: string) => ask('GET', url),
    post: (url: string, payload: object) => ask('POST', url, payload),
    signedInAs: async () => (await ask('GET', '/api/session')).json().user?.email ?? null,
  }
}

/** Waits for the newest mail to an address and returns its plain text. */
export async function mailTo({ database }: Harness, to: string, subject: string): Promise<string> {
  for (let tries = 0; tries < 800; tries++) {
    const { rows } = await database.app.query<{ text: string }>(
      'select plain_text as text from mail_outbox where recipient = $1 and subject = $2 order by created_at desc limit 1',
      [to, subject],
    )
    if (rows[0]) return rows[0].text
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No mail "${subject}" to ${to}`)
}

export const codeIn = (text: string): string => /[?&]code=([\w-]{43})/.exec(text)?.[1] ?? ''

export const PASSWORD = 'lantern-over-the-quay'

/** Signs up, confirms by the mailed code and returns the browser that is now signed in. */
export async function member(harness: Harness, email: string, fullName = 'Maya Harbor') {
  const own = browser(harness)
  await own.post('/api/sign-up', { email, password: PASSWORD, fullName })
  const code = codeIn(await mailTo(harness, email, 'Confirm your e-mail address'))
  await own.post('/api/confirm-email', { code })
  return own
}
