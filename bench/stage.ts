import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { companies, userSettings } from '../src/features/companies/companies.table.ts'
import { issues } from '../src/features/issues/issues.table.ts'
import { people } from '../src/features/people/people.table.ts'
import { tasks } from '../src/features/tasks/tasks.table.ts'
import { teamMembers, teams } from '../src/features/teams/teams.table.ts'
import { loadConfig } from '../src/server/config.ts'
import { startServer } from '../src/server/server.ts'
import type { Services } from '../src/server/services.ts'
import { sessionCookieName } from '../src/server/session-cookie.ts'
import { hashOfToken } from '../src/server/session.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { newId } from '../src/sync/id.ts'

export interface BenchPerson {
  id: string
  /** The Cookie header of a signed-in session. */
  cookie: string
}

export interface BenchCompany {
  id: string
  teamId: string
  people: BenchPerson[]
  issueIds: string[]
  taskIds: string[]
}

export interface CompanySize {
  people: number
  issues: number
  tasks: number
  /** The id of the nth person; made up when not given. */
  personId?: (index: number) => string
}

export interface Stage {
  url: string
  services: Services
  directory: string
  makeCompany(size: CompanySize): Promise<BenchCompany>
  stop(): Promise<void>
}

/** The whole server as `npm start` runs it, on an embedded database of its own that fsyncs. */
export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'quarterdeck-bench-'))
  // As root the database runs as another account, which has to get in.
  await chmod(directory, 0o711)
  const config = loadConfig({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'error', ...environment })
  const { url, services, stop } = await startServer(config)
  return {
    url,
    services,
    directory,
    makeCompany: (size) => makeCompany(services, size),
    async stop() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function makeCompany(services: Services, size: CompanySize): Promise<BenchCompany> {
  const id = randomUUID()
  const company: BenchCompany = {
    id,
    teamId: newId(),
    people: await Promise.all(
      Array.from({ length: size.people }, (_, index) =>
        makePerson(services, size.personId?.(index) ?? newId()),
      ),
    ),
    issueIds: Array.from({ length: size.issues }, () => newId()),
    taskIds: Array.from({ length: size.tasks }, () => newId()),
  }
  await services.node.createHead(id)
  await services.node.run(id, null, populate(company), {})
  return company
}

async function makePerson({ pool, sessions }: Services, id: string): Promise<BenchPerson> {
  const token = randomBytes(32).toString('base64url')
  await pool.query('insert into users (id, email, email_verified, full_name) values ($1, $2, true, $3)', [
    id,
    `${id}@bench.example`,
    'Bench Person',
  ])
  await pool.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [randomUUID(), id, hashOfToken(token)],
  )
  return { id, cookie: `${sessionCookieName(sessions.secureCookies)}=${token}` }
}

function populate(company: BenchCompany) {
  return defineMutation('populate', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx, _args, { now }) {
      const [first] = company.people
      tx.insert(companies, {
        id: company.id,
        name: 'Bench',
        slug: company.id,
        autoCreateOverdueIssues: false,
        defaultVoteLimit: 100,
        createdAt: now,
      })
      for (const { id } of company.people) {
        tx.insert(people, {
          id,
          email: `${id}@bench.example`,
          fullName: 'Bench Person',
          avatarUrl: null,
          level: 'member',
          status: 'active',
          joinedAt: now,
          lastActiveAt: null,
        })
        tx.insert(userSettings, {
          id,
          voteLimit: 100,
          highlightCurrentWeek: false,
          showCurrentWeek: false,
          weekStartDay: 'monday',
          autoCreateOverdueIssues: false,
          updatedAt: now,
        })
      }
      const stamp = { createdBy: first!.id, createdAt: now, updatedAt: now }
      tx.insert(teams, {
        ...stamp,
        id: company.teamId,
        name: 'Crew',
        description: null,
        isLeadership: false,
        hasStrategicPlan: false,
        companyVoteLimit: 100,
        weeklyAgenda: null,
        quarterlyAgenda: null,
        deletedAt: null,
      })
      for (const { id } of company.people) {
        tx.insert(teamMembers, {
          id: newId(),
          teamId: company.teamId,
          personId: id,
          role: 'member',
          joinedAt: now,
        })
      }
      for (const id of company.issueIds) {
        tx.insert(issues, {
          ...stamp,
          id,
          title: 'Deliveries leave a day late',
          description: null,
          issueType: 'short_term',
          status: 'open',
          teamId: company.teamId,
          ownerId: first!.id,
          meetingId: null,
          resolvedAt: null,
          resolvedBy: null,
          archivedAt: null,
        })
      }
      for (const id of company.taskIds) {
        tx.insert(tasks, {
          ...stamp,
          id,
          title: 'Call the three largest customers',
          description: null,
          taskType: 'team',
          teamId: company.teamId,
          status: 'todo',
          dueDate: now.slice(0, 10),
          doneAt: null,
          sourceIssueId: null,
          meetingId: null,
          archivedAt: null,
        })
      }
    },
  })
}
