import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { hereKey } from '../here.ts'
import { team } from '../scope.ts'
import { newId } from '../id.ts'
import { leaveTeam, members } from './testing/harbor-app.ts'
import {
  closeTabs,
  crew,
  lena,
  lenaInCrew,
  lenasTab,
  makeServer,
  maya,
  office,
  openTab,
} from './testing/old-issues.ts'

afterEach(closeTabs)

const at = (what: string) => ({ scope: team(crew), place: 'scorecard', what })

test('the server learns where I am, and what happens at the same time in one message', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  await expect.poll(() => client.status.current.online).toBe(true)
  const leave = client.whereabouts.enter(at('cell-1'))
  await expect.poll(() => server.moves).toEqual([['cell-1']])
  leave()
  const leaveSecond = client.whereabouts.enter(at('cell-2'))
  await expect.poll(() => server.moves).toEqual([['cell-1'], ['cell-2']])
  leaveSecond()
  await expect.poll(() => server.moves.at(-1)).toEqual([])
})

test('a new line learns it again, and nothing is said where nobody is', async () => {
  const server = makeServer()
  const { client } = await lenasTab(server)
  await expect.poll(() => server.lines).toBe(1)
  server.cut()
  await expect.poll(() => server.lines).toBe(1)
  expect(server.moves).toEqual([])
  client.whereabouts.enter(at('cell-1'))
  await expect.poll(() => server.moves).toEqual([['cell-1']])
  server.cut()
  await expect.poll(() => server.moves).toEqual([['cell-1'], ['cell-1']])
})

test('the leading tab speaks for the others, also for one that it leads after', async () => {
  const server = makeServer()
  const { browser, client } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(() => second.status.current.online).toBe(true)
  client.whereabouts.enter(at('cell-1'))
  second.whereabouts.enter(at('cell-2'))
  await expect.poll(() => server.moves.at(-1)).toEqual(['cell-1', 'cell-2'])
  await client.close()
  await expect.poll(() => server.moves.at(-1)).toEqual(['cell-2'])
})

test('a tab that dies is nowhere a little later', async () => {
  const server = makeServer()
  const { browser } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(() => second.status.current.online).toBe(true)
  second.whereabouts.enter(at('cell-2'))
  await expect.poll(() => server.moves.at(-1)).toEqual(['cell-2'])
  second.abandon()
  await expect.poll(() => server.moves.at(-1)).toEqual([])
})

test('without a line, and in a team that was left, nobody is anywhere', async () => {
  const server = makeServer()
  // Whoever is in no team any more has lost the company, and no tab hears anything.
  server.seed([[members.name, { id: newId(), teamId: office, personId: lena } as never]])
  const { browser, client } = await lenasTab(server)
  const second = openTab(browser)
  await expect.poll(() => second.status.current.online).toBe(true)
  const key = hereKey(team(crew))
  const tell = () =>
    server.tell({ t: 'e', key, value: [{ personId: maya, place: 'scorecard', what: 'cell-1' }] })
  const heard = () => [client, second].map(({ ephemerals }) => ephemerals.current.get(key))
  // What is told before a tab listens is lost, as on any line.
  const told = () => {
    tell()
    return heard()
  }
  await expect.poll(told).toMatchObject([[{ personId: maya }], [{ personId: maya }]])
  server.isDown = true
  server.cut()
  await expect.poll(heard).toEqual([[], []])
  server.isDown = false
  await expect.poll(told).toMatchObject([[{ personId: maya }], [{ personId: maya }]])
  server.run(lena, leaveTeam, { id: lenaInCrew })
  await expect.poll(heard).toEqual([[], []])
})
