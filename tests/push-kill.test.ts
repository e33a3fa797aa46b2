import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type PushService,
  startPushService,
} from '../src/features/notifications/push/push-service-harness.ts'
import { notify } from '../src/features/notifications/notifications.mutations.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import { makeNode } from './cast.ts'
import { type Killable, killable, newAccount } from './killable.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let directory: string
let service: PushService
let server: Killable
/** Commits, and tells nobody. */
let node: ReturnType<typeof makeNode>

beforeAll(async () => {
  directory = await temporaryDirectory('push-kill')
  service = await startPushService()
  const certificate = join(directory, 'service.crt')
  await writeFile(certificate, service.certificate)
  server = await killable('push-kill', {
    SECRET_KEY: 'the-key-of-a-server-that-is-killed',
    OUTGOING_PRIVATE: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: certificate,
  })
  node = makeNode(server.database.app)
  await node.start()
})
afterAll(async () => {
  await node?.stop()
  await server?.stop()
  await service?.stop()
  await removeDirectory(directory)
})

const notice = (personId: string, name: string) => ({
  id: newId(),
  personId,
  kind: 'task_deadline_warning' as const,
  subjectKind: null,
  subjectId: null,
  teamId: null,
  name,
  count: null,
  day: '2028-01-03',
})

test('a server that is killed while a push service thinks goes on with the next push, and sends none twice', async () => {
  const { app } = server.database
  const maya = await newAccount(server.database, 'maya@harbor.example')
  const founded = await server.post(maya.cookie, '/api/companies', { name: 'Harbor' })
  const { companyId: id } = (await founded.json()) as { companyId: string }
  const device = service.device()
  expect((await server.post(maya.cookie, '/api/push', device.body)).status).toBe(200)

  device.answer(null)
  const first = device.next()
  await node.run(id, null, notify, { notices: ['One', 'Two', 'Three'].map((name) => notice(maya.id, name)) })
  await first
  await server.kill()
  expect(device.received).toHaveLength(1)
  device.answer(201)
  await server.start()
  // What the killed one had leased becomes free by itself after a minute and a half.
  await app.query('update outgoing_due set leased_until = now()')
  const statuses = () =>
    inCompany(app, id, null, async (client) => {
      const { rows } = await client.query<{ status: string }>(
        'select status from push_deliveries where company_id = $1 order by status',
        [id],
      )
      return rows.map(({ status }) => status)
    })
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['sending', 'sent', 'sent'])
  expect(device.received.map(({ said }) => said.body)).toHaveLength(3)
  expect(new Set(device.received.map(({ said }) => said.id)).size).toBe(3)
})
