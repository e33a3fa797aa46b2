import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { issueRow } from '../../../tests/issue-rows.ts'
import { bootstrap, type Line, openLine } from '../../../tests/line.ts'
import { type Served, served, type ServedCompany, type SignedIn } from '../../../tests/served.ts'
import { newRow } from '../../features/people/company-rows.rules.ts'
import { insertRows } from '../../features/people/insert-rows.mutations.ts'
import { issues } from '../../features/issues/issues.table.ts'
import { removeTeamMember } from '../../features/people/team-members.mutations.ts'
import { updateIssue } from '../../features/issues/issues.mutations.ts'
import { app } from '../../features/registry.ts'
import { newId } from '../id.ts'
import { CLOSE_TOO_MANY, type Frame, fromWire, MAX_LINES_PER_PERSON } from '../protocol.ts'
import { Store } from '../store.ts'
import { Lines } from './lines.ts'
import { MAX_BUFFERED_BYTES, type Wire } from './subscriber.ts'

/** 8 MB of first rows: more than the network takes from a server whose reader does not read. */
const ISSUES = 1_000
const LENGTH = 8_000

let server: Served
let harbor: ServedCompany
let lena: SignedIn

beforeAll(async () => {
  server = await served()
  harbor = server.harbor
  lena = await server.signIn(harbor.people['lena']!)
  const rows = Array.from({ length: ISSUES }, (_, index) => {
    const given = { teamId: harbor.teams.crew, ownerId: lena.userId, title: `Issue ${index}` }
    return newRow(issues, issueRow({ ...given, description: 'x'.repeat(LENGTH) }))
  })
  await server.services.node.run(harbor.id, null, insertRows(rows), {})
})
afterAll(() => server.stop())

const open: Line[] = []
afterEach(() => {
  for (const line of open.splice(0)) line.hangUp()
})

async function line(): Promise<Line> {
  const opened = await openLine(server, lena, harbor.id)
  if (typeof opened === 'number') throw new Error(`refused with ${opened}`)
  open.push(opened)
  return opened
}

const company = async () => (await server.services.node.company(harbor.id))!

/** What a browser that held nothing has made of these frames. */
function storeFrom(frames: readonly Frame[]): Store {
  const store = new Store(app.tables)
  for (const frame of frames) {
    if (frame.t === 'd') store.apply(frame.changes.map(fromWire))
    if (frame.t === 'scope+')
      store.apply(frame.rows.map(([entity, row]) => ({ entity, id: row.id, row, scope: 'c' })))
    if (frame.t === 'scope-')
      for (const { table, row } of store.entries())
        if (frame.scopes.includes(table.scope(row)))
          store.apply([{ entity: table.name, id: row.id, row: null, scope: 'c' }])
  }
  return store
}

const sorted = (store: Store, scopes: ReadonlySet<string>) =>
  [...store.entries()]
    .filter(({ table, row }) => scopes.has(table.scope(row)))
    .map(({ table, row }) => [table.name, row] as const)
    .toSorted(([, one], [, other]) => (one.id < other.id ? -1 : 1))

test('first rows come in pieces, wait for a reader that does not read, and are whole when it reads again', async () => {
  const standing = { ...(await bootstrap(server, lena, harbor.id)), scopes: [] }
  const slow = await line()
  slow.greet(standing)
  await slow.until(({ t }) => t === 'd')
  slow.pause()
  // Issues change while the first rows are under way: some that have been sent, and some that have not.
  const { node } = server.services
  const { replica, hub } = await company()
  const all = replica.store.where(issues, {})
  for (const [place, { id }] of all.entries()) {
    if (place % 50 !== 0) continue
    await node.run(harbor.id, harbor.people['maya']!, updateIssue, { id, title: `Renamed ${place}` })
  }
  hub.flush()
  slow.resume()
  await expect.poll(() => slow.frames.some(({ t }) => t === 'scope+')).toBe(true)
  const frames = slow.frames.filter(({ t }) => t === 'd' || t === 'scope+')
  expect(frames.length).toBeGreaterThan(20)
  const largest = Math.max(...frames.map((frame) => JSON.stringify(frame).length))
  expect(largest).toBeLessThan(MAX_BUFFERED_BYTES)
  const { scopes } = replica.actor(lena.userId)!
  await expect.poll(() => sorted(storeFrom(slow.frames), scopes)).toEqual(sorted(replica.store, scopes))
  // No frame skips one: each begins where the last one ended.
  let cursor = standing.seq
  for (const frame of frames as { from: number; seq: number }[]) {
    expect(frame.from).toBe(cursor)
    cursor = frame.seq
  }
})

