import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import type { RefusalText } from '../refusal.ts'
import { team } from '../scope.ts'
import { SyncClient } from './client.ts'
import { wipe } from './open-local-database.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { error, FakeServer, json } from './testing/fake-server.ts'
import {
  addIssue,
  castVote,
  countUp,
  harborApp,
  issueById,
  issuesOfTeam,
  joinTeam,
  leaveTeam,
  members,
  renameIssue,
  votesOnIssue,
} from './testing/harbor-app.ts'

const harbor = newId()
const maya = newId()
const lena = newId()
const crew = newId()
const office = newId()
const ledger = newId()
const lenaInCrew = newId()

const opened: SyncClient[] = []

afterEach(() => {
  for (const client of opened.splice(0)) client.abandon()
})

function makeServer(): FakeServer {
  const server = new FakeServer(harborApp())
  server.seed([
    [members.name, { id: newId(), teamId: crew, personId: maya } as never],
    [members.name, { id: newId(), teamId: office, personId: maya } as never],
    [members.name, { id: lenaInCrew, teamId: crew, personId: lena } as never],
  ])
  server.run(maya, addIssue, { id: ledger, teamId: crew, title: 'Ledger' })
  return server
}

function openTab(browser: FakeBrowser, userId = lena, { schema = 1 } = {}) {
  const refusals: RefusalText[] = []
  const undone: unknown[] = []
  const onSessionEnded = vi.fn<() => void>()
  const onCompanyLost = vi.fn<() => void>()
  const client = new SyncClient({
    app: { ...harborApp(schema), loadMutations: async () => harborApp(schema).mutations },
    userId,
    companyId: harbor,
    onRefusal: (text, args) => {
      refusals.push(text)
      if (args !== undefined) undone.push(args)
    },
    onSessionEnded,
    onCompanyLost,
    platform: browser.platform(),
  })
  opened.push(client)
  const titles = () => {
    const outcome = client.live(issuesOfTeam, { teamId: crew }).current()
    return outcome && 'value' in outcome ? outcome.value.map(({ title }) => title) : null
  }
  const count = () => {
    const outcome = client.live(issueById, { id: ledger }).current()
    return outcome && 'value' in outcome ? outcome.value?.count : null
  }
  return { client, refusals, undone, onSessionEnded, onCompanyLost, titles, count }
}

/** A browser of Lena's that has loaded everything. */
async function lenasTab(server: FakeServer, browser = new FakeBrowser(server.network(lena))) {
  const tab = openTab(browser)
  await expect.poll(() => tab.client.status.current.online).toBe(true)
  return { browser, ...tab }
}

const issuesAt = (server: FakeServer) => server.rowsFor(new Set([team(crew)]))

async function settled(client: SyncClient): Promise<void> {
  await expect.poll(() => client.status.current.pending, { interval: 5 }).toBe(0)
}

test('what others do appears, and what I do reaches them', async () => {
  const server = makeServer()
  const { client, titles } = await lenasTab(server)
  expect(titles()).toEqual(['Ledger'])
  server.run(maya, renameIssue, { id: ledger, title: 'Ledger of May' })
  await expect.poll(titles).toEqual(['Ledger of May'])
  expect(client.mutate(renameIssue, { id: ledger, title: 'Ledger of June' })).toBe(null)
  expect(titles()).toEqual(['Ledger of June'])
  await settled(client)
  expect(issuesAt(server)).toMatchObject([['issues', { title: 'Ledger of June' }]])
})

test('a vote shows at once and the number never dips on its way', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const live = client.live(votesOnIssue, { issueId: ledger })
  const seen: unknown[] = []
  live.subscribe(() => seen.push(live.current()))
  client.mutate(castVote, { id: newId(), issueId: ledger })
  server.run(maya, castVote, { id: newId(), issueId: ledger })
  await settled(client)
  await expect.poll(() => live.current()).toEqual({ value: 2 })
  expect(seen).toEqual([{ value: 1 }, { value: 2 }])
})

test('a counter counts my step once while the answer, the frame and other steps come in', async () => {
  const server = makeServer()
  const { client, count } = await lenasTab(server)
  const seen: unknown[] = []
  client.live(issueById, { id: ledger }).subscribe(() => seen.push(count()))
  for (let step = 0; step < 5; step++) client.mutate(countUp, { id: ledger })
  await settled(client)
  expect(seen).toEqual([1, 2, 3, 4, 5])
})

