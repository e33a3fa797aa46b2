import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { type Served, served, servedConfig } from '../../../../tests/served.ts'
import { type RunningServer, startServer } from '../../../server/server.ts'
import { newId } from '../../../sync/id.ts'
import { removePerson } from '../../people/people.mutations.ts'
import { askApi, callApi, tokenOf } from '../integrations-harness.ts'
import { revokeToken, tokensFor } from './tokens.server.ts'

let database: TestDatabase
let server: Served
let beside: RunningServer

beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  server = await served({ TRUST_PROXY: 'on' }, shared)
  beside = await startServer(servedConfig({ TRUST_PROXY: 'on' }), shared)
})
afterAll(async () => {
  await beside?.stop()
  await server?.stop()
  await database?.stop()
})

const task = () => ({
  title: 'Weigh the anchor',
  taskType: 'team',
  teamId: server.harbor.teams.crew,
  dueDate: '2026-12-01',
})
/** What a program is answered by the other server: of itself, of a query and of a mutation. */
const answersBeside = async (token: string) => {
  const answers = [
    await callApi(beside, token, 'token'),
    await askApi(beside, token, 'tasksOfTeam', { teamId: server.harbor.teams.crew }),
    await callApi(beside, token, 'mutations/createTask', { body: task() }),
  ]
  return answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code))
}
const OK = ['ok', 'ok', 'ok']
const DEAD = ['token/not-valid', 'token/not-valid', 'token/not-valid']

test('a token that is revoked on one server is dead on another in the next request', async () => {
  const { id: companyId, people } = server.harbor
  const lena = people['lena']!
  const token = await tokenOf(server, lena, { scopes: ['tasks:read', 'tasks:write'] })
  expect(await answersBeside(token)).toEqual(OK)
  const [listed] = (await tokensFor(server.services, companyId, lena)).tokens
  await revokeToken(server.services, lena, { companyId, tokenId: listed!.id })
  expect(await answersBeside(token)).toEqual(DEAD)
})

test('so is the token of somebody who was removed', async () => {
  const { id: companyId, people } = server.harbor
  const token = await tokenOf(server, people['theo']!, { scopes: ['tasks:read'] })
  expect((await callApi(beside, token, 'token')).status).toBe(200)
  await server.services.node.run(companyId, people['maya']!, removePerson, {
    auditId: newId(),
    personId: people['theo']!,
  })
  expect((await callApi(beside, token, 'token')).body.code).toBe('token/not-valid')
})
