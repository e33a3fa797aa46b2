import { afterEach, expect, test } from 'vitest'
import { databaseOfFile } from '../../../tests/cast-for-each.ts'
import { type Cast, cast, makeNode } from '../../../tests/cast.ts'
import { openIssue } from '../../../tests/issue-rows.ts'
import { issues } from '../../features/issues/issues.table.ts'
import { defineMutation } from '../define-mutation.ts'
import { text, uuid } from '../fields.ts'
import { newId } from '../id.ts'
import { FULLEST, type Frame } from '../protocol.ts'
import type { Refusal } from '../refusal.ts'
import { attach } from './attach.ts'
import { readHead, readSize } from './company-reads.ts'
import type { SyncNode } from './node.ts'

const describeIssue = defineMutation('describeIssue', {
  input: { id: uuid(), description: text() },
  may: () => true,
  run: (tx, { id, description }) => tx.update(issues, id, { description }),
})

const removeIssue = defineMutation('removeIssue', {
  input: { id: uuid() },
  may: () => true,
  run: (tx, { id }) => tx.remove(issues, id),
})

const ROWS = { rows: 5, bytes: 1_000_000, companyBytes: 10_000_000 }
const FULL = { code: 'sync/company-full' }

const database = databaseOfFile()
let scene: Cast
const others: SyncNode[] = []
afterEach(async () => {
  for (const node of others.splice(0)) await node.stop()
  await scene.stop()
})

const quiet = { warn: () => {}, error: () => {} }

/** A node that lets companies hold little; the cast's own one has loaded Harbor already. */
async function smallNode(caps: typeof ROWS): Promise<SyncNode> {
  const node = makeNode(scene.pool, { caps, log: quiet })
  others.push(node)
  await node.start()
  return node
}

const act = (node: SyncNode) => {
  const { companyId, lena, teams } = scene.harbor
  const run = (mutation: Parameters<SyncNode['run']>[2], args: object) =>
    node.run(companyId, lena.id, mutation, args).then(
      () => null,
      (refusal: unknown) => (refusal as Refusal).text,
    )
  return {
    open: (id = newId()) => run(openIssue, { id, teamId: teams.crew, title: 'Rope' }),
    describe: (id: string, length: number) => run(describeIssue, { id, description: 'x'.repeat(length) }),
    remove: (id: string) => run(removeIssue, { id }),
  }
}

const stored = () =>
  scene.node.options.inCompany(scene.harbor.companyId, null, async (connection) => ({
    sizes: (await readHead(connection, scene.harbor.companyId))!.sizes,
    counted: await readSize(connection, scene.harbor.companyId, scene.node.codecs.get('issues')!),
  }))

test('beyond the rows of a table nothing is added; what is there can be changed and removed', async () => {
  scene = await cast({}, database())
  const { open, describe, remove } = act(await smallNode(ROWS))
  const ids = Array.from({ length: 5 }, () => newId())
  for (const id of ids) expect(await open(id)).toBeNull()
  expect(await open()).toMatchObject(FULL)
  expect(await describe(ids[0]!, 500)).toBeNull()
  expect(await remove(ids[0]!)).toBeNull()
  expect(await open()).toBeNull()
  expect(await open()).toMatchObject(FULL)
})

test('beyond its bytes nothing is added, what is there grows a little, and may always shrink', async () => {
  scene = await cast({}, database())
  const { open, describe } = act(await smallNode({ rows: 1_000, bytes: 10_000, companyBytes: 10_000_000 }))
  const [one, two] = [newId(), newId()]
  expect([await open(one), await open(two)]).toEqual([null, null])
  expect(await describe(one, 9_500)).toBeNull()
  expect(await open()).toMatchObject(FULL)
  expect(await describe(two, 1_000)).toBeNull()
  expect(await describe(two, 5_000)).toMatchObject(FULL)
  expect(await describe(one, 100)).toBeNull()
  expect(await open()).toBeNull()
})

test('mutations of one batch count together', async () => {
  scene = await cast({}, database())
  const { open } = act(await smallNode(ROWS))
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => open()))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5)
  const { counted } = await stored()
  expect(counted[0]).toBe(5)
})

test('two nodes that fill one company keep one count, and the head knows it', async () => {
  scene = await cast({}, database())
  const nodes = [act(await smallNode(ROWS)), act(await smallNode(ROWS))]
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => nodes[index % 2]!.open()))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5)
  const { sizes, counted } = await stored()
  expect(sizes['issues']![0]).toBe(5)
  // The database counts the company's id with each row and other spellings of moments.
  expect(Math.abs(sizes['issues']![1] - counted[1])).toBeLessThan(5 * 200)
})

test('a company from before its sizes were kept is counted when it is loaded', async () => {
  scene = await cast({}, database())
  const own = act(scene.node)
  for (let count = 0; count < 5; count++) await own.open()
  const { companyId } = scene.harbor
  await scene.node.options.inCompany(companyId, null, (client) =>
    client.query("update sync_head set sizes = '{}' where company_id = $1", [companyId]),
  )
  expect(await act(await smallNode(ROWS)).open()).toMatchObject(FULL)
})

test('from 80 per cent on everybody who follows is told, and again when there is room', async () => {
  scene = await cast({}, database())
  const node = await smallNode({ ...ROWS, rows: 10 })
  const { open, remove } = act(node)
  const { companyId, maya } = scene.harbor
  const { epoch, seq } = (await node.company(companyId))!.replica
  const told: unknown[] = []
  const wire = {
    send(sent: string, taken?: () => void) {
      taken?.()
      const frame = JSON.parse(sent) as Frame
      if (frame.t === 'e' && frame.key === FULLEST) told.push(frame.value)
    },
    close: () => {},
    terminate: () => {},
    buffered: () => 0,
  }
  const { schema } = node.options.app
  const hello = { t: 'hello', clientId: newId(), schema, epoch, cursor: seq, scopes: ['c'] } as const
  const person = { userId: maya.id, sessionId: newId() }
  await attach(node, companyId, person, hello, wire)
  expect(told).toEqual([])
  const id = newId()
  for (let count = 0; count < 7; count++) await open()
  await open(id)
  await remove(id)
  expect(told).toEqual([{ table: 'issues', percent: 80 }, null])
  await open()
  await attach(node, companyId, person, { ...hello, cursor: seq }, wire)
  expect(told.at(-1)).toEqual({ table: 'issues', percent: 80 })
  expect(told).toHaveLength(4)
})
