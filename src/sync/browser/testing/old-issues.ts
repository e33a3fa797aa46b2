import { expect, vi } from 'vitest'
import { newId } from '../../id.ts'
import type { Query } from '../../define-query.ts'
import { SyncClient } from '../client.ts'
import { FakeBrowser } from './fake-browser.ts'
import { FakeServer } from './fake-server.ts'
import { harborApp, issues, members, visitors, votes } from './harbor-app.ts'

const harbor = newId()
export const maya = newId()
export const lena = newId()
export const crew = newId()
export const office = newId()
export const visit = newId()
export const lenaInCrew = newId()

const DAY_MS = 86_400_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
export const lastSpring = { teamId: crew, from: daysAgo(300), to: daysAgo(200) }

const opened: SyncClient[] = []

/** Closes every tab, as when the browser crashes. */
export function closeTabs(): void {
  for (const client of opened.splice(0)) client.abandon()
}

/** Lena is on the crew and visits the office; five issues of the crew were closed 250 days ago, each with one vote. */
export function makeServer(): FakeServer {
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
    [members.name, { id: lenaInCrew, teamId: crew, personId: lena } as never],
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

export function openTab(browser: FakeBrowser, userId = lena) {
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

export async function lenasTab(server: FakeServer, browser = new FakeBrowser(server.network(lena))) {
  const client = openTab(browser)
  await expect.poll(() => client.status.current.online).toBe(true)
  return { browser, client }
}

/** Puts a query on the screen; answers what it shows, `undefined` while it waits. */
export function look<Args, Result>(client: SyncClient, query: Query<Args, Result>, args: Args) {
  const live = client.live(query, args)
  const leave = live.subscribe(() => undefined)
  const shows = () => {
    const outcome = live.current()
    return outcome && 'value' in outcome ? outcome.value : undefined
  }
  return { shows, leave }
}

export const closedTitles = (shows: () => { title: string; votes: number }[] | undefined) => () =>
  shows()?.map(({ title, votes: count }) => `${title}: ${count}`)
export const ALL_CLOSED = [0, 1, 2, 3, 4].map((index) => `Closed ${index}: 1`)

export const idOf = (server: FakeServer, title: string) =>
  server.store.where(issues, {}).find((issue) => issue.title === title)!.id