test('a refusal by a rule is shown at once and nothing is sent', async () => {
  const server = makeServer()
  const { client, refusals, undone } = await lenasTab(server)
  expect(client.mutate(addIssue, { id: newId(), teamId: crew, title: '  ' })).toMatchObject({
    kind: 'invalid',
  })
  expect(client.mutate(addIssue, { id: newId(), teamId: office, title: 'Not mine' })).toMatchObject({
    kind: 'denied',
  })
  expect(refusals).toHaveLength(2)
  expect(undone).toEqual([])
  expect(server.requests.filter(({ path }) => path === 'mutate')).toEqual([])
})

test('what this browser cannot find is left to the server to decide', async () => {
  const server = makeServer()
  const { client, refusals } = await lenasTab(server)
  expect(client.mutate(renameIssue, { id: newId(), title: 'Unknown' })).toBe(null)
  await expect.poll(() => refusals).toMatchObject([{ kind: 'not-found' }])
  expect(client.status.current.pending).toBe(0)
})

test('a refusal by the server takes back the change and everything built on it, with one message', async () => {
  const server = makeServer()
  const { client, refusals, undone, titles } = await lenasTab(server)
  server.isDown = true
  server.cut()
  const report = newId()
  client.mutate(addIssue, { id: report, teamId: crew, title: 'Report' })
  client.mutate(renameIssue, { id: report, title: 'Report of May' })
  client.mutate(castVote, { id: newId(), issueId: report })
  client.mutate(renameIssue, { id: ledger, title: 'Still fine' })
  expect(titles()).toEqual(['Still fine', 'Report of May'])
  server.run(maya, leaveTeam, { id: lenaInCrew })
  server.run(maya, joinTeam, { id: newId(), teamId: office, personId: lena })
  server.isDown = false
  await settled(client)
  await expect.poll(() => refusals.length).toBe(2)
  expect(refusals.map(({ code }) => code)).toEqual(['access/denied', 'access/not-found'])
  expect(undone).toMatchObject([{ title: 'Report' }, { title: 'Still fine' }])
})

test('what was done offline survives a reload and is sent once', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  server.isDown = true
  server.cut()
  for (let step = 0; step < 3; step++) client.mutate(countUp, { id: ledger })
  await expect.poll(async () => (await queueOf(browser)).length).toBe(3)
  client.abandon()
  const again = openTab(browser)
  await expect.poll(again.count).toBe(3)
  server.isDown = false
  await settled(again.client)
  await expect.poll(again.count).toBe(3)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 3 }]])
})

test('lost answers are requested again and nothing runs twice', async () => {
  const server = makeServer()
  const { client, count, refusals } = await lenasTab(server)
  let lost = 0
  server.losesAnswer = () => lost++ < 3
  client.mutate(countUp, { id: ledger })
  client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => refusals.length).toBe(1)
  await settled(client)
  expect(count()).toBe(2)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 2 }]])
})

test('after the server was restored, what it has not seen is sent as a new client', async () => {
  const server = makeServer()
  const { browser, client, count } = await lenasTab(server)
  client.mutate(countUp, { id: ledger })
  await settled(client)
  await expect.poll(async () => (await queueOf(browser)).length).toBe(0)
  server.restore()
  client.mutate(countUp, { id: ledger })
  client.mutate(countUp, { id: ledger })
  await settled(client)
  await expect.poll(count).toBe(3)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 3 }]])
})

test('whoever leaves a team loses its rows, and gets them back with the team', async () => {
  const server = makeServer()
  const { client, titles } = await lenasTab(server)
  server.run(maya, joinTeam, { id: newId(), teamId: office, personId: lena })
  server.run(maya, addIssue, { id: newId(), teamId: office, title: 'Rent' })
  const inOffice = () => client.live(issuesOfTeam, { teamId: office }).current()
  await expect.poll(inOffice).toMatchObject({ value: [{ title: 'Rent' }] })
  server.run(maya, leaveTeam, { id: lenaInCrew })
  await expect.poll(() => client.live(issueById, { id: ledger }).current()).toEqual({ value: null })
  expect(titles()).toBe(null)
  expect(client.live(issuesOfTeam, { teamId: crew }).current()).toMatchObject({
    error: { text: { kind: 'denied' } },
  })
  server.run(maya, joinTeam, { id: lenaInCrew, teamId: crew, personId: lena })
  await expect.poll(titles).toEqual(['Ledger'])
})

