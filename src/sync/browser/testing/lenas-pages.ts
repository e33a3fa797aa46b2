import { expect } from 'vitest'
import { newId } from '../../id.ts'
import { SyncClient } from '../client.ts'
import { FakeBrowser } from './fake-browser.ts'
import { FakeServer } from './fake-server.ts'
import { addIssue, countUp, harborApp, issueById, issues, members } from './harbor-app.ts'

export const [harbor, lena, ledger] = [newId(), newId(), newId()]
const crew = newId()

const opened: SyncClient[] = []

/** Called after each test, so that no page lives on in the next one. */
export function abandonPages(): void {
  for (const client of opened.splice(0)) client.abandon()
}

/** A company of Lena's with one issue, whose counter tells how many steps were taken. */
export function harborOfLena() {
  const server = new FakeServer(harborApp())
  server.seed([[members.name, { id: newId(), teamId: crew, personId: lena } as never]])
  server.run(lena, addIssue, { id: ledger, teamId: crew, title: 'Ledger' })
  return {
    server,
    browser: new FakeBrowser(server.network(lena)),
    counted: () => server.store.get(issues, ledger)!.count,
  }
}

export async function open(browser: FakeBrowser, platform = browser.platform()) {
  const lost: string[] = []
  const app = harborApp()
  const client = new SyncClient({
    app: { ...app, loadMutations: async () => app.mutations },
    userId: lena,
    companyId: harbor,
    onRefusal: ({ code }) => lost.push(code),
    onSessionEnded: () => void lost.push('session'),
    onCompanyLost: () => lost.push('company'),
    platform,
  })
  opened.push(client)
  const count = () => {
    const outcome = client.live(issueById, { id: ledger }).current()
    return outcome && 'value' in outcome ? outcome.value?.count : null
  }
  const step = () => expect(client.mutate(countUp, { id: ledger })).toBe(null)
  await expect.poll(count, { interval: 2 }).toBeTypeOf('number')
  return { client, count, step, lost }
}

export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
