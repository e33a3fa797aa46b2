import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGoal, reorderGoals } from '../src/features/goals/goals.mutations.ts'
import { teamGoals } from '../src/features/goals/goals.table.ts'
import { newRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { people } from '../src/features/people/people.table.ts'
import { app } from '../src/features/registry.ts'
import { AT_THE_END } from '../src/features/work/order.rules.ts'
import { NotingReader } from '../src/sync/dependencies.ts'
import { newId } from '../src/sync/id.ts'
import { runMutation } from '../src/sync/run-mutation.ts'
import { attach } from '../src/sync/server/attach.ts'
import { makeNode } from './cast.ts'
import { openLine } from './line.ts'
import { type Served, served, type SignedIn } from './served.ts'

let server: Served
beforeAll(async () => {
  server = await served({ LIMIT_FACTOR: '1' })
})
afterAll(() => server.stop())

const signIn = (name: string) => server.signIn(server.harbor.people[name]!)

const ask = ({ cookie }: SignedIn, path: string, body?: object) =>
  fetch(`${server.url}/api/sync/${server.harbor.id}/${path}`, {
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })

const goalOf = (teamId: string, ownerId: string, now: string) => ({
  id: newId(),
  teamId,
  ownerId,
  title: 'Goal',
  description: null,
  targetDate: '2026-12-31',
  status: 'on_track',
  progress: 0,
  isCompanyGoal: false,
  isShared: false,
  displayOrder: AT_THE_END,
  createdBy: ownerId,
  createdAt: now,
  updatedAt: now,
  archivedAt: null,
})

const mutations = (from: number, count: number, { userId }: SignedIn) =>
  Array.from({ length: count }, (_, index) => ({
    mid: from + index,
    name: 'renamePerson',
    args: { personId: userId, fullName: `Lena ${from + index}` },
  }))

test('somebody who writes too fast is told when to come again, and others are let in meanwhile', async () => {
  const [lena, omar] = [await signIn('lena'), await signIn('omar')]
  const clientId = newId()
  const send = (from: number) =>
    ask(lena, 'mutate', { clientId, schema: app.schema, mutations: mutations(from, 100, lena) })
  let from = 1
  let refused = await send(from)
  // A machine that takes long for a hundred gives back some of the balance meanwhile.
  for (let count = 0; count < 20 && refused.status === 200; count++) refused = await send((from += 100))
  expect(from).toBeGreaterThan(1)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await refused.json()).toMatchObject({ error: { code: 'sync/too-fast' } })
  expect((await ask(omar, 'bootstrap')).status).toBe(200)
  const seconds = Number(refused.headers.get('retry-after'))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  expect((await send(from)).status).toBe(200)
})

test('fetching everything again and again is limited, and so is opening lines', async () => {
  const theo = await signIn('theo')
  const statuses: number[] = []
  while (statuses.length < 100 && !statuses.includes(429))
    statuses.push((await ask(theo, 'bootstrap')).status)
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses.at(-1)).toBe(429)
  const lines: Awaited<ReturnType<typeof openLine>>[] = []
  while (lines.length < 200 && !lines.includes(429))
    lines.push(await openLine(server, theo, server.harbor.id))
  expect(lines.length).toBeGreaterThan(60)
  expect(lines.at(-1)).toBe(429)
  for (const line of lines) if (typeof line === 'object') line.hangUp()
})

test('whoever sends frames without end is cut off, on whatever line, and others are not', async () => {
  const [maya, omar] = [await signIn('maya'), await signIn('omar')]
  const open = async (session: SignedIn) => {
    const line = await openLine(server, session, server.harbor.id)
    if (typeof line === 'number') throw new Error(`refused with ${line}`)
    return line
  }
  const [first, second, others] = [await open(maya), await open(maya), await open(omar)]
  for (const line of [first, second]) for (let at = 0; at < 2_000; at++) line.send({ t: 'ping', at })
  expect(await first.closed(10_000)).toBe(1006)
  expect(await second.closed(10_000)).toBe(1006)
  expect(first.frames.length + second.frames.length).toBeLessThan(3_000)
  others.send({ t: 'ping', at: 1 })
  await others.until(({ t }) => t === 'pong')
  others.hangUp()
})

