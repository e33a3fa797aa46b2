import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { updateUserSettings } from '../../features/companies/companies.mutations.ts'
import { people } from '../../features/people/people.table.ts'
import { createTask } from '../../features/tasks/tasks.mutations.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import type { Frame } from '../protocol.ts'
import { type RefusalTable, type Refuse, refusing } from '../refusal.ts'
import { inCompany } from '../../server/database/in-company.ts'
import { attach } from './attach.ts'
import type { SyncNode } from './node.ts'

const table = { 'test/forbidden-name': 'Choose another name.' } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

const rename = defineMutation('rename', {
  input: { teamId: uuid(), name: text({ max: 100, required: 'Team name is required' }) },
  may: (actor) => actor.can('vote_issues'),
  run(tx, { teamId, name }) {
    if (name === 'Forbidden') refuse('test/forbidden-name')
    tx.update(teams, teamId, { name })
  },
})

let scene: Cast

beforeAll(async () => {
  scene = await cast()
})

afterAll(() => scene.stop())

test('what one person changes reaches the database and the others', async () => {
  const { harbor } = scene
  await harbor.lena.does(rename, { teamId: harbor.teams.crew, name: 'Deck crew' })
  await harbor.maya.verifyStore()
  await harbor.theo.verifyStore()
})

test('a refused mutation changes nothing and says why', async () => {
  const { harbor } = scene
  await expect(harbor.lena.does(rename, { teamId: harbor.teams.crew, name: 'Forbidden' })).rejects.toThrow(
    'Choose another name.',
  )
  await harbor.lena.does(rename, { teamId: harbor.teams.crew, name: 'Crew' })
})

test('a team of another company is not found', async () => {
  const { harbor, lantern } = scene
  await expect(lantern.ravi.does(rename, { teamId: harbor.teams.crew, name: 'Mine' })).rejects.toThrow(
    'no longer exists',
  )
})

test('an inactive person may do nothing', async () => {
  const { harbor } = scene
  await expect(harbor.ina.does(rename, { teamId: harbor.teams.crew, name: 'Mine' })).rejects.toThrow(
    'no longer a member',
  )
})

test('two nodes that write one company at once lose nothing', async () => {
  const { harbor, node, pool } = scene
  const other = makeNode(pool)
  await other.start()
  const names = Array.from({ length: 40 }, (_, index) => `Name ${index}`)
  await Promise.all(
    names.map((name, index) =>
      (index % 2 ? node : other).run(harbor.companyId, harbor.lena.id, rename, {
        teamId: harbor.teams.crew,
        name,
      }),
    ),
  )
  const { rows } = await node.options.inCompany(harbor.companyId, null, (client) =>
    client.query("select count(*)::int as count from sync_change where row ->> 'name' like 'Name %'"),
  )
  expect(rows[0].count).toBe(40)
  const seqOf = async (server: SyncNode) => (await server.company(harbor.companyId))!.replica.seq
  await expect.poll(async () => (await seqOf(node)) - (await seqOf(other))).toBe(0)
  await harbor.maya.verifyStore()
  await other.stop()
})

test('a row out of sight is not overwritten by somebody who uses its id', async () => {
  const { harbor } = scene
  const addPerson = defineMutation('addPerson', {
    input: { id: uuid() },
    may: () => true,
    run: (tx, { id }, { now }) =>
      tx.insert(people, {
        id,
        email: 'x@harbor.example',
        fullName: 'X',
        avatarUrl: null,
        level: 'member',
        status: 'active',
        joinedAt: now,
        lastActiveAt: null,
      }),
  })
  await expect(harbor.lena.does(addPerson, { id: harbor.maya.id })).rejects.toMatchObject({
    text: { kind: 'not-found' },
  })
  expect(
    await harbor.maya.asks(
      {
        kind: 'query',
        name: 'me',
        schema: addPerson.schema,
        references: [],
        visibleTo: () => true,
        reaches: () => [],
        run: (read) => read.get(people, harbor.maya.id),
      },
      { id: harbor.maya.id },
    ),
  ).toMatchObject({ level: 'director' })
})

test('a browser whose changes were pruned starts afresh; one that is close enough goes on', async () => {
  const { harbor, node, pool } = scene
  await harbor.lena.does(rename, { teamId: harbor.teams.crew, name: 'Before the pruning' })
  const { replica } = (await node.company(harbor.companyId))!
  const old = replica.seq - 1
  await inCompany(pool, harbor.companyId, null, (client) =>
    client.query("select sync_prune(array[$1::uuid], now() + interval '1 hour')", [harbor.companyId]),
  )
  await harbor.lena.does(rename, { teamId: harbor.teams.crew, name: 'After the pruning' })
  const greet = async (cursor: number) => {
    const frames: Frame[] = []
    const wire = {
      send(text: string, taken?: () => void) {
        frames.push(JSON.parse(text))
        taken?.()
      },
      terminate: () => {},
      close: () => {},
      buffered: () => 0,
    }
    const { epoch } = replica
    const hello = {
      t: 'hello',
      clientId: newId(),
      schema: node.options.app.schema,
      epoch,
      cursor,
      scopes: ['c'],
    } as const
    const person = { userId: harbor.lena.id, sessionId: newId() }
    const attached = await attach(node, harbor.companyId, person, hello, wire)
    attached?.detach()
    return frames
  }
  expect(await greet(old)).toEqual([{ t: 'reset', why: 'behind' }])
  expect((await greet(replica.seq - 1))[0]).toMatchObject({ t: 'd', from: replica.seq - 1 })
})

test('what fails in an unforeseen way is told in the words of what was tried, and logged', async () => {
  const { harbor, pool } = scene
  const logged: string[] = []
  const node = makeNode(pool, { log: { warn: () => {}, error: (_, message) => logged.push(message) } })
  await node.start()
  const failing = (failure?: string) =>
    defineMutation('failing', {
      ...(failure !== undefined && { failure }),
      input: {},
      may: () => true,
      run() {
        throw new Error('unforeseen')
      },
    })
  for (const [failure, title] of [
    [createTask.failure, 'Failed to create task'],
    [updateUserSettings.failure, 'Failed to update settings. Please try again.'],
    [undefined, 'Unexpected Error'],
  ]) {
    const attempt = node.run(harbor.companyId, harbor.lena.id, failing(failure), {})
    await expect(attempt).rejects.toMatchObject({
      text: { code: 'sync/failed', title, detail: expect.stringContaining('Please try again') },
    })
  }
  expect(logged).toHaveLength(3)
  await node.stop()
})