test('sockets that never read hold next to nothing of the node’s memory', async () => {
  const standing = { ...(await bootstrap(server, lena, harbor.id)), scopes: [] }
  const slow = await Promise.all(Array.from({ length: MAX_LINES_PER_PERSON }, line))
  for (const one of slow) {
    one.pause()
    one.greet(standing)
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(server.services.node.lines.waiting()).toBeLessThan(MAX_LINES_PER_PERSON * MAX_BUFFERED_BYTES)
})

test('a long absence is replayed in pages, and a mutation that changed many rows arrives whole', async () => {
  const { node } = server.services
  const { replica } = await company()
  const standing = await bootstrap(server, lena, harbor.id)
  const held = { ...standing, scopes: [...replica.actor(lena.userId)!.scopes] }
  const touched = replica.store.where(issues, {}).slice(0, 450)
  const touch = {
    ...insertRows([]),
    run: (tx: { update(...given: unknown[]): void }) => {
      for (const { id } of touched) tx.update(issues, id, { title: 'Touched' })
    },
  }
  await node.run(harbor.id, null, touch, {})
  const back = await line()
  back.greet(held)
  await back.until(({ t }) => t === 'beat')
  const frames = back.frames.filter((frame) => frame.t === 'd')
  expect(frames.map(({ changes }) => changes.length)).toEqual([200, 200, 50])
  expect(frames.map(({ seq }) => seq - standing.seq)).toEqual([0, 0, 1])
})

test('beyond 20 lines of a person the oldest is closed, in whatever company', async () => {
  const lines = []
  for (let count = 0; count <= MAX_LINES_PER_PERSON; count++) lines.push(await line())
  expect(await lines[0]!.closed()).toBe(CLOSE_TOO_MANY)
  expect(await lines[1]!.closed(100)).toBeUndefined()
})

test('a membership taken away in the middle of first rows takes away all of them', async () => {
  const standing = { ...(await bootstrap(server, lena, harbor.id)), scopes: [] }
  const slow = await line()
  slow.greet(standing)
  await slow.until(({ t }) => t === 'd')
  slow.pause()
  const given = { teamId: harbor.teams.crew, personId: lena.userId }
  await server.services.node.run(harbor.id, harbor.people['maya']!, removeTeamMember, given)
  slow.resume()
  await slow.until(({ t }) => t === 'scope+')
  await expect.poll(() => storeFrom(slow.frames).where(issues, {})).toEqual([])
  const told = slow.frames.filter((frame) => frame.t === 'scope+').flatMap(({ scopes }) => scopes)
  expect(told).not.toContain(`t:${harbor.teams.crew}`)
})

/** A wire that holds back this much and takes nothing until told. */
function stuckWire(waiting: number) {
  const taken: (() => void)[] = []
  const ended: string[] = []
  const wire: Wire = {
    send: (_text, done) => void (done && taken.push(done)),
    close: (code) => void ended.push(`closed ${code}`),
    terminate: () => void ended.push('cut'),
    buffered: () => waiting,
  }
  return { wire, taken, ended }
}

test('a line that takes nothing between two looks is cut; one that takes something is not', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines = new Lines({ lookEveryMs: 20 })
  const [stuck, reading, idle] = [stuckWire(10), stuckWire(10), stuckWire(0)]
  const opened = [stuck, reading, idle].map(({ wire }) => lines.open(newId(), wire))
  for (let look = 0; look < 3; look++) {
    opened[1]!.send('x')
    for (const done of reading.taken.splice(0)) done()
    vi.advanceTimersByTime(20)
  }
  expect(stuck.ended[0]).toBe('cut')
  expect([...reading.ended, ...idle.ended]).toEqual([])
  lines.stop()
  vi.useRealTimers()
})

test('when all lines together hold back too much, those that hold back most are cut', () => {
  const lines = new Lines({ maxWaiting: 3_000 })
  const [large, small] = [stuckWire(2_600), stuckWire(100)]
  const [, narrow] = [lines.open(newId(), large.wire), lines.open(newId(), small.wire)]
  narrow.send('x'.repeat(50))
  expect([large.ended, small.ended]).toEqual([[], []])
  for (let sent = 0; sent < 4; sent++) narrow.send('x'.repeat(1_000))
  expect([large.ended, small.ended]).toEqual([['cut'], []])
  lines.stop()
})
