import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NO_SOURCE, UNTOUCHED } from '../src/features/issues/issues.rules.ts'
import { issues } from '../src/features/issues/issues.table.ts'
import { teams } from '../src/features/teams/teams.table.ts'
import { people } from '../src/features/people/people.table.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { integer, uuid } from '../src/sync/fields.ts'
import { newId } from '../src/sync/id.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { Bootstraps } from '../src/sync/server/bootstraps.ts'
import { loadReplica } from '../src/sync/server/load-replica.ts'
import { refuse } from '../src/sync/server/server.refusals.ts'
import { bootstrap } from './line.ts'
import { refused } from './refused.ts'
import { app } from '../src/features/registry.ts'
import { type Served, served, type SignedIn } from './served.ts'

let server: Served
let lena: SignedIn
let omar: SignedIn

beforeAll(async () => {
  server = await served()
  lena = await server.signIn(server.harbor.people['lena']!)
  omar = await server.signIn(server.harbor.people['omar']!)
})
afterAll(() => server.stop())

const ask = ({ cookie }: SignedIn, signal?: AbortSignal) =>
  fetch(`${server.url}/api/sync/${server.harbor.id}/bootstrap`, {
    headers: { cookie },
    ...(signal && { signal }),
  })

/** Writes the same number into a row that the company sees and into one that only the crew sees. */
const count = defineMutation('count', {
  input: { teamId: uuid(), issueId: uuid(), to: integer(0, 1_000_000) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { teamId, issueId, to }, { now }) {
    tx.update(teams, teamId, { name: `Crew ${to}` })
    if (tx.where(issues, { teamId }).some(({ id }) => id === issueId))
      return tx.update(issues, issueId, { title: `Crew ${to}` })
    const createdBy = tx.where(people, {})[0]!.id
    const stamp = { createdBy, createdAt: now, updatedAt: now, ownerId: createdBy }
    const open = { issueType: 'short_term', status: 'open', resolvedAt: null, resolvedBy: null } as const
    const rest = { description: null, meetingId: null, ...NO_SOURCE, ...UNTOUCHED, archivedAt: null }
    tx.insert(issues, { id: issueId, title: `Crew ${to}`, teamId, ...stamp, ...open, ...rest })
  },
})

test('it has exactly the rows of the person’s scopes', async () => {
  const { node } = server.services
  const { lines, scopes } = await bootstrap(server, lena, server.harbor.id)
  const fresh = (await loadReplica(app, node.options.inCompany, node.codecs, server.harbor.id))!
  const seen = [...fresh.store.entries()].filter(({ table, row }) => scopes.includes(table.scope(row)))
  const byId = (rows: readonly (readonly [string, { id: string }])[]) =>
    rows.toSorted(([table, { id }], [otherTable, { id: otherId }]) =>
      `${table}${id}` < `${otherTable}${otherId}` ? -1 : 1,
    )
  expect(byId(lines)).toEqual(byId(seen.map(({ table, row }) => [table.name, row] as const)))
})

test('its rows are those of one seq, however the company changes meanwhile', async () => {
  const { node } = server.services
  const issueId = newId()
  const teamId = server.harbor.teams.crew
  const seqs = new Map<number, number>()
  const over = new AbortController()
  const writing = (async () => {
    for (let to = 0; !over.signal.aborted; to++) {
      await node.run(server.harbor.id, null, count, { teamId, issueId, to })
      seqs.set((await node.company(server.harbor.id))!.replica.seq, to)
    }
  })()
  await expect.poll(() => seqs.size).toBeGreaterThan(0)
  for (let times = 0; times < 40; times++) {
    const { lines, seq } = await bootstrap(server, lena, server.harbor.id)
    const find = (id: string) =>
      lines.find(([, row]) => row.id === id)![1] as { name?: string; title?: string }
    const title = find(issueId).title
    expect(find(teamId).name).toBe(title)
    await expect.poll(() => `Crew ${seqs.get(seq)}`).toBe(title)
  }
  over.abort()
  await writing
})

test('a company’s pieces are made once for all who ask', async () => {
  const before = await Promise.all([lena, omar].map((person) => bootstrap(server, person, server.harbor.id)))
  const stringify = vi.spyOn(JSON, 'stringify')
  for (let times = 0; times < 5; times++) await bootstrap(server, lena, server.harbor.id)
  const rows = new Set(before[0]!.lines.map(([, { id }]) => id))
  const written = stringify.mock.calls.filter(([value]) =>
    rows.has((value as { id: string } | null)?.id ?? ''),
  )
  stringify.mockRestore()
  expect(rows.size).toBeGreaterThan(3)
  expect(written).toEqual([])
})

test('somebody who asks more often than a person may wait is refused, and keeps nobody else from asking', async () => {
  const never = new Promise<null>(() => undefined)
  const bootstraps = new Bootstraps({ schema: 1, moment: () => '', companyOf: () => never })
  const asking = (userId: string) => bootstraps.answer(newId(), userId, new AbortController().signal)
  const outcomes: string[] = []
  for (let times = 0; times < 10_000; times++)
    void asking('maya').catch((error: unknown) => outcomes.push((error as Refusal).reason.code))
  await expect.poll(() => outcomes.length).toBe(10_000 - 10)
  expect(new Set(outcomes)).toEqual(new Set(['sync/busy']))
  for (let person = 0; person < 194; person++) void asking(`person ${person}`)
  await expect(asking('one too many')).rejects.toMatchObject(refused('sync/busy'))
  bootstraps.stop()
})

test('how far a browser has come is read from the address, and refused if it can’t be', async () => {
  const { seq, epoch } = await bootstrap(server, lena, server.harbor.id)
  const at = async (query: string) => {
    const address = `${server.url}/api/sync/${server.harbor.id}/bootstrap?${query}`
    return (await fetch(address, { headers: { cookie: lena.cookie } })).status
  }
  expect(await at(`epoch=${epoch}&cursor=${seq}`)).toBe(200)
  for (const odd of [
    `epoch=${epoch}`,
    'cursor=3',
    `epoch=${epoch}&cursor=x`,
    `epoch=${epoch}&cursor=-1`,
    'epoch=a&epoch=b&cursor=1',
  ])
    expect(await at(odd), odd).toBe(400)
})

test('who is refused because the server is busy is told when to come again', async () => {
  const answer = vi.spyOn(server.services.node.bootstraps, 'answer')
  answer.mockRejectedValueOnce(new Refusal(refuse.reason('sync/busy')))
  const response = await ask(lena)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ error: { code: 'sync/busy', title: 'Quarterdeck is busy' } })
  answer.mockRestore()
})

test('work for a client that has gone is ended, and is no error in the log', async () => {
  const { node, log } = server.services
  const complain = vi.spyOn(log, 'error')
  const signals: AbortSignal[] = []
  const answer = vi.spyOn(node.bootstraps, 'answer').mockImplementation((_company, _user, over) => {
    signals.push(over)
    return new Promise((_resolve, reject) => {
      over.addEventListener('abort', () => reject(over.reason as Error))
    })
  })
  const going = new AbortController()
  const asked = ask(lena, going.signal).catch(() => 'gone')
  await expect.poll(() => signals.length).toBe(1)
  going.abort()
  expect(await asked).toBe('gone')
  await expect.poll(() => signals[0]!.aborted).toBe(true)
  answer.mockRestore()
  expect((await ask(lena)).status).toBe(200)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
