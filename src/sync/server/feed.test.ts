import { afterEach, expect, test, vi } from 'vitest'
import { databaseOfFile } from '../../../tests/cast-for-each.ts'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { issueRow } from '../../../tests/issue-rows.ts'
import { issues } from '../../features/issues/issues.table.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { afterCommit } from './after-commit.ts'
import { attach } from './attach.ts'
import { defineMutation } from '../define-mutation.ts'
import { integer, text, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import type { Frame } from '../protocol.ts'
import { MAX_WRITES } from '../transaction.ts'
import type { LoggedChange } from './company-reads.ts'
import { Hub } from './hub.ts'
import type { SyncNodeOptions } from './node-options.ts'
import { MAX_BYTES_WRITTEN } from './run-batch.ts'

const rename = defineMutation('rename', {
  input: { teamId: uuid(), name: text() },
  may: () => true,
  run: (tx, { teamId, name }) => tx.update(teams, teamId, { name }),
})

const idOf = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`

/** Opens `count` issues whose ids start at `from`. */
const openMany = defineMutation('openMany', {
  input: { teamId: uuid(), from: integer(0, 1_000_000), count: integer(1, 1_000_000) },
  may: () => true,
  run(tx, { teamId, from, count }, { actor, now }) {
    for (let index = from; index < from + count; index++)
      tx.insert(issues, issueRow({ id: idOf(index), teamId, ownerId: actor.id, createdAt: now }))
  },
})

const database = databaseOfFile()
let scene: Cast
afterEach(() => scene.stop())

const quiet = { warn: () => {}, error: () => {} }

async function start(options: Partial<SyncNodeOptions> = {}) {
  scene = await cast({ log: quiet, ...options }, database())
  return scene.harbor
}

/** A line of Lena's that notes what it hears. */
async function follow(cursor?: number, scopes: string[] = ['c', `t:${scene.harbor.teams.crew}`]) {
  const { companyId, lena } = scene.harbor
  const { replica } = (await scene.node.company(companyId))!
  const frames: Frame[] = []
  const codes: number[] = []
  const wire = {
    send(sent: string, taken?: () => void) {
      frames.push(JSON.parse(sent))
      if (taken) queueMicrotask(taken)
    },
    terminate: () => void codes.push(1006),
    close: (code: number) => void codes.push(code),
    buffered: () => 0,
  }
  const { epoch } = replica
  const { schema } = scene.node.options.app
  const hello = {
    t: 'hello',
    clientId: newId(),
    schema,
    epoch,
    cursor: cursor ?? replica.seq,
    scopes,
  } as const
  await attach(scene.node, companyId, { userId: lena.id, sessionId: newId() }, hello, wire)
  const names = () =>
    frames.flatMap((frame) => (frame.t === 'd' ? frame.changes.map(([, , , row]) => row) : []))
  return { frames, codes, names }
}

test('a batch of any size reaches the lines', async () => {
  const { companyId, teams: own, lena } = await start()
  const { replica } = (await scene.node.company(companyId))!
  const hub = new Hub(replica, (error) => {
    throw error
  })
  const row = issueRow({ teamId: own.crew, ownerId: lena.id })
  const change: LoggedChange = {
    entity: 'issues',
    id: row.id,
    row,
    scope: `t:${own.crew}`,
    seq: replica.seq + 1,
    clientId: null,
    mid: null,
  }
  hub.publish([])
  expect(() => hub.publish(Array.from({ length: 200_000 }, () => change))).not.toThrow()
  hub.stop()
})

const describeMany = defineMutation('describeMany', {
  input: { from: integer(0, 1_000_000), count: integer(1, 1_000_000), description: text() },
  may: () => true,
  run(tx, { from, count, description }) {
    for (let index = from; index < from + count; index++) tx.update(issues, idOf(index), { description })
  },
})

test('a mutation whose rows hold too much text is refused, and a batch ends before it holds too much', async () => {
  const { companyId, teams: own, lena } = await start()
  await lena.does(openMany, { teamId: own.crew, from: 0, count: 100 })
  const description = '\u2318'.repeat(10_000)
  const describe = (count: number) =>
    scene.node.run(companyId, lena.id, describeMany, { from: 0, count, description })
  await expect(describe(80)).rejects.toMatchObject({ text: { code: 'sync/too-much-text' } })
  const { replica } = (await scene.node.company(companyId))!
  expect(replica.store.where(issues, { description })).toEqual([])
  const query = vi.spyOn(scene.pool, 'query')
  await Promise.all(Array.from({ length: 12 }, () => describe(60)))
  const sent = query.mock.calls.map(([asked]) => (asked as { values?: string[] }).values?.[0] ?? '')
  query.mockRestore()
  // Each row stands in a batch twice: in its table and in the log.
  expect(Math.max(...sent.map((text) => Buffer.byteLength(text)))).toBeLessThan(2 * 2 * MAX_BYTES_WRITTEN)
  await lena.verifyStore()
})

test('a mutation that would write too many rows is refused and writes none', async () => {
  const { companyId, teams: own, lena } = await start()
  const args = { teamId: own.crew, from: 0 }
  await expect(lena.does(openMany, { ...args, count: MAX_WRITES + 1 })).rejects.toMatchObject({
    text: { code: 'sync/too-many-changes' },
  })
  const { replica } = (await scene.node.company(companyId))!
  expect(replica.store.where(issues, {})).toEqual([])
  await lena.does(openMany, { ...args, count: MAX_WRITES })
  expect(replica.store.where(issues, {})).toHaveLength(MAX_WRITES)
  await lena.verifyStore()
})

test('mutations that are too large together commit one after another, each client’s in order', async () => {
  const { companyId, teams: own, lena } = await start()
  const served = (await scene.node.company(companyId))!
  const before = served.replica.seq
  const client = newId()
  const send = (mid: number) =>
    scene.node.submit(served, {
      client: { id: client, mid },
      userId: lena.id,
      mutation: openMany,
      args: { teamId: own.crew, from: mid * 2_000, count: 1_200 },
    })
  const results = await Promise.all([1, 2, 3, 4, 5].map(send))
  expect(results.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  expect(results.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5].map((place) => before + place))
  await lena.verifyStore()
})

test.for([
  [1, 'before the replica moves'],
  [2, 'between replica and lines'],
] as const)(
  'a failure %i %s ends the lines; the answer stands, and who resumes misses nothing',
  async ([nth]) => {
    let calls = Infinity
    const onFeedStep = () => {
      if (--calls === 0) throw new Error('not told')
    }
    const { companyId, teams: own, maya } = await start({ onFeedStep })
    const line = await follow()
    const { seq } = (await scene.node.company(companyId))!.replica
    const name = (to: string) => scene.node.run(companyId, maya.id, rename, { teamId: own.crew, name: to })
    calls = nth
    await name('First')
    expect(line.codes).toEqual([1012])
    const again = await follow(seq)
    expect(again.names()).toMatchObject([{ name: 'First' }])
    await name('Second')
    await expect.poll(() => again.names().at(-1)).toMatchObject({ name: 'Second' })
  },
)

test('a failure while gathered changes are told ends the lines too', async () => {
  const { companyId, teams: own, maya } = await start()
  const line = await follow()
  const served = (await scene.node.company(companyId))!
  const { seq } = served.replica
  const unspeakable = {
    toJSON: () => {
      throw new Error('cannot be told')
    },
  }
  served.hub.flush()
  served.hub.publish([
    {
      entity: 'issues',
      id: newId(),
      row: unspeakable as never,
      scope: `t:${own.crew}`,
      seq,
      clientId: null,
      mid: null,
    },
  ])
  await expect.poll(() => line.codes).toEqual([1012])
  const again = await follow(seq)
  await scene.node.run(companyId, maya.id, rename, { teamId: own.crew, name: 'Told' })
  await expect.poll(() => again.names()).toMatchObject([{ name: 'Told' }])
})

test('an effect that throws at once leaves the answer and the writer alone', async () => {
  const fail = () => {
    throw new Error('no mail')
  }
  const { companyId, teams: own, lena } = await start({ afterCommit: [afterCommit(rename, fail)] })
  for (const name of ['Once', 'Twice'])
    await scene.node.run(companyId, lena.id, rename, { teamId: own.crew, name })
  const { replica } = (await scene.node.company(companyId))!
  expect(replica.store.get(teams, own.crew)).toMatchObject({ name: 'Twice' })
})

test('a repeated mutation whose answer can’t be looked up fails alone', async () => {
  let isDown = false
  const { companyId, teams: own, lena } = await start()
  const { inCompany } = scene.node.options
  const other = makeNode(scene.pool, {
    log: quiet,
    inCompany: (...given) => (isDown ? Promise.reject(new Error('down')) : inCompany(...given)),
  })
  const served = (await other.company(companyId))!
  const clients = [newId(), newId()]
  const send = (client: number, mid: number, name: string) =>
    other.submit(served, {
      client: { id: clients[client]!, mid },
      userId: lena.id,
      mutation: rename,
      args: { teamId: own.crew, name },
    })
  await Promise.all([send(0, 1, 'One'), send(1, 1, 'Two')])
  isDown = true
  const outcomes = await Promise.allSettled([send(0, 1, 'One'), send(1, 2, 'Three')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  isDown = false
  await other.stop()
})

test.each([
  ['fell back behind what this node knew, as by a failover', 'seq = seq - 1'],
  ['goes on in a new history', `epoch = '${newId()}', seq = seq + 1`],
])('a company that %s is loaded again, and its lines end', async (_what, change) => {
  const { companyId, teams: own, lena } = await start()
  await lena.does(rename, { teamId: own.crew, name: 'Deck' })
  const line = await follow()
  const known = (await scene.node.company(companyId))!.replica
  await scene.node.options.inCompany(companyId, null, (client) =>
    client.query(`update sync_head set ${change} where company_id = $1`, [companyId]),
  )
  await expect(lena.does(rename, { teamId: own.crew, name: 'Engine' })).rejects.toThrow('another moment')
  expect(line.codes).toEqual([1012])
  const { replica } = (await scene.node.company(companyId))!
  expect([replica.epoch, replica.seq]).not.toEqual([known.epoch, known.seq])
})
