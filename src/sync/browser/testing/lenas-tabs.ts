import { expect, vi } from 'vitest'
import { newId } from '../../id.ts'
import type { RefusalText } from '../../refusal.ts'
import { team } from '../../scope.ts'
import { SyncClient } from '../client.ts'
import { FakeBrowser } from './fake-browser.ts'
import { FakeServer } from './fake-server.ts'
import { addIssue, harborApp, issueById, issuesOfTeam, members } from './harbor-app.ts'

export const harbor = newId()
export const maya = newId()
export const lena = newId()
export const crew = newId()
export const office = newId()
export const ledger = newId()
export const lenaInCrew = newId()

const opened: SyncClient[] = []

/** Called after each test, so that no tab lives on in the next one. */
export function abandonTabs(): void {
  for (const client of opened.splice(0)) client.abandon()
}

export function makeServer(): FakeServer {
  const server = new FakeServer(harborApp())
  server.seed([
    [members.name, { id: newId(), teamId: crew, personId: maya } as never],
    [members.name, { id: newId(), teamId: office, personId: maya } as never],
    [members.name, { id: lenaInCrew, teamId: crew, personId: lena } as never],
  ])
  server.run(maya, addIssue, { id: ledger, teamId: crew, title: 'Ledger' })
  return server
}

export function openTab(browser: FakeBrowser, userId = lena, { schema = 1 } = {}) {
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
export async function lenasTab(server: FakeServer, browser = new FakeBrowser(server.network(lena))) {
  const tab = openTab(browser)
  await expect.poll(() => tab.client.status.current.online).toBe(true)
  return { browser, ...tab }
}

export const issuesAt = (server: FakeServer) => server.rowsFor(new Set([team(crew)]))

export async function settled(client: SyncClient): Promise<void> {
  await expect.poll(() => client.status.current.pending, { interval: 5 }).toBe(0)
}

export async function queueOf(browser: FakeBrowser): Promise<unknown[]> {
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
