import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Language } from '../../../language/languages.rules.ts'
import { languageOf } from '../../../server/http/language-of.ts'
import { isLoopback } from '../../../server/loopback.ts'
import { HttpError } from '../../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import { clearSessionCookie } from '../../../server/session-cookie.ts'
import type { Session } from '../../../server/session.ts'
import { isDemoAddress } from '../demo-address.rules.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { refuse } from '../accounts.refusals.ts'
import { chosenLanguage } from '../language/languages.server.ts'
import { pictureOf } from '../picture/pictures.server.ts'
import { requireWithinLimit } from '../rate-limits.server.ts'
import { carryName, renameAccount } from './rename.server.ts'
import { sessionIn } from './session-in.server.ts'
import { deviceOf, placeOf } from './device.rules.ts'
import {
  nothing,
  profileInput,
  sessionInput,
  signOutInput,
  type CurrentSession,
  type ListedSession,
} from './sessions.requests.ts'

/** Each is a commit in every company of the person. */
const RENAMED_PER_HOUR = { tries: 20, seconds: 3_600 }

/** The routes for somebody who is signed in, and the one that tells who that is. */
export function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  const { sessions } = deps

  routes.get('/api/session', { config: { who: 'anyone' } }, ({ session }) => currentSession(deps, session))

  routes.get('/api/sessions', signedIn, (request) =>
    listSessions(deps, sessionIn(request), languageOf(request)),
  )

  routes.post('/api/sessions/revoke', { ...signedIn, schema: { body: sessionInput } }, async (request) => {
    const { userId } = sessionIn(request)
    const ended = await sessions.revoke({ userId, sessionId: request.body.sessionId })
    if (ended === 0) throw new HttpError(404, refuse.reason('account/session-ended'))
    return {}
  })

  routes.post('/api/sessions/revoke-others', { ...signedIn, schema: { body: nothing } }, async (request) => {
    const { userId, id } = sessionIn(request)
    return { ended: await sessions.revoke({ userId, exceptSessionId: id }) }
  })

  routes.post(
    '/api/profile',
    { ...signedIn, ...RUNS_MUTATIONS, schema: { body: profileInput } },
    async (request) => {
      const { userId } = sessionIn(request)
      const { fullName } = request.body
      await requireWithinLimit(deps.pool, `rename:${userId}`, RENAMED_PER_HOUR)
      await renameAccount(deps, userId, fullName)
      // The job does so too. By this the person sees the new name as soon as they have their answer.
      await carryName(deps, { userId }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a new name is left to the job'),
      )
      return {}
    },
  )

  // Open to anyone: somebody who has already signed out, perhaps in another tab, gets the same clean browser.
  routes.post(
    '/api/sign-out',
    { config: { who: 'anyone' }, schema: { body: signOutInput } },
    async (request, reply) => {
      const { session } = request
      if (session !== null) {
        const { userId, id: sessionId } = session
        await sessions.revoke(request.body.everywhere ? { userId } : { userId, sessionId })
      }
      clearSessionCookie(reply, sessions.secureCookies)
      // Not "cache": the sign-in page would have to load everything again. What isn't public there are pictures, whose names nobody guesses.
      reply.header('clear-site-data', '"storage"')
      return {}
    },
  )
}

async function currentSession(deps: AccountDeps, session: Session | null): Promise<CurrentSession> {
  if (session === null) return { user: null, companies: [], currentCompanyId: null }
  const { userId, email, fullName } = session
  const [companies, chosen, avatarUrl, role, language] = await Promise.all([
    deps.companiesOf(userId),
    deps.currentCompanyOf(userId),
    pictureOf(deps.pool, userId),
    roleOf(deps, userId),
    chosenLanguage(deps.pool, userId),
  ])
  const current = companies.find(({ id }) => id === chosen)
  const user = { id: userId, email, fullName, avatarUrl, language, ...(role && { role }) }
  const { contacts, hasModel } = deps
  return {
    user,
    companies: deps.marked?.(session, companies) ?? companies,
    currentCompanyId: current?.id ?? null,
    ...(contacts && { contacts }),
    // Many visitors are one person of the demo.
    ...(hasModel && !isDemoAddress(email) && { hasModel }),
  }
}

/** The highest role on the whole installation. */
async function roleOf({ pool }: AccountDeps, userId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ role: string }>(
    'select role from user_roles where user_id = $1 order by role limit 1',
    [userId],
  )
  return rows[0]?.role
}

const SESSIONS_SHOWN = 50

async function listSessions(
  { pool, isPrivate }: AccountDeps,
  { userId, id }: Session,
  language: Language,
): Promise<{ sessions: ListedSession[] }> {
  const { rows } = await pool.query<{
    id: string
    userAgent: string
    address: string
    signedInAt: Date
    lastSeenAt: Date
  }>(
    `select id, coalesce(user_agent, '') as "userAgent", coalesce(ip_address, '') as address, created_at as "signedInAt", last_seen_at as "lastSeenAt"
     from sessions where user_id = $1 and expires_at > now() and last_seen_at > now() - interval '14 days'
     order by id = $2 desc, last_seen_at desc limit $3`,
    [userId, id, SESSIONS_SHOWN],
  )
  const sessions = rows.map(({ userAgent, address, signedInAt, lastSeenAt, ...row }) => ({
    id: row.id,
    device: deviceOf(userAgent, language),
    place: placeOf(address, isPrivate && isLoopback(address), language),
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: row.id === id,
  }))
  return { sessions }
}
