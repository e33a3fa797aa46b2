import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { readCookie } from './cookies.ts'
import { sessionCookieName } from './session-cookie.ts'
import { deleteSessions, type SessionFilter } from './session-deletion.ts'
import { listenForRevocations, type Revocation } from './session-revocations.ts'

/** Who a request comes from. `id` identifies the session; it isn't the token. */
export interface Session {
  id: string
  userId: string
  email: string
  fullName: string
  /** The companies that insist on their own provider for this address, and that this session was not proved by. */
  unproved: string[]
  /** Whether it has shown a second factor that its account still has. */
  hasFactor: boolean
  /** The companies that ask for one, or for a proof by their provider in its place, while this session has neither. */
  withoutFactor: string[]
}

/** A session that lacks what a company asks for. */
export interface Unproved {
  sessionId: string
  userId: string
  companyId: string
  lacks: 'proof' | 'second factor'
}

/** Anything with a Cookie header: Fastify's request, or the plain one of a WebSocket upgrade. */
interface WithCookies {
  headers: { cookie?: string | undefined }
}

export interface Sessions {
  /** Whether cookies are bound to a secure origin; false only if the installation accepts plain HTTP. */
  readonly secureCookies: boolean
  /** The active session of a request's cookie. A revoked one is gone at once here, and on other nodes with the notice. */
  sessionOf(request: WithCookies): Promise<Session | null>
  /** Ends sessions for good and tells every node. Returns how many ended. */
  revoke(filter: SessionFilter): Promise<number>
  /** Tells every node of sessions that were deleted in a transaction, once that has committed. */
  announce(revocation: Revocation): Promise<void>
  /** Which of these sessions were revoked, have expired or were idle for too long. */
  ended(sessionIds: string[]): Promise<string[]>
  /** What these sessions lack. */
  unproved(sessionIds: string[]): Promise<Unproved[]>
  /** Has every node look again at once at what sessions need. */
  recheck(): Promise<void>
  /** Calls back when what sessions need may have changed, on whichever node. Returns the function that stops that. */
  onRecheck(listener: () => void): () => void
  /** Clears what is cached about a person, for example after a change of name; the sessions remain. */
  forget(userId: string): void
  /** Calls back when sessions are revoked, on whichever node. Returns the function that stops that. */
  onSessionRevoked(listener: (revocation: Revocation) => void): () => void
  stop(): Promise<void>
}

const IDLE_DAYS = 14
/** In milliseconds: every request begins with this, also those whose own work may take long. */
const LOOKED_UP_WITHIN = 4_000

const CACHE_MILLISECONDS = 1_000
const CACHE_ENTRIES = 20_000

