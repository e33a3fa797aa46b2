import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { wipe } from './open-local-database.ts'
import { error, json } from './testing/fake-server.ts'
import { addIssue, countUp, issueById, issuesOfTeam, joinTeam, leaveTeam } from './testing/harbor-app.ts'
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
  queueOf,
} from './testing/lenas-tabs.ts'

afterEach(abandonTabs)

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
