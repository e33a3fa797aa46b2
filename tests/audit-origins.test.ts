import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from '../src/features/integrations/receiver-harness.ts'
import type { TokenList } from '../src/features/integrations/tokens/tokens.requests.ts'
import { checked, exportOf, foundCompany, imported } from '../src/features/portability/portability-harness.ts'
import { type Served, served, type SignedIn } from './served.ts'

const HERE = '127.0.0.0/24'

let server: Served
let maya: SignedIn
beforeAll(async () => {
  server = await served()
  maya = await server.signIn(server.harbor.people['maya']!)
})
afterAll(() => server?.stop())

const entriesOf = (companyId: string, action: string) =>
  server.services.node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<object>(
      'select subject, network from audit_log where company_id = $1 and action = $2',
      [companyId, action],
    )
    return rows
  })

test('the log names a token, and from where it was made and revoked', async () => {
  const { id: companyId } = server.harbor
  const ask = asking(server.url)
  const wanted = { name: 'Harbour scales', scopes: ['tasks:read'], teamIds: null, proposes: false }
  expect((await ask('/api/tokens', maya, { companyId, ...wanted, expires: '30' })).status).toBe(200)
  const { tokens } = (await ask<TokenList>(`/api/tokens/${companyId}`, maya)).body
  await ask('/api/tokens/revoke', maya, { companyId, tokenId: tokens[0]!.id })
  for (const action of ['token made', 'token revoked'])
    expect(await entriesOf(companyId, action)).toEqual([{ subject: 'Harbour scales', network: HERE }])
})

test('from where the company was taken along, and brought into another', async () => {
  const { id } = server.harbor
  const file = await exportOf(server, maya, id)
  expect(await entriesOf(id, 'exported')).toMatchObject([{ network: HERE }])
  const companyId = await foundCompany(server, maya, 'Harbor Two')
  await imported(server, maya, companyId, (await checked(server, maya, companyId, file)).id)
  await expect.poll(() => entriesOf(companyId, 'import done')).toEqual([{ subject: 'Harbor', network: HERE }])
}, 60_000)

test('from where somebody changed how people sign in', async () => {
  const { id: companyId } = server.harbor
  const ask = asking(server.url)
  await ask('/api/identity/domains', maya, { companyId, domain: 'harbor.example' })
  const token = { companyId, name: 'Directory', expires: '90' }
  expect((await ask('/api/identity/provisioning', maya, token)).status).toBe(200)
  const noted = await entriesOf(companyId, 'sign-in changed')
  expect(noted).toHaveLength(2)
  expect(noted).toMatchObject([{ network: HERE }, { network: HERE }])
})