/** 256 random bits as 43 characters that need no escaping in a URL or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database stores for a session or device token. The token has 256 random bits, so it needs no salt. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Remembered {
  session: Session | null
  until: number
}

/** Looks up sessions with a single query and caches each answer for at most a second, because every request asks. */
export async function openSessions(options: { pool: pg.Pool; secureCookies: boolean }): Promise<Sessions> {
  const { pool, secureCookies } = options
  const cookieName = sessionCookieName(secureCookies)
  const remembered = new Map<string, Remembered>()
  const listeners = new Set<(revocation: Revocation) => void>()
  const rechecking = new Set<() => void>()
  let revocations = 0

  const forget = (userId: string) => {
    revocations++
    for (const [hash, { session }] of remembered) if (session?.userId === userId) remembered.delete(hash)
  }
  const revoked = (revocation: Revocation) => {
    forget(revocation.userId)
    for (const listener of listeners) listener(revocation)
  }
  const lostNotices = () => {
    revocations++
    remembered.clear()
  }
  const lookAgain = () => {
    lostNotices()
    for (const listener of rechecking) listener()
  }
  const notices = await listenForRevocations(pool, {
    onRevoked: revoked,
    onRecheck: lookAgain,
    onGap: lostNotices,
  })

  async function sessionOf(request: WithCookies): Promise<Session | null> {
    const token = readCookie(request.headers.cookie, cookieName)
    if (token === null) return null
    const hash = hashOfToken(token)
    const known = remembered.get(hash)
    if (known !== undefined && known.until > performance.now()) return known.session
    const before = revocations
    const session = await findSession(pool, hash)
    // A session that ended while it was being read must not be cached.
    if (before === revocations) {
      if (remembered.size >= CACHE_ENTRIES) remembered.clear()
      remembered.set(hash, { session, until: performance.now() + CACHE_MILLISECONDS })
    }
    return session
  }

  async function revoke(filter: SessionFilter): Promise<number> {
    const revocation = await deleteSessions(pool, filter)
    await announce(revocation)
    return revocation.sessionIds.length
  }

  async function announce(revocation: Revocation): Promise<void> {
    if (revocation.sessionIds.length === 0) return
    revoked(revocation)
    await notices.publish(revocation)
  }

  function onSessionRevoked(listener: (revocation: Revocation) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  async function recheck() {
    lookAgain()
    await notices.publishRecheck()
  }

  function onRecheck(listener: () => void) {
    rechecking.add(listener)
    return () => void rechecking.delete(listener)
  }

  return {
    secureCookies,
    sessionOf,
    revoke,
    announce,
    ended: (sessionIds) => endedOf(pool, sessionIds),
    unproved: (sessionIds) => unprovedOf(pool, sessionIds),
    recheck,
    onRecheck,
    forget,
    onSessionRevoked,
    stop: notices.stop,
  }
}

/** The condition on a session `s`; `$2` is the number of days it may be idle. */
const ALIVE = 's.expires_at > now() and s.last_seen_at > now() - make_interval(days => $2)'

async function endedOf(pool: pg.Pool, sessionIds: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::uuid[]) asked (id)
     where not exists (select from sessions s where s.id = asked.id and ${ALIVE})`,
    [sessionIds, IDLE_DAYS],
  )
  return rows.map(({ id }) => id)
}

/** The companies `d` that insist on their provider for the address of the user `u`, and that the session `s` was not proved by, as it is configured now. */
const INSISTING = `sign_in_domains d where d.domain = split_part(u.email, '@', 2) and d.enforced
  and not exists (select from session_proofs p
    where p.session_id = s.id and p.company_id = d.company_id and p.provider_id = d.provider_id)`

/** Whether the session `s` has shown a second factor, and its account has one: a code by an app or a passkey. */
const HAS_FACTOR = `(s.second_factor_at is not null
  and (exists (select from second_factors f where f.user_id = s.user_id and f.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = s.user_id)))`

/** Where no company asks for one, nothing more is looked up. */
const IS_ASKED = 'exists (select from second_factor_companies)'

/** The companies `a` of the session `s` that ask for a second factor. What their own provider has signed in needs none besides. */
const ASKING_FACTOR = `asking_second_factor(s.user_id) a (company_id) where not exists (select from session_proofs p
    join sign_in_domains d on d.company_id = p.company_id and d.provider_id = p.provider_id
    where p.session_id = s.id and p.company_id = a.company_id)`

async function unprovedOf(pool: pg.Pool, sessionIds: string[]): Promise<Unproved[]> {
  const { rows } = await pool.query<Unproved>(
    `select s.id as "sessionId", s.user_id as "userId", d.company_id as "companyId", 'proof' as lacks
     from sessions s join users u on u.id = s.user_id, ${INSISTING} and s.id = any ($1)
     union all
     select s.id, s.user_id, a.company_id, 'second factor'
     from (select * from sessions s where s.id = any ($1) and ${IS_ASKED} and not ${HAS_FACTOR}) s, ${ASKING_FACTOR}`,
    [sessionIds],
  )
  return rows
}

/** The types leave this setting out. */
interface TimedQuery extends pg.QueryConfig {
  /** In milliseconds. */
  query_timeout: number
}

async function findSession(pool: pg.Pool, hash: string): Promise<Session | null> {
  const query: TimedQuery = {
    text: `select s.id, s.user_id as "userId", u.email, u.full_name as "fullName",
       array(select d.company_id from ${INSISTING}) as unproved, ${HAS_FACTOR} as "hasFactor",
       case when ${HAS_FACTOR} or not ${IS_ASKED} then '{}' else array(select a.company_id from ${ASKING_FACTOR}) end as "withoutFactor",
       s.last_seen_at < now() - interval '5 minutes' as stale
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and ${ALIVE}`,
    values: [hash, IDLE_DAYS],
    query_timeout: LOOKED_UP_WITHIN,
  }
  const { rows } = await pool.query<Session & { stale: boolean }>(query)
  const found = rows[0]
  if (found === undefined) return null
  const { stale, ...session } = found
  if (stale) await noteSeen(pool, session.id)
  return session
}

/** A database that takes no writes at the moment can still be read, by whoever is signed in. */
async function noteSeen(pool: pg.Pool, sessionId: string): Promise<void> {
  await pool
    .query('update sessions set last_seen_at = now() where id = $1', [sessionId])
    .catch(() => undefined)
}
