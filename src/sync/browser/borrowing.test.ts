import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { team } from '../scope.ts'
import {
  addIssue,
  closedIssues,
  closeIssue,
  issues,
  issuesOfTeam,
  joinTeam,
  leaveTeam,
  renameIssue,
  visitors,
} from './testing/harbor-app.ts'
import {
  ALL_CLOSED,
  closedTitles,
  closeTabs,
  crew,
  daysAgo,
  idOf,
  lastSpring,
  lena,
  lenaInCrew,
  lenasTab,
  look,
  makeServer,
  maya,
  office,
  openTab,
  visit,
} from './testing/old-issues.ts'

afterEach(closeTabs)

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

test('borrowed rows change like any others, whether I change them or somebody else does', async () => {
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

test('a team founded without a network is there at once, and stays when the server has heard of it', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  server.isDown = true
  server.cut()
  const teamId = newId()
  client.mutate(joinTeam, { id: newId(), teamId, personId: lena })
  const { shows } = look(client, issuesOfTeam, { teamId })
  expect(shows()).toEqual([])
  client.mutate(addIssue, { id: newId(), teamId, title: 'First' })
  expect(shows()).toMatchObject([{ title: 'First' }])
  server.isDown = false
  await expect.poll(() => client.status.current.pending).toBe(0)
  await expect.poll(shows).toMatchObject([{ title: 'First' }])
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
  await expect.poll(scopes).not.toContain(team(office))
  await expect.poll(() => client.status.current.online).toBe(true)
})

test('who may no longer visit a team loses its rows at once', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  const { shows } = look(client, issuesOfTeam, { teamId: office })
  await expect.poll(() => shows()?.length).toBe(1)
  server.remove(visitors.name, visit)
  await expect.poll(shows).toBe(undefined)
  expect(server.scopesOf(lena)).not.toContain(team(office))
})

test('who comes back to a team gets what its screens reach again, also what was asked for meanwhile', async () => {
  const server = makeServer()
  server.run(maya, joinTeam, { id: newId(), teamId: office, personId: lena })
  const { client } = await lenasTab(server)
  const { shows } = look(client, closedIssues, lastSpring)
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  server.run(maya, leaveTeam, { id: lenaInCrew })
  await expect.poll(shows).toBe(undefined)
  const wider = look(client, closedIssues, { ...lastSpring, from: daysAgo(310) })
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.run(maya, joinTeam, { id: lenaInCrew, teamId: crew, personId: lena })
  await expect.poll(closedTitles(shows)).toEqual(ALL_CLOSED)
  await expect.poll(closedTitles(wider.shows)).toEqual(ALL_CLOSED)
})

test('of too many borrowed rows, those that are on no screen leave', async () => {
  const server = makeServer()
  server.pageSize = 2_000
  const closed = (days: number) =>
    Array.from({ length: 10_500 }, (): [string, never] => {
      const issue = { id: newId(), teamId: crew, title: 'Old', count: 0, closedAt: daysAgo(days) }
      return [issues.name, issue as never]
    })
  server.seed([...closed(400), ...closed(500)])
  const { client } = await lenasTab(server)
  const ago400 = { teamId: crew, from: daysAgo(410), to: daysAgo(390) }
  const ago500 = { teamId: crew, from: daysAgo(510), to: daysAgo(490) }
  const first = look(client, closedIssues, ago400)
  await expect.poll(() => first.shows()?.length).toBe(10_500)
  first.leave()
  const second = look(client, closedIssues, ago500)
  await expect.poll(() => second.shows()?.length).toBe(10_500)
  const glance = () => {
    const { shows, leave } = look(client, closedIssues, ago400)
    const rows = shows()?.length
    leave()
    return rows
  }
  // Two minutes pass between two glances at the first, in which nobody looks at it.
  await expect.poll(glance, { interval: 1_500 }).toBe(undefined)
  expect(second.shows()).toHaveLength(10_500)
})