test('rewriting much text with little effort counts for as many mutations as it takes to send it', async () => {
  const { node } = server.services
  const { harbor } = server
  const omar = await signIn('omar')
  const now = new Date().toISOString()
  const rows = Array.from({ length: 60 }, () => ({
    table: teamGoals as never,
    row: { ...goalOf(harbor.teams.leadership, omar.userId, now), description: 'x'.repeat(10_000) },
  }))
  await node.run(harbor.id, null, insertRows(rows), {})
  const goalIds = rows.map(({ row }) => row.id)
  const spend = vi.spyOn(node.limits, 'spend')
  const args = { teamId: harbor.teams.leadership, goalIds }
  const body = { clientId: newId(), schema: app.schema, mutations: [{ mid: 1, name: 'reorderGoals', args }] }
  expect((await ask(omar, 'mutate', body)).status).toBe(200)
  // 600 kB of goals.
  expect(spend).toHaveBeenCalledWith(omar.userId, 'mutate', 9)
  spend.mockRestore()
})

test('an outsider does not make a node load a company', async () => {
  const { pool, node } = server.services
  const loads: string[] = []
  const { inCompany, isMember } = node.options
  const other = makeNode(pool, {
    isMember: isMember!,
    inCompany(companyId, userId, work, isolation) {
      if (isolation === 'repeatable read') loads.push(companyId)
      return inCompany(companyId, userId, work, isolation)
    },
  })
  const { harbor, lantern } = server
  const outsider = lantern.people['ravi']!
  expect(await other.companyOf(harbor.id, outsider)).toBeNull()
  expect(await other.companyOf(newId(), outsider)).toBeNull()
  const closed: number[] = []
  const wire = {
    send: () => undefined,
    close: (code: number) => void closed.push(code),
    terminate: () => undefined,
    buffered: () => 0,
  }
  const hello = {
    t: 'hello',
    clientId: newId(),
    schema: app.schema,
    epoch: '',
    cursor: 0,
    scopes: [],
  } as const
  await attach(other, harbor.id, { userId: outsider, sessionId: newId() }, hello, wire)
  expect(closed).toEqual([4403])
  expect(loads).toEqual([])
  expect(await other.companyOf(harbor.id, harbor.people['lena']!)).not.toBeNull()
  expect(loads).toEqual([harbor.id])
  // Once it is loaded, outsiders are still asked for in the directory, so that the time tells them nothing.
  expect(await other.companyOf(harbor.id, outsider)).toBeNull()
  await other.stop()
})

test('whoever was let in by another node a moment ago is a member here too', async () => {
  const { pool, node } = server.services
  const { isMember } = node.options
  const other = makeNode(pool, { isMember: isMember! })
  const { harbor } = server
  await other.company(harbor.id)
  const newcomer = await server.newcomer('nora@harbor.example')
  const row = newRow(people, {
    id: newcomer,
    email: 'nora@harbor.example',
    fullName: 'Nora',
    avatarUrl: null,
    level: 'member',
    status: 'active',
    joinedAt: new Date().toISOString(),
    lastActiveAt: null,
  })
  await node.run(harbor.id, null, insertRows([row]), {})
  expect(await other.companyOf(harbor.id, newcomer)).not.toBeNull()
  await other.stop()
})

test('a list that was filled without measure slows down neither adding to it nor asking for it', async () => {
  const { node } = server.services
  const { harbor } = server
  const [teamId, ownerId] = [harbor.teams.crew, harbor.people['lena']!]
  const now = new Date().toISOString()
  const rows = Array.from({ length: 5_000 }, () => ({
    table: teamGoals as never,
    row: goalOf(teamId, ownerId, now),
  }))
  await node.run(harbor.id, null, insertRows(rows), {})
  const { replica } = (await node.company(harbor.id))!
  const [first, second] = replica.store.where(teamGoals, { teamId })
  const noting = new NotingReader(replica.store)
  const args = {
    id: newId(),
    teamId,
    ownerId,
    title: 'One more',
    description: null,
    targetDate: null,
    isCompanyGoal: false,
  }
  runMutation(app, createGoal, noting, args, { actor: replica.actor(ownerId)!, now })
  expect([...noting.noted].filter((key) => key.startsWith('team_goals') && !key.endsWith(args.id))).toEqual(
    [],
  )
  const before = replica.seq
  await node.run(harbor.id, ownerId, reorderGoals, { teamId, goalIds: [second!.id, first!.id] })
  const { rows: written } = await node.options.inCompany(harbor.id, null, (client) =>
    client.query('select from sync_change where seq > $1 and entity = $2', [before, teamGoals.name]),
  )
  expect(written).toHaveLength(2)
  const lena = await signIn('lena')
  const answer = await ask(lena, 'query', { name: 'goalsOfTeam', args: { teamId } })
  const { result, more } = (await answer.json()) as { result: { id: string }[]; more: boolean }
  expect([result.length, more]).toEqual([1_000, true])
  expect(result.slice(0, 2).map(({ id }) => id)).toEqual([second!.id, first!.id])
})
