import { afterAll, beforeAll, expect, test } from 'vitest'
import { doJob } from '../../../../tests/do-job.ts'
import { type Served, served } from '../../../../tests/served.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { newId } from '../../../sync/id.ts'
import { auditServer } from '../../audit/audit.server.ts'
import { setPermission } from '../../people/people.mutations.ts'
import { callApi, tokenOf } from '../integrations-harness.ts'
import { integrationsServer } from '../integrations.server.ts'

let server: Served

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
})
afterAll(() => server?.stop())

async function makeLena(level: 'view-only' | 'member'): Promise<void> {
  const { id, people } = server.harbor
  const args = { auditId: newId(), personId: people['lena']!, level }
  await server.services.node.run(id, people['maya']!, setPermission, args)
}

/** The nightly job on a server that keeps nothing. */
async function forgetEverything(): Promise<void> {
  const { services } = server
  const config = { ...services.config, auditDays: 0 }
  await doJob(auditServer.work!({ ...services, config }, [integrationsServer]), 'forget-audit')
}

const recorded = () =>
  inCompany(server.services.pool, server.harbor.id, null, async (client) => {
    const { rows } = await client.query<{ entries: number }>(
      'select count(*)::int as entries from audit_log where company_id = $1',
      [server.harbor.id],
    )
    return rows[0]!.entries
  })

test('a token that ended with a demotion stays dead once the audit log has forgotten it; others live on', async () => {
  const lena = server.harbor.people['lena']!
  const dead = await tokenOf(server, lena, { scopes: ['tasks:write'] })
  const reading = await tokenOf(server, lena, { scopes: ['tasks:read'] })
  const stateOf = async (token: string) => (await callApi(server, token, 'token')).status
  expect([await stateOf(dead), await stateOf(reading)]).toEqual([200, 200])
  await makeLena('view-only')
  await makeLena('member')
  expect([await stateOf(dead), await stateOf(reading)]).toEqual([401, 200])
  await forgetEverything()
  expect(await recorded()).toBe(0)
  expect([await stateOf(dead), await stateOf(reading)]).toEqual([401, 200])
  const made = await tokenOf(server, lena, { scopes: ['tasks:write'] })
  expect(await stateOf(made)).toBe(200)
})