test('a frame that does not follow the last one causes a fresh start', async () => {
  const server = makeServer()
  const { client, count } = await lenasTab(server)
  server.tell({ t: 'd', from: 90, seq: 91, changes: [] })
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(1)
  expect(server.requests.filter(({ path }) => path === 'bootstrap')).toHaveLength(2)
  await expect.poll(() => client.status.current.online).toBe(true)
})

test('where WebSockets are blocked, the event stream does the same', async () => {
  const server = makeServer()
  server.refusesSockets = true
  const { client, count } = await lenasTab(server)
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(1)
  client.mutate(countUp, { id: ledger })
  await settled(client)
  expect(count()).toBe(2)
  server.refusesSockets = false
  server.cut()
  server.run(maya, countUp, { id: ledger })
  await expect.poll(count).toBe(3)
})

test('when a session ends, the queue is kept for the same person and nobody else', async () => {
  const server = makeServer()
  const { browser, client, onSessionEnded } = await lenasTab(server)
  server.answersInstead = () => json(401, error('Sign in'))
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => onSessionEnded.mock.calls.length).toBe(1)
  expect(await queueOf(browser)).toHaveLength(1)
  server.answersInstead = null
  const asMaya = openTab(browser, maya)
  await expect.poll(() => asMaya.count()).toBe(0)
  asMaya.client.abandon()
  const back = openTab(browser)
  await settled(back.client)
  await expect.poll(back.count).toBe(1)
})

test('a company that the person has lost is wiped from this browser', async () => {
  const server = makeServer()
  const { browser, onCompanyLost } = await lenasTab(server)
  server.run(maya, leaveTeam, { id: lenaInCrew })
  await expect.poll(() => onCompanyLost.mock.calls.length).toBe(1)
  expect(await browser.indexedDB.databases()).toEqual([])
})

test('signing out wipes this person’s data in all tabs', async () => {
  const server = makeServer()
  const { browser, onSessionEnded } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.titles).toEqual(['Ledger'])
  await wipe(lena, '', browser.indexedDB)
  expect(await browser.indexedDB.databases()).toEqual([])
  await expect.poll(() => onSessionEnded.mock.calls.length + second.onSessionEnded.mock.calls.length).toBe(2)
})

test('an answer from a proxy on the way wipes nothing', async () => {
  const server = makeServer()
  const { client, count, onCompanyLost } = await lenasTab(server)
  const proxy = vi.fn<() => Response>(() => new Response('<h1>Forbidden</h1>', { status: 403 }))
  server.answersInstead = proxy
  client.mutate(countUp, { id: ledger })
  await expect.poll(() => proxy.mock.calls.length).toBeGreaterThan(1)
  server.answersInstead = null
  await settled(client)
  expect(count()).toBe(1)
  expect(onCompanyLost).not.toHaveBeenCalled()
})

test('a mutation that the server can’t read is refused and the others go on', async () => {
  const server = makeServer()
  const { client, count, refusals } = await lenasTab(server)
  server.answersInstead = () => json(413, error('Too large'))
  client.mutate(renameIssue, { id: ledger, title: 'Too long' })
  await expect.poll(() => refusals).toMatchObject([{ title: 'Too large' }])
  server.answersInstead = null
  client.mutate(countUp, { id: ledger })
  await settled(client)
  expect(count()).toBe(1)
})

test('with a newer server, what this page had queued is parked, and the next version makes it again', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  server.schema = 2
  client.mutate(countUp, { id: ledger })
  await expect
    .poll(() => client.status.current)
    .toMatchObject({ outdated: true, pending: 0, parked: [{ name: 'countUp' }] })
  expect(client.mutate(countUp, { id: ledger })).toMatchObject({ title: 'A new version is ready' })
  client.abandon()
  const next = openTab(browser, lena, { schema: 2 })
  await expect.poll(next.count).toBe(0)
  const [parked] = next.client.status.current.parked
  expect(await next.client.retryParked(parked!.key)).toBe(null)
  await settled(next.client)
  expect(next.count()).toBe(1)
  expect(next.client.status.current.parked).toEqual([])
})

