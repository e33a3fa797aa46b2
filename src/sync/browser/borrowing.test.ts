import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../id.ts'
import type { Query } from '../define-query.ts'
import { team } from '../scope.ts'
import { SyncClient } from './client.ts'
import { FakeBrowser } from './testing/fake-browser.ts'
import { FakeServer } from './testing/fake-server.ts'
import {
  closedIssues,
  closeIssue,
  harborApp,
  issues,
  issuesOfTeam,
  members,
  renameIssue,
  visitors,
  votes,
} from './testing/harbor-app.ts'

const harbor = newId()
const maya = newId()
const lena = newId()
const crew = newId()
const office = newId()
const visit = newId()

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const lastSpring = { teamId: crew, from: daysAgo(300), to: daysAgo(200) }

const opened: SyncClient[] = []
afterEach(() => {
  for (const client of opened.splice(0)) client.abandon()
})

/** Lena is on the crew and visits the office; five issues of the crew were closed 250 days ago, each with one vote. */
function makeServer(): FakeServer {
  const server = new FakeServer(harborApp())
  const closed = Array.from({ length: 5 }, (_, index) => ({
    id: newId(),
    teamId: crew,
    title: `Closed ${index}`,
    count: 0,
    closedAt: daysAgo(250),
  }))
  server.seed([
    [members.name, { id: newId(), teamId: crew, personId: maya } as never],
    [members.name, { id: newId(), teamId: office, personId: maya } as never],
    [members.name, { id: newId(), teamId: crew, personId: lena } as never],
    [visitors.name, { id: visit, teamId: office, personId: lena } as never],
    [issues.name, { id: newId(), teamId: crew, title: 'Open', count: 0, closedAt: null } as never],
    [issues.name, { id: newId(), teamId: office, title: 'Rent', count: 0, closedAt: null } as never],
    ...closed.map((issue): [string, never] => [issues.name, issue as never]),
    ...closed.map(({ id }): [string, never] => [
      votes.name,
      { id: newId(), issueId: id, teamId: crew, personId: maya } as never,
    ]),
  ])
  return server
}

function openTab(browser: FakeBrowser, userId = lena) {
  const client = new SyncClient({
    app: { ...harborApp(), loadMutations: async () => harborApp().mutations },
    userId,
    companyId: harbor,
    onRefusal: () => undefined,
    onSessionEnded: vi.fn<() => void>(),
    onCompanyLost: vi.fn<() => void>(),
    platform: browser.platform(),
  })
  opened.push(client)
  return client
}

async function lenasTab(server: FakeServer, browser = new FakeBrowser(server.network(lena))) {
  const client = openTab(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  return { browser, client }
}

/** Puts a query on the screen; answers what it shows, `undefined` while it waits. */
function look<Args, Result>(client: SyncClient, query: Query<Args, Result>, args: Args) {
  const live = client.live(query, args)
  const leave = live.subscribe(() => undefined)
  const shows = () => {
    const outcome = live.current()
    return outcome && 'value' in outcome ? outcome.value : undefined
  }
  return { shows, leave }
}

const closedTitles = (shows: () => { title: string; votes: number }[] | undefined) => () =>
  shows()?.map(({ title, votes: count }) => `${title}: ${count}`)
const ALL_CLOSED = [0, 1, 2, 3, 4].map((index) => `Closed ${index}: 1`)

const idOf = (server: FakeServer, title: string) =>
  server.store.where(issues, {}).find((issue) => issue.title === title)!.id

test('what was finished long ago is fetched when a screen reaches it, with what belongs to it', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  expect(look(client, issuesOfTeam, { teamId: crew }).shows()).toMatchObject([{ title: 'Open' }])
  const { shows } = look(client, closedIssues, lastSpring)
  expect(shows()).toBe(undefined)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  expect(server.wants).toEqual(['closedIssues'])
})

test('a second look costs nothing, and what is live is not fetched', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const first = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(first.shows)).toEqual(ALL_CLOSED)
  expect(closedTitles(look(client, closedIssues, { ...lastSpring }).shows)()).toEqual(ALL_CLOSED)
  const recent = { teamId: crew, from: daysAgo(20), to: daysAgo(-1) }
  expect(look(client, closedIssues, recent).shows()).toEqual([])
  expect(server.wants).toEqual(['closedIssues'])
})

