import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openLocalDatabase } from '../src/sync/browser/open-local-database.ts'
import { ServerClock } from '../src/sync/browser/server-clock.ts'
import { loadView } from '../src/sync/browser/tabs.ts'
import {
  addIssue,
  countUp,
  harborApp,
  issueById,
  issuesOfTeam,
} from '../src/sync/browser/testing/harbor-app.ts'
import { newId } from '../src/sync/id.ts'
import { LiveQueries } from '../src/sync/live.ts'
import type { BootstrapLine } from '../src/sync/protocol.ts'
import { View } from '../src/sync/view.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'

const ROWS = 10_000
const WAITING = 500
const ROUNDS = 15

const [lena, crew] = [newId(), newId()]

/** The browser's store, without a browser: opening a company from disk, and a change while many others wait to be sent. */
export const localStore: Bar = {
  name: 'local-store',
  async run() {
    const loads = sorted(await loadTimes())
    const changes = sorted(changeTimes())
    return [
      atMost('10,000 rows loaded from disk and queried, p50', percentile(loads, 0.5), 100),
      atMost(`a change in the store with ${WAITING} waiting, p50`, percentile(changes, 0.5), 8),
    ]
  },
}

async function loadTimes(): Promise<number[]> {
  const who = { userId: lena, companyId: newId(), schema: 1 }
  const database = await openLocalDatabase(new IDBFactory(), who, () => {})
  const position = { epoch: 'first', cursor: 1, scopes: [], acknowledged: 0, schema: 1, clockOffset: 0 }
  await database.save({ position, rows: { all: manyRows() }, finished: [] }, null)
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { view, live } = makeView()
    const startedAt = performance.now()
    await loadView({ database, view, clock: new ServerClock(Date.now) })
    live.query(issuesOfTeam, { teamId: crew }).current()
    took.push(performance.now() - startedAt)
  }
  return took
}

function changeTimes(): number[] {
  const { view, live } = makeView()
  const rows = manyRows()
  view.replace(rows, { epoch: 'first', cursor: 1, scopes: [], acknowledged: 0 })
  const mutate = (name: string, args: unknown) =>
    view.mutate({ mid: null, key: newId(), tab: 'a', schema: 1, name, args, at: new Date().toISOString() })
  for (let index = 0; index < WAITING; index++) {
    mutate(addIssue.name, { id: newId(), teamId: crew, title: `Offline ${index}` })
  }
  const issueId = rows[1]![1].id
  live.query(issueById, { id: issueId }).current()
  return Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now()
    mutate(countUp.name, { id: issueId })
    return performance.now() - startedAt
  })
}

function makeView() {
  const view: View = new View(
    harborApp(),
    lena,
    () => new Date().toISOString(),
    (changes) => live.touch(changes),
  )
  view.learn(harborApp().mutations.values())
  const live = new LiveQueries(view)
  return { view, live }
}

function manyRows(): BootstrapLine[] {
  const issues = Array.from({ length: ROWS }, (_, index): BootstrapLine => {
    const row = { id: newId(), teamId: crew, title: `Issue ${index}`, count: index }
    return ['issues', row]
  })
  return [['members', { id: newId(), teamId: crew, personId: lena } as never], ...issues]
}
