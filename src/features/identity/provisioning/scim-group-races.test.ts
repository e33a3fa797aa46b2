import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts'
import { servedConfig } from '../../../../tests/served.ts'
import { type RunningServer, startServer } from '../../../server/server.ts'
import { newId } from '../../../sync/id.ts'
import { deleteTeam, updateTeam } from '../../teams/teams.mutations.ts'
import { teams } from '../../teams/teams.table.ts'
import { inIt } from './scim-links.server.ts'
import { type Answer, askScim, type DirectoryStage, startDirectories } from './scim-harness.ts'

let database: TestDatabase
let stage: DirectoryStage
let beside: RunningServer
beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, stop: async () => undefined }
  stage = await startDirectories(shared)
  beside = await startServer(servedConfig(), shared)
}, 60_000)
afterAll(async () => {
  await beside?.stop()
  await stage?.stop()
  await database?.stop()
})

/** The same request at both servers, several times at once. */
const atOnce = (method: string, path: string, bodyOf: (index: number) => object): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      askScim([stage, beside][index % 2]!.url, stage.token, method, path, bodyOf(index)),
    ),
  )

const teamsCalled = async (name: string) =>
  (await stage.services.node.company(stage.harbor.id))!.replica.store
    .where(teams, { deletedAt: null })
    .filter((team) => team.name.toLowerCase() === name.toLowerCase())

const made = async (displayName: string, externalId?: string) =>
  stage.scim('POST', 'Groups', { displayName, ...(externalId && { externalId }) })

const asIfLongAgo = (id: string) =>
  inIt(
    stage.services,
    stage.harbor.id,
    `update scim_groups set claimed_at = '2020-01-01T00:00:00Z' where company_id = $1 and id = $2`,
    [id],
  )

test('of many requests at once on two servers that make one group, one makes it', async () => {
  const byName = await atOnce('POST', 'Groups', (index) => ({ displayName: index % 2 ? 'Divers' : 'DIVERS' }))
  const byId = await atOnce('POST', 'Groups', (index) => ({
    displayName: `Crane ${index}`,
    externalId: 'crane',
  }))
  for (const answers of [byName, byId]) {
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const lost = answers.filter(({ status }) => status !== 201)
    expect(lost.map(({ status, scimType }) => [status, scimType])).toEqual(
      lost.map(() => [409, 'uniqueness']),
    )
  }
  await expect.poll(async () => (await teamsCalled('divers')).length).toBe(1)
})

test('of two groups that take one name at once, one has it', async () => {
  const groups = await Promise.all(['Bow', 'Stern', 'Keel'].map((name) => made(name)))
  // The other server hears of them a moment later, and says until then that there are none.
  for (const { id } of groups)
    await expect
      .poll(async () => (await askScim(beside.url, stage.token, 'GET', `Groups/${id}`)).status)
      .toBe(200)
  const answers = await Promise.all(
    groups.map(({ id }, index) =>
      askScim([stage, beside][index % 2]!.url, stage.token, 'PUT', `Groups/${id}`, { displayName: 'Deck' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  await expect.poll(async () => (await teamsCalled('deck')).length).toBe(1)
})

test('a name is free again when its group is refused, deleted, or renamed by people', async () => {
  const { node } = stage.services
  const maya = stage.harbor.people['maya']!
  expect((await made('General', 'g')).status).not.toBe(201)
  const first = await made('Galley', 'g')
  expect(first.status).toBe(201)
  await node.run(stage.harbor.id, maya, deleteTeam, { id: first.id })
  const second = await made('Galley', 'g')
  expect(second.status).toBe(201)
  await node.run(stage.harbor.id, maya, updateTeam, { id: second.id, name: 'Kitchen' })
  await asIfLongAgo(second.id)
  expect((await made('Galley')).status).toBe(201)
})

test('what a process has claimed that ended before it made the team, stays claimed for a minute', async () => {
  const id = newId()
  await inIt(
    stage.services,
    stage.harbor.id,
    `insert into scim_groups (company_id, id, name_key, claimed_at) values ($1, $2, 'ballast', $3)`,
    [id, new Date()],
  )
  expect((await made('Ballast')).status).toBe(409)
  await asIfLongAgo(id)
  expect((await made('Ballast')).status).toBe(201)
})
