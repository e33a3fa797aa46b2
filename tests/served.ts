import { randomBytes } from 'node:crypto'
import { companies } from '../src/features/companies/companies.table.ts'
import { people } from '../src/features/people/people.table.ts'
import { teamMembers, teams } from '../src/features/teams/teams.table.ts'
import { type Config, loadConfig } from '../src/server/config.ts'
import type { Database } from '../src/server/database/database.ts'
import { type RunningServer, startServer } from '../src/server/server.ts'
import { sessionCookieName } from '../src/server/session-cookie.ts'
import { hashOfToken } from '../src/server/session.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { newId } from '../src/sync/id.ts'
import { testDatabase } from './database.ts'
import type { Level } from '../src/features/rights/levels.rules.ts'

/** A company of the cast; `level` and `teams` by the person's name. */
type Script = Record<string, { level: Level; teams: string[] }>

const HARBOR: Script = {
  maya: { level: 'director', teams: ['leadership'] },
  omar: { level: 'manager', teams: ['leadership', 'crew'] },
  lena: { level: 'member', teams: ['crew'] },
  theo: { level: 'view-only', teams: ['crew'] },
}
const LANTERN: Script = { ravi: { level: 'director', teams: ['leadership'] } }

export interface ServedCompany {
  id: string
  teams: Record<'leadership' | 'crew', string>
  people: Record<string, string>
}

/** A browser's session: its cookie, and the id under which it can be ended. */
export interface SignedIn {
  userId: string
  sessionId: string
  cookie: string
}

const SECRET_KEY = 'the-key-of-all-servers-that-tests-start'

/** Nobody is limited, unless `environment` sets another LIMIT_FACTOR. */
export const servedConfig = (environment: Record<string, string> = {}): Config =>
  loadConfig({ PORT: '0', LOG_LEVEL: 'silent', LIMIT_FACTOR: '1000', SECRET_KEY, ...environment })

/** The whole server on a port of its own, with the cast in its database: what is asked of it goes over the network. */
export interface Served extends RunningServer {
  harbor: ServedCompany
  lantern: ServedCompany
  /** Somebody with an account and no company. */
  newcomer(email: string): Promise<string>
  signIn(userId: string): Promise<SignedIn>
}

/**
 * @param environment settings in which it differs from `servedConfig`
 * @param database its own one from the run's template if left out; stopped with the server
 */
export async function served(environment: Record<string, string> = {}, database?: Database): Promise<Served> {
  const server = await startServer(servedConfig(environment), database ?? (await testDatabase()))
  const { pool, sessions } = server.services

  async function newcomer(email: string): Promise<string> {
    const id = newId()
    const name = email.split('@')[0]
    await pool.query('insert into users (id, email, full_name, email_verified) values ($1, $2, $3, true)', [
      id,
      email,
      name,
    ])
    return id
  }

  async function signIn(userId: string): Promise<SignedIn> {
    const [sessionId, token] = [newId(), randomBytes(32).toString('base64url')]
    await pool.query(
      "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
      [sessionId, userId, hashOfToken(token)],
    )
    return { userId, sessionId, cookie: `${sessionCookieName(sessions.secureCookies)}=${token}` }
  }

  async function found(name: string, script: Script): Promise<ServedCompany> {
    const ids: Record<string, string> = {}
    for (const person of Object.keys(script))
      ids[person] = await newcomer(`${person}@${name.toLowerCase()}.example`)
    const company = { id: newId(), teams: { leadership: newId(), crew: newId() }, people: ids }
    await server.services.node.createHead(company.id)
    await server.services.node.run(company.id, null, populate(name, company, script), {})
    return company
  }

  const [harbor, lantern] = [await found('Harbor', HARBOR), await found('Lantern', LANTERN)]
  return { ...server, harbor, lantern, newcomer, signIn }
}

const populate = (name: string, company: ServedCompany, script: Script) =>
  defineMutation('populate', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx, _args, { now }) {
      const slug = `${name.toLowerCase()}-${company.id.slice(-6)}`
      const defaults = {
        autoCreateOverdueIssues: false,
        defaultVoteLimit: null,
        labs: [],
        ownWords: {},
        entitledUntil: null,
      }
      tx.insert(companies, { id: company.id, name, slug, ...defaults, createdAt: now })
      for (const [person, { level }] of Object.entries(script)) {
        tx.insert(people, {
          id: company.people[person]!,
          email: `${person}@${name.toLowerCase()}.example`,
          fullName: person,
          avatarUrl: null,
          level,
          status: 'active',
          joinedAt: now,
          lastActiveAt: null,
        })
      }
      for (const [teamName, id] of Object.entries(company.teams)) {
        tx.insert(teams, {
          id,
          name: teamName,
          description: null,
          isLeadership: teamName === 'leadership',
          hasStrategicPlan: false,
          companyVoteLimit: null,
          showsVoters: false,
          hiddenBallot: false,
          weeklyAgenda: null,
          quarterlyAgenda: null,
          createdBy: Object.values(company.people)[0]!,
          createdAt: now,
          updatedAt: now,
          deletedAt: null,
        })
      }
      for (const [person, { teams: own }] of Object.entries(script)) {
        for (const team of own) {
          const teamId = company.teams[team as keyof typeof company.teams]
          const membership = { id: newId(), teamId, personId: company.people[person]! }
          tx.insert(teamMembers, { ...membership, role: 'member', joinedAt: now })
        }
      }
    },
  })
