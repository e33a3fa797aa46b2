import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { newId } from '../id.ts'
import { LiveQueries } from '../live.ts'
import type { BootstrapLine } from '../protocol.ts'
import { View } from '../view.ts'
import { openLocalDatabase } from './local-database.ts'
import { loadView } from './tabs.ts'
import { ServerClock } from './server-clock.ts'
import { addIssue, countUp, harborApp, issueById, issuesOfTeam } from './testing/harbor-app.ts'

const ROWS = 10_000
/** The quickest counts: the machine may be busy with other things. */
const TRIES = 7
const [lena, crew] = [newId(), newId()]

function manyRows(): BootstrapLine[] {
  const issues = Array.from({ length: ROWS }, (_, index): BootstrapLine => {
    const row = { id: newId(), teamId: crew, title: `Issue ${index}`, count: index }
    return ['issues', row]
  })
  return [['members', { id: newId(), teamId: crew, personId: lena } as never], ...issues]
}

function makeView() {
  const view: View = new View(harborApp(), lena, (changes) => live.touch(changes))
  view.learn(harborApp().mutations.values())
  const live = new LiveQueries(view)
  return { view, live }
}

test('ten thousand rows are loaded from the disk and queried in a moment', async () => {
  const who = { userId: lena, companyId: newId(), schema: 1 }
  const database = await openLocalDatabase(new IDBFactory(), who, () => {})
  const position = { epoch: 'first', cursor: 1, scopes: [], acknowledged: 0, schema: 1, clockOffset: 0 }
  await database.save({ position, rows: { all: manyRows() }, finished: [] }, null)
  const took: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { view, live } = makeView()
    const startedAt = performance.now()
    await loadView({ database, view, clock: new ServerClock(Date.now) })
    const outcome = live.query(issuesOfTeam, { teamId: crew }).current()
    took.push(performance.now() - startedAt)
    expect(outcome).toMatchObject({ value: { length: ROWS } })
  }
  expect(Math.min(...took)).toBeLessThan(100)
})

test('a change of one’s own is in the view within half a frame, with five hundred waiting to be sent', () => {
  const { view, live } = makeView()
  const rows = manyRows()
  view.replace(rows, { epoch: 'first', cursor: 1, scopes: [], acknowledged: 0 })
  const mutate = (name: string, args: unknown) =>
    view.mutate({ mid: null, key: newId(), tab: 'a', schema: 1, name, args, at: '' })
  for (let index = 0; index < 500; index++) {
    mutate(addIssue.name, { id: newId(), teamId: crew, title: `Offline ${index}` })
  }
  const issueId = rows[1]![1].id
  const count = live.query(issueById, { id: issueId })
  const took = Array.from({ length: TRIES }, () => {
    const startedAt = performance.now()
    mutate(countUp.name, { id: issueId })
    return performance.now() - startedAt
  })
  expect(count.current()).toMatchObject({ value: { count: TRIES } })
  expect(Math.min(...took)).toBeLessThan(8)
})