test('what a tab of an older version queues is parked and shown by the newer tab that leads', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const newer = openTab(browser, lena, { schema: 2 })
  const older = openTab(browser)
  await expect.poll(older.count).toBe(0)
  server.schema = 2
  first.client.abandon()
  await expect.poll(newer.count).toBe(0)
  older.client.mutate(countUp, { id: ledger })
  await expect
    .poll(() => newer.client.status.current)
    .toMatchObject({ pending: 0, parked: [{ name: 'countUp' }] })
})

test('times are the server’s, however wrong this device’s clock is', async () => {
  const server = makeServer()
  const browser = new FakeBrowser(server.network(lena))
  browser.clockError = 86_400_000
  const { client } = await lenasTab(server, browser)
  await expect.poll(() => Math.abs(client.serverNow() - Date.now()) < 10_000).toBe(true)
})

test('what one tab does the other shows at once, and either may be closed', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(() => second.client.status.current.online).toBe(true)
  expect(server.lines).toBe(1)
  second.client.mutate(countUp, { id: ledger })
  await expect.poll(first.count).toBe(1)
  await settled(second.client)
  first.client.mutate(countUp, { id: ledger })
  server.run(maya, countUp, { id: ledger })
  await expect.poll(second.count).toBe(3)
  await first.client.close()
  server.run(maya, countUp, { id: ledger })
  await expect.poll(second.count).toBe(4)
  second.client.mutate(countUp, { id: ledger })
  await settled(second.client)
  await expect.poll(second.count).toBe(5)
})

test('when the leading tab dies, the next one sends what both had queued, once', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.losesAnswer = () => true
  for (let step = 0; step < 10; step++) (step % 2 ? first : second).client.mutate(countUp, { id: ledger })
  await expect.poll(second.count).toBe(10)
  await expect.poll(() => server.requests.some(({ path }) => path === 'mutate')).toBe(true)
  first.client.abandon()
  server.losesAnswer = () => false
  await settled(second.client)
  await expect.poll(second.count).toBe(10)
  expect(issuesAt(server)).toMatchObject([['issues', { count: 10 }]])
})

test('a late refusal is shown in the tab that acted, or in the leading tab if that one is gone', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => second.refusals.length).toBe(1)
  expect(first.refusals).toEqual([])
  server.isDown = true
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => first.client.status.current.pending).toBe(1)
  second.client.abandon()
  server.isDown = false
  await expect.poll(() => first.refusals.length).toBe(1)
})

test('what the server refused is kept with its reason, in every tab, until it is made again or discarded', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.isDown = true
  const [report, minutes] = [newId(), newId()]
  first.client.mutate(addIssue, { id: report, teamId: crew, title: 'Report' })
  first.client.mutate(addIssue, { id: minutes, teamId: crew, title: 'Minutes' })
  await expect
    .poll(() => second.client.waiting.read())
    .toMatchObject([
      { name: 'addIssue', args: { title: 'Report' } },
      { name: 'addIssue', args: { title: 'Minutes' } },
    ])
  server.seed([[members.name, { id: newId(), teamId: office, personId: lena } as never]])
  server.remove(members.name, lenaInCrew)
  server.isDown = false
  const refusedIn = ({ client }: typeof second) =>
    client.status.current.refused.map(({ args }) => (args as { title: string }).title)
  for (const tab of [first, second]) await expect.poll(() => refusedIn(tab)).toEqual(['Report', 'Minutes'])
  expect(first.client.status.current.refused[0]).toMatchObject({ refused: { kind: 'denied' } })
  expect(second.client.waiting.read()).toEqual([])
  await first.client.close()
  await second.client.close()

  const next = openTab(browser)
  const other = openTab(browser)
  await expect.poll(() => refusedIn(next)).toHaveLength(2)
  const keyOf = (title: string) =>
    next.client.status.current.refused.find(({ args }) => (args as { title: string }).title === title)!.key
  const [reportKey, minutesKey] = [keyOf('Report'), keyOf('Minutes')]
  await expect.poll(() => next.client.status.current.online).toBe(true)
  expect(await next.client.retryParked(reportKey)).toMatchObject({ kind: 'denied' })
  expect(refusedIn(next)).toHaveLength(2)

  server.seed([[members.name, { id: lenaInCrew, teamId: crew, personId: lena } as never]])
  await expect.poll(next.titles).toEqual(['Ledger'])
  expect(await Promise.all([next, other].map(({ client }) => client.retryParked(reportKey)))).toEqual([
    null,
    null,
  ])
  await settled(next.client)
  const [discarded] = next.client.status.current.refused
  await next.client.discardParked([minutesKey])
  for (const tab of [next, other]) await expect.poll(() => refusedIn(tab)).toEqual([])
  await other.client.keepParked([discarded!])
  await expect.poll(() => refusedIn(next)).toEqual(['Minutes'])
  expect(next.titles()).toEqual(['Ledger', 'Report'])
  expect(next.refusals.length + other.refusals.length).toBe(0)
})

