import { randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { makeNode } from './cast.ts'
import { testDatabase } from './database.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { loadConfig } from '../src/server/config.ts'
import { buildHttp } from '../src/server/http.ts'
import { makeOrigins } from '../src/server/http/origins.ts'
import { startJobs } from '../src/server/jobs.ts'
import { makeLog } from '../src/server/log.ts'
import { createMailer } from '../src/server/mail/mail.ts'
import { makeTrusted } from '../src/server/outgoing/addresses.ts'
import { makeOutgoing } from '../src/server/outgoing/outgoing.ts'
import { makeSeals } from '../src/server/seals.ts'
import type { Services } from '../src/server/services.ts'
import { sessionCookieName } from '../src/server/session-cookie.ts'
import { hashOfToken, openSessions } from '../src/server/session.ts'
import { directoryFiles } from '../src/server/files/directory-files.ts'
import { newId } from '../src/sync/id.ts'
import type { AfterCommit } from '../src/sync/server/after-commit.ts'
import { invitationsServer } from '../src/features/invitations/invitations.server.ts'
import { peopleServer } from '../src/features/people/people.server.ts'

/** Companies and people running for a test: real database, engine, queue and HTTP, mail into the outbox. */
export interface Harness extends Services {
  app: FastifyInstance
  stop(): Promise<void>
}

const ORIGIN = 'http://localhost:3000'

export async function startPeople(): Promise<Harness> {
  const database = await testDatabase()
  const pool = database.app
  const config = loadConfig({})
  const log = makeLog('silent')
  const origins = makeOrigins(config, () => 3000)
  const sessions = await openSessions({ pool, secureCookies: true })
  const mailer = createMailer({ pool, smtpUrl: null, from: config.mailFrom })
  const seals = makeSeals(['the key of this test, long enough for a key'])
  const outgoing = makeOutgoing(makeTrusted([]))
  const directory = await temporaryDirectory('files')
  const files = directoryFiles(directory)
  const afterCommit: AfterCommit[] = []
  const node = makeNode(pool, { afterCommit })
  const services: Services = { config, pool, log, origins, sessions, mailer, seals, outgoing, files, node }
  const features = [peopleServer, invitationsServer]
  afterCommit.push(...features.flatMap((feature) => feature.effects?.(services) ?? []))
  await node.start()
  const { tasks, crontab } = invitationsServer.work!(services)
  const jobs = await startJobs(pool, { tasks, crontab }, () => undefined)
  const routes = (app: FastifyInstance) => {
    for (const feature of features) feature.routes?.(app, services)
  }
  const app = await buildHttp({ config, pool, log, origins, sessionOf: sessions.sessionOf, routes })
  await app.ready()
  async function stop() {
    await app.close()
    await jobs.stop()
    await node.stop()
    await sessions.stop()
    await database.stop()
    await removeDirectory(directory)
  }
  return { ...services, app, stop }
}

/** A browser of the test: keeps its cookies; each comes from an address of its own. */
export interface Browser {
  userId: string
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, payload: object): Promise<LightMyRequestResponse>
}

/** A browser that nobody is signed in to. */
export function visitor({ app }: Harness): Browser {
  const cookies = new Map<string, string>()
  return { userId: '', ...asking(app, cookies) }
}

/** A browser with somebody new signed in, whose address is confirmed unless said otherwise. */
export async function signedIn({ app, pool }: Harness, email: string, verified = true): Promise<Browser> {
  const userId = newId()
  const token = randomBytes(32).toString('base64url')
  const fullName = email.split('@')[0]!
  await pool.query('insert into users (id, email, full_name, email_verified) values ($1, $2, $3, $4)', [
    userId,
    email,
    fullName,
    verified,
  ])
  await pool.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [newId(), userId, hashOfToken(token)],
  )
  return { userId, ...asking(app, new Map([[sessionCookieName(true), token]])) }
}

let addresses = 0

function asking(app: FastifyInstance, cookies: Map<string, string>): Omit<Browser, 'userId'> {
  const remoteAddress = `10.0.${addresses >> 8}.${addresses++ & 255}`
  async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: ORIGIN, host: 'localhost:3000' }
    const answer = await app.inject({ method, url, remoteAddress, headers, ...(payload && { payload }) })
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return { get: (url) => ask('GET', url), post: (url, payload) => ask('POST', url, payload) }
}

/** Waits for the newest invitation mailed to an address and returns the token of its link. */
export async function mailedToken({ pool }: Harness, email: string, mails = 1): Promise<string> {
  for (let tries = 0; tries < 800; tries++) {
    const { rows } = await pool.query<{ text: string }>(
      'select plain_text as text from mail_outbox where recipient = $1 order by created_at desc',
      [email],
    )
    if (rows.length >= mails) return /accept-invitation\?invited=1&token=([\w-]{64})/.exec(rows[0]!.text)![1]!
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No invitation mailed to ${email}`)
}
