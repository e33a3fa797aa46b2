import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import { asking, type Receiver, startReceiver } from '../../integrations/receiver-harness.ts'
import { sourcesOf } from './sources-harness.ts'

const SECRET = 'b3hidden7c'

let server: Served
let receiver: Receiver
let maya: SignedIn, lena: SignedIn
let ask: ReturnType<typeof asking>
const { newMetric, http, sqlOf } = sourcesOf(() => server)

beforeAll(async () => {
  server = await served({ OUTGOING_PRIVATE: '127.0.0.1' })
  receiver = await startReceiver()
  receiver.answer(200, '{"total": 42}', { 'content-type': 'application/json' })
  ask = asking(server.url)
  maya = await server.signIn(server.harbor.people['maya']!)
  lena = await server.signIn(server.harbor.people['lena']!)
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
})

const recorded = async () =>
  (
    await sqlOf<{ actor: string; action: string; subject: string; after: string | null; network: string }>(
      `select actor_id as actor, action, subject, after, network from audit_log
       where company_id = $1 and action in ('source changed', 'source removed', 'database changed', 'database removed', 'token made', 'token revoked') order by at`,
    )
  ).rows

test('directors read who changed what fills a metric, or a database, and nothing of what is secret in it', async () => {
  const companyId = server.harbor.id
  const metricId = await newMetric('Orders')
  const headers = [{ name: 'Authorization', value: SECRET }]
  const act = (does: string) => ask('/api/metrics/source/act', lena, { companyId, metricId, act: does })
  await ask('/api/metrics/source', lena, http(metricId, `${receiver.url}/sales?key=${SECRET}`, { headers }))
  for (const does of ['run', 'pause', 'resume', 'remove']) expect((await act(does)).status).toBe(200)
  expect((await act('remove')).status).toBe(404)

  const database = { name: 'Warehouse', host: '127.0.0.1', port: 5432, database: 'shop', username: 'reader' }
  await ask('/api/data-sources', maya, { companyId, ...database, password: SECRET, tls: false })
  const { body } = await ask<{ dataSources: { id: string }[] }>(`/api/data-sources/${companyId}`, maya)
  const { id } = body.dataSources[0]!
  const remove = () => ask('/api/data-sources/act', maya, { companyId, id, act: 'remove' })
  await remove()
  await remove()
  await ask('/api/metrics/inlet', lena, { companyId, metricId })
  await ask('/api/metrics/inlet/end', lena, { companyId, metricId })

  const network = '127.0.0.0/24'
  const byLena = { actor: lena.userId, subject: 'Orders', network }
  const byMaya = { actor: maya.userId, subject: 'Warehouse', after: null, network }
  const entries = await recorded()
  expect(entries).toEqual([
    { ...byLena, action: 'source changed', after: 'a request' },
    { ...byLena, action: 'source changed', after: 'paused' },
    { ...byLena, action: 'source changed', after: 'resumed' },
    { ...byLena, action: 'source removed', after: null },
    { ...byMaya, action: 'database changed' },
    { ...byMaya, action: 'database removed' },
    { ...byLena, action: 'token made', after: null },
    { ...byLena, action: 'token revoked', after: null },
  ])
  expect(JSON.stringify(entries)).not.toContain(SECRET)
})