test('what the app did by itself leaves nothing to decide when it is refused', async () => {
  const server = makeServer()
  const { client, refusals } = await lenasTab(server)
  client.mutate({ ...renameIssue, unbidden: true }, { id: newId(), title: 'Unknown' })
  await expect.poll(() => refusals.length).toBe(1)
  expect(client.mutate({ ...countUp, unbidden: false }, { id: newId() })).toBe(null)
  await expect.poll(() => client.status.current.refused).toMatchObject([{ name: 'countUp' }])
})

test('a tab that slept and heard nothing catches up from the disk when it is shown', async () => {
  const server = makeServer()
  // In slow motion: by itself the leading tab writes what it has heard to the disk only after 25 s.
  const { browser, ...first } = await lenasTab(server, new FakeBrowser(server.network(lena), 0.01))
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  browser.isDeaf = true
  server.run(maya, countUp, { id: ledger })
  await expect.poll(first.count, { interval: 1 }).toBe(1)
  expect(second.count()).toBe(0)
  browser.isDeaf = false
  browser.emit('shown')
  await expect.poll(second.count).toBe(1)
})

test('a tab that takes over forgets what was refused while it slept', async () => {
  const server = makeServer()
  const { browser, ...first } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.isDown = true
  second.client.mutate(renameIssue, { id: newId(), title: 'Unknown' })
  await expect.poll(() => first.client.status.current.pending).toBe(1)
  browser.isDeaf = true
  server.isDown = false
  await settled(first.client)
  await first.client.close()
  browser.isDeaf = false
  await settled(second.client)
})

test('every tab learns who is present, the latest value only', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  server.tell({ t: 'e', key: 'present', value: ['maya'] })
  server.tell({ t: 'e', key: 'present', value: ['maya', 'omar'] })
  for (const { ephemerals } of [client, second.client]) {
    await expect.poll(() => ephemerals.current.get('present')).toEqual(['maya', 'omar'])
  }
})

test('a dead line is noticed and opened again', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  server.isSilent = true
  await expect.poll(() => client.status.current.online).toBe(false)
  server.isSilent = false
  await expect.poll(() => client.status.current.online).toBe(true)
})

/** The values that `online` takes while a page opens; a server that is down comes back once that was noticed. */
async function opening(server: FakeServer, browser: FakeBrowser): Promise<unknown[]> {
  const { client } = openTab(browser)
  const { status } = client
  const seen = [status.current.online]
  status.subscribe(() => seen.push(status.current.online))
  await expect.poll(() => status.current.online).not.toBe(null)
  server.isDown = false
  await expect.poll(() => status.current.online).toBe(true)
  return seen.filter((online, index) => online !== seen[index - 1])
}

test.for(['for the first time', 'with its rows on the disk'])(
  'a first attempt that fails is told at once, opened %s',
  async (when) => {
    const server = makeServer()
    const browser = new FakeBrowser(server.network(lena))
    if (when === 'with its rows on the disk') await (await lenasTab(server, browser)).client.close()
    server.isDown = true
    expect(await opening(server, browser)).toEqual([null, false, true])
  },
)

test('a network that lets no WebSocket through is not taken for none', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  await client.close()
  server.refusesSockets = true
  expect(await opening(server, browser)).toEqual([null, true])
})

test('a server that asks for a fresh start is not taken for none', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  await client.close()
  server.restore()
  expect(await opening(server, browser)).toEqual([null, true])
})

async function queueOf(browser: FakeBrowser): Promise<unknown[]> {
  const [{ name }] = (await browser.indexedDB.databases()) as [{ name: string }]
  return new Promise((resolve, reject) => {
    const opening = browser.indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('queue').objectStore('queue').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result)
      })
    })
  })
}
