import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { type Served, served, servedConfig, type SignedIn } from '../../../../tests/served.ts'
import { type RunningServer, startServer } from '../../../server/server.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createTask } from '../../tasks/tasks.mutations.ts'
import type { PushState } from './push.requests.ts'
import { type FakeDevice, type PushService, startPushService } from './push-service-harness.ts'

/** Two servers of one database that may reach this machine, and a push service there. */
export interface PushStage {
  server: Served
  beside: RunningServer
  service: PushService
  database: TestDatabase
  stop(): Promise<void>
}

export async function openPushes(): Promise<PushStage> {
  const [service, database] = [await startPushService(), await testDatabase()]
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, service.certificate])
  const environment = { OUTGOING_PRIVATE: '127.0.0.1' }
  const shared = { ...database, stop: async () => undefined }
  const server = await served(environment, shared)
  const beside = await startServer(servedConfig(environment), shared)
  return {
    server,
    beside,
    service,
    database,
    async stop() {
      await beside.stop()
      await server.stop()
      await database.stop()
      await service.stop()
      setDefaultCACertificates(trusted)
    },
  }
}

/** A push goes out within a second; a busy machine may take longer. */
// oxlint-disable-next-line vitest/require-awaited-expect-poll -- Whoever calls it awaits.
export const soon = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 })

/** What a test does with the devices of Harbor’s people. */
export function pushesOf(stage: () => PushStage) {
  const personId = (person: string) => stage().server.harbor.people[person] ?? ''

  const ask = (by: SignedIn, path: string, body?: object, language = 'en') =>
    fetch(stage().server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: by.cookie,
        origin: stage().server.url,
        'accept-language': language,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  async function turnOn(by: SignedIn, device: FakeDevice, language?: string): Promise<void> {
    expect((await ask(by, '/api/push', device.body, language)).status).toBe(200)
  }

  /** Somebody of Harbor with a device that is on. */
  async function withDevice(person: string, language?: string) {
    const [by, device] = [await stage().server.signIn(personId(person)), stage().service.device()]
    await turnOn(by, device, language)
    return { by, device }
  }

  const run = <Args>(person: string | null, mutation: Mutation<Args>, args: NoInfer<Args>) =>
    stage().server.services.node.run(
      stage().server.harbor.id,
      person === null ? null : personId(person),
      mutation,
      args,
    )

  /** Omar gives somebody a task. */
  async function give(title: string, to = 'lena', team: 'crew' | 'leadership' = 'crew'): Promise<string> {
    const [id, teamId] = [newId(), stage().server.harbor.teams[team]]
    const task = { id, title, taskType: 'team' as const, teamId, dueDate: '2090-01-03' }
    await run('omar', createTask, { ...task, assigneeIds: [personId(to)] })
    return id
  }

  const state = async (by: SignedIn) => (await (await ask(by, '/api/push')).json()) as PushState

  const sql = (text: string, ...values: unknown[]) =>
    stage().server.services.node.options.inCompany(stage().server.harbor.id, null, (client) =>
      client.query<Record<string, unknown>>(text, [stage().server.harbor.id, ...values]),
    )

  /** How many pushes have come to each state. */
  async function statuses(): Promise<Record<string, number>> {
    const { rows } = await sql(
      'select status, count(*)::int as count from push_deliveries where company_id = $1 group by status',
    )
    return Object.fromEntries(rows.map(({ status, count }) => [String(status), Number(count)]))
  }

  /** How often something was sent, whatever came of it. */
  async function attempts(): Promise<number> {
    const { rows } = await sql(
      'select sum(attempts)::int as count from push_deliveries where company_id = $1',
    )
    return Number(rows[0]?.['count'] ?? 0)
  }

  /** How many commits have not been looked at. */
  async function behind(): Promise<number> {
    const { rows } = await sql(
      'select (h.seq - c.seq)::int as behind from push_cursors c join sync_head h using (company_id) where company_id = $1',
    )
    return Number(rows[0]?.['behind'] ?? 0)
  }

  /** Ends every device, and forgets what was pushed. */
  async function clear(): Promise<void> {
    await stage().database.app.query('delete from push_subscriptions')
    await stage().database.app.query('delete from rate_limits')
    await stage().database.app.query('delete from sign_in_domains')
    await soon(behind).toBe(0)
    await sql('delete from push_deliveries where company_id = $1')
  }
  return { personId, ask, turnOn, withDevice, run, give, state, sql, statuses, attempts, behind, clear }
}

/** What a device was told, without what goes with it. */
export const bodies = ({ received }: FakeDevice): string[] => received.map(({ said }) => said.body)
