import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { error, json } from './testing/fake-server.ts'
import {
  addIssue,
  castVote,
  countUp,
  joinTeam,
  leaveTeam,
  members,
  renameIssue,
} from './testing/harbor-app.ts'
import {
  maya,
  lena,
  crew,
  office,
  ledger,
  lenaInCrew,
  abandonTabs,
  makeServer,
  openTab,
  lenasTab,
  settled,
} from './testing/lenas-tabs.ts'

afterEach(abandonTabs)

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

test('a newer tab goes on when an older one that led finds that it is outdated', async () => {
  const server = makeServer()
  const { browser, ...older } = await lenasTab(server)
  const newer = openTab(browser, lena, { schema: 2 })
  const third = openTab(browser)
  for (const { client } of [newer, third]) await expect.poll(() => client.status.current.online).toBe(true)
  server.schema = 2
  server.cut()
  for (const { client } of [older, third]) await expect.poll(() => client.status.current.outdated).toBe(true)
  await expect.poll(newer.count).toBe(0)
  expect(newer.client.mutate(countUp, { id: ledger })).toBe(null)
  await settled(newer.client)
  expect(newer.count()).toBe(1)
  expect(newer.client.status.current).toMatchObject({ outdated: false, parked: [] })
})

test('a tab of a version that did not say yet which it is outdates no other', async () => {
  const server = makeServer()
  const { browser } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(second.count).toBe(0)
  const [{ name }] = (await browser.indexedDB.databases()) as [{ name: string }]
  browser
    .platform()
    .channel(name, () => undefined)
    .post({ t: 'ended', why: 'outdated' })
  server.run(maya, countUp, { id: ledger })
  await expect.poll(second.count).toBe(1)
  expect(second.client.status.current.outdated).toBe(false)
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