test('later changes of borrowed rows arrive as any other, mine and those of others', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  server.run(maya, renameIssue, { id: idOf(server, 'Closed 1'), title: 'Closed and renamed' })
  await expect.poll(() => shows()?.map(({ title }) => title)).toContain('Closed and renamed')
  client.mutate(renameIssue, { id: idOf(server, 'Closed 2'), title: 'Mine' })
  expect(shows()?.map(({ title }) => title)).toContain('Mine')
  await expect.poll(() => client.status.current.pending).toBe(0)
  expect(shows()?.map(({ title }) => title)).toContain('Mine')
})

test('a change of a row that is neither live nor borrowed stays out', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows } = look(client, issuesOfTeam, { teamId: crew })
  server.run(maya, renameIssue, { id: idOf(server, 'Closed 1'), title: 'Renamed out of sight' })
  server.run(maya, renameIssue, { id: idOf(server, 'Open'), title: 'Still open' })
  await expect.poll(() => shows()?.map(({ title }) => title)).toEqual(['Still open'])
})

test('a row that is reopened comes whole, with its votes', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const id = idOf(server, 'Closed 3')
  server.run(maya, closeIssue, { id, closedAt: null })
  server.run(maya, closeIssue, { id, closedAt: daysAgo(1) })
  const recent = look(client, closedIssues, { teamId: crew, from: daysAgo(20), to: daysAgo(-1) })
  await expect.poll(closedTitles(recent.shows)).toEqual(['Closed 3: 1'])
})

test('if the line breaks in the middle of a region, the whole of it is asked for again', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  server.cutsAfterPage = 2
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(() => server.wants.length).toBeGreaterThan(1)
  expect(shows()).toBe(undefined)
  server.cutsAfterPage = 0
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
})

test('after a lost line what is held goes on; after a restore it is asked for again', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  server.cut()
  server.run(maya, renameIssue, { id: idOf(server, 'Closed 1'), title: 'Closed offline' })
  await expect.poll(() => shows()?.map(({ title }) => title)).toContain('Closed offline')
  expect(server.wants).toHaveLength(1)
  server.restore()
  await expect.poll(() => server.wants.length).toBe(2)
  await expect.poll(() => shows()?.length).toBe(5)
})

test('where nothing but an event stream gets through, the wish goes with the greeting', async () => {
  const server = makeServer()
  server.refusesSockets = true
  const { client } = await lenasTab(server)
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  expect(client.status.current.online).toBe(true)
})

test('a second tab is answered by the leading one', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  const first = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(first.shows)).toEqual(ALL_CLOSED)
  const second = look(openTab(browser), closedIssues, lastSpring)
  await expect.poll(closedTitles(second.shows)).toEqual(ALL_CLOSED)
  expect(server.wants).toHaveLength(1)
})

test('what a second tab reaches first, the leading one asks for', async () => {
  const server = makeServer()
  const { browser } = await lenasTab(server)
  const second = look(openTab(browser), closedIssues, lastSpring)
  await expect.poll(closedTitles(second.shows)).toEqual(ALL_CLOSED)
})

test('borrowed rows are not written to the disk', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  await client.close()
  server.isDown = true
  const offline = openTab(browser)
  const open = look(offline, issuesOfTeam, { teamId: crew })
  await expect.poll(() => open.shows()?.map(({ title }) => title)).toEqual(['Open'])
  expect(look(offline, closedIssues, lastSpring).shows()).toBe(undefined)
})

test('a team that I visit is borrowed while a screen shows it, and given back ten minutes later', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows, leave } = look(client, issuesOfTeam, { teamId: office })
  expect(shows()).toBe(undefined)
  await expect.poll(() => shows()?.map(({ title }) => title)).toEqual(['Rent'])
  server.run(maya, renameIssue, { id: idOf(server, 'Rent'), title: 'Rent paid' })
  await expect.poll(() => shows()?.map(({ title }) => title)).toEqual(['Rent paid'])
  leave()
  const scopes = () => server.scopesOf(lena)
  expect(scopes()).toContain(team(office))
  await expect.poll(scopes, { timeout: 12_000, interval: 100 }).not.toContain(team(office))
  expect(client.status.current.online).toBe(true)
}, 15_000)

test('who may no longer visit a team loses its rows at once', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows } = look(client, issuesOfTeam, { teamId: office })
  await expect.poll(() => shows()?.length).toBe(1)
  server.remove(visitors.name, visit)
  await expect.poll(shows).toBe(undefined)
  expect(server.scopesOf(lena)).not.toContain(team(office))
})
