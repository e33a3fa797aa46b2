import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, served } from '../../../../tests/served.ts'
import { inCompany } from '../../../server/database/in-company.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { callApi, tokenOf } from '../integrations-harness.ts'
import { expiryOf } from '../../time/expiry.rules.ts'
import { makeToken, revokeToken, tokensFor } from './tokens.server.ts'

let server: Served
let lena: string, maya: string, theo: string

beforeAll(async () => {
  server = await served({ TRUST_PROXY: 'on' })
  const { people } = server.harbor
  ;[lena, maya, theo] = [people['lena']!, people['maya']!, people['theo']!]
})
afterAll(() => server?.stop())

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.reason.code : String(error)),
  )
const read = ['tasks:read'] as const

test('somebody makes ten, also when they ask for more at once, and the log says so', async () => {
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => codeOf(tokenOf(server, theo, { scopes: read }))),
  )
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10)
  expect(codes.filter((code) => code === 'token/too-many-own')).toHaveLength(2)
  const { rows } = await inCompany(server.services.pool, server.harbor.id, null, (client) =>
    client.query(
      "select count(*)::int as made from audit_log where action = 'token made' and person_id = $1",
      [theo],
    ),
  )
  expect(rows[0].made).toBeGreaterThanOrEqual(10)
})

test('a revoked one ends at once; its owner and who looks after the company revoke it, nobody else', async () => {
  const companyId = server.harbor.id
  const token = await tokenOf(server, lena, { scopes: read })
  const [listed] = (await tokensFor(server.services, companyId, lena)).tokens
  const place = { companyId, tokenId: listed!.id }
  expect((await callApi(server, token, 'token')).status).toBe(200)
  expect(await codeOf(revokeToken(server.services, theo, place))).toBe('access/not-found')
  expect((await callApi(server, token, 'token')).status).toBe(200)
  await revokeToken(server.services, maya, place)
  expect((await callApi(server, token, 'token')).body.code).toBe('token/not-valid')
  await revokeToken(server.services, maya, place)
  expect((await tokensFor(server.services, companyId, lena)).tokens).toEqual([])
})

test('nobody makes one that does more than they may', async () => {
  const { id: companyId, teams } = server.harbor
  const wanted = { companyId, name: 'x', teamIds: null, expires: '7', proposes: false }
  const make = (more: object) =>
    codeOf(makeToken(server.services, lena, { ...wanted, scopes: read, ...more }))
  expect(await make({ scopes: ['people:write'] })).toBe('token/level-too-low')
  expect(await make({ teamIds: [teams.leadership] })).toBe('token/foreign-team')
  expect(await make({ scopes: ['company:write'], teamIds: [teams.crew] })).toBe('token/beyond-teams')
  expect(await make({ scopes: [] })).toBe('token/no-scopes')
  expect(await make({ expires: '2020-01-01' })).toBe('token/expiry')
  expect(await make({ companyId: server.lantern.id })).toBe('access/not-found')
})

test('the database has a hash of it only', async () => {
  const token = await tokenOf(server, lena, { scopes: read })
  const { rows } = await inCompany(server.services.pool, server.harbor.id, null, (client) =>
    client.query<{ text: string }>('select to_jsonb(api_tokens)::text as text from api_tokens'),
  )
  for (const { text } of rows) expect(text).not.toContain(token.slice(25))
})

test.each([
  ['7', '2026-01-08T00:00:00.000Z'],
  ['365', '2027-01-01T00:00:00.000Z'],
  ['8', null],
  ['2026-01-01', '2026-01-02T00:00:00.000Z'],
  ['2025-12-31', null],
  ['2027-01-01', '2027-01-02T00:00:00.000Z'],
  ['2027-01-02', null],
  ['', null],
])('made at the start of 2026, one that expires “%s” ends at %s', (expires, at) => {
  const found = expiryOf(expires, Date.parse('2026-01-01T00:00:00Z'))
  expect(found).toBe(at)
})
