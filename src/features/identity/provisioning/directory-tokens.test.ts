import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../audit/audit.table.ts'
import { asking, Traveller } from '../identity-harness.ts'
import { MOST_TOKENS, type NewToken } from './provisioning.requests.ts'
import { type DirectoryStage, makeToken, startDirectories } from './scim-harness.ts'

let stage: DirectoryStage
let maya: string, companyId: string
beforeAll(async () => {
  stage = await startDirectories()
  maya = stage.harbor.people['maya']!
  companyId = stage.harbor.id
}, 60_000)
afterAll(() => stage.stop())

const make = async (more: object) => {
  const wanted = { companyId, name: 'Okta', expires: '90', ...more }
  return (await asking(stage, await stage.signIn(maya), 'provisioning', wanted)) as unknown as NewToken & {
    status: number
    code?: string
  }
}
const listed = async () =>
  (
    (await (
      await new Traveller(stage, await stage.signIn(maya)).go(`/api/identity/provisioning/${companyId}`)
    ).json()) as NewToken
  ).tokens
const revoke = async (tokenId: string) =>
  asking(stage, await stage.signIn(maya), 'provisioning/revoke', { companyId, tokenId })
const answers = async (token: string) => stage.scim('GET', 'Users?count=1', undefined, token)

test('a token is told with its name, its maker and its end, and the audit log says who made and revoked it', async () => {
  const made = await make({ name: '  Entra ID ' })
  const token = made.tokens.at(-1)!
  expect(token).toMatchObject({ name: 'Entra ID', madeBy: 'maya', lastUsedAt: null })
  const days = (Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / 86_400_000
  expect(days).toBe(90)
  expect((await answers(made.token)).status).toBe(200)
  expect((await listed()).at(-1)!.lastUsedAt).not.toBeNull()
  await revoke(token.id)
  await revoke(token.id)
  const { store } = (await stage.services.node.company(companyId))!.replica
  const notes = [...store.where(auditLog, {})].filter(({ subject }) => subject?.includes('“Entra ID”'))
  expect(notes.map(({ subject }) => subject)).toEqual([
    'Token “Entra ID” for the company’s directory made',
    'Token “Entra ID” for the company’s directory revoked',
  ])
})

test('one token follows another without a gap', async () => {
  const [first, next] = [await make({ name: 'First' }), await make({ name: 'Next' })]
  expect([(await answers(first.token)).status, (await answers(next.token)).status]).toEqual([200, 200])
  await revoke(next.tokens.find(({ name }) => name === 'First')!.id)
  expect([(await answers(first.token)).status, (await answers(next.token)).status]).toEqual([401, 200])
  await revoke(next.tokens.at(-1)!.id)
})

test('a token that has expired lets nobody in, says so, and is no use', async () => {
  const { token, tokens } = await make({ name: 'Old' })
  const { id } = tokens.at(-1)!
  await stage.services.node.options.inCompany(companyId, null, (client) =>
    client.query(
      `update scim_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where company_id = $1 and id = $2`,
      [companyId, id],
    ),
  )
  const answer = await answers(token)
  expect([answer.status, answer.detail]).toEqual([
    401,
    'The token has expired. A director makes another one in the settings, under Sign-in.',
  ])
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ name: 'Old', lastUsedAt: null })
  await revoke(id)
  expect((await answers(token)).detail).toContain('missing, wrong or revoked')
})

test.each([
  { expires: '0' },
  { expires: '2020-01-01' },
  { expires: '2099-01-01' },
  { expires: 'never' },
  { name: ' ' },
  { name: 'x'.repeat(61) },
])('no token is made of %o', async (more) => {
  const before = (await listed()).length
  expect((await make(more)).status).toBeGreaterThanOrEqual(400)
  expect(await listed()).toHaveLength(before)
})

test('a company has few tokens, also when many are made at once', async () => {
  const before = (await listed()).length
  const made = await Promise.all(Array.from({ length: MOST_TOKENS + 3 }, () => make({ name: 'Many' })))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_TOKENS - before)
  expect(await listed()).toHaveLength(MOST_TOKENS)
  await expect(makeToken(stage, companyId, maya)).resolves.toBeUndefined()
})
