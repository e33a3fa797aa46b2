import fc from 'fast-check'
import { expect, test } from 'vitest'
import { View } from './view.ts'
import { changesOf } from './whole-rows.ts'
import type { Change } from './change.ts'
import { newId } from './id.ts'
import type { QueuedMutation } from './pending.ts'
import type { MutationResult } from './protocol.ts'
import { Refusal } from './refusal.ts'
import { runMutation } from './run-mutation.ts'
import { Store } from './store.ts'
import { Overlay } from './transaction.ts'
import * as harbor from './browser/testing/harbor-app.ts'

const app = harbor.harborApp()
const [maya, lena, crew] = [newId(), newId(), newId()]
const issueIds = Array.from({ length: 3 }, () => newId())

interface Commit {
  changes: Change[]
  mid: number
}

/** The server, with nothing in between. */
class Company {
  readonly store = new Store(app.tables)
  readonly commits: Commit[] = []
  readonly results: MutationResult[] = []

  constructor() {
    const rows = [maya, lena].map((personId): [string, never] => [
      'members',
      { id: newId(), teamId: crew, personId } as never,
    ])
    this.store.apply(changesOf(this.store, rows))
  }

  get seq(): number {
    return this.commits.length
  }

  /** `mid` is 0 for somebody else's mutation. */
  run(userId: string, name: string, args: unknown, mid: number): MutationResult {
    const result = this.#result(userId, name, args, mid)
    if (mid > 0) this.results.push(result)
    return result
  }

  #result(userId: string, name: string, args: unknown, mid: number): MutationResult {
    const context = { actor: app.actorOf(this.store, userId)!, now: new Date().toISOString() }
    try {
      const changes = runMutation(app, app.mutations.get(name)!, this.store, args, context).changes()
      if (changes.length === 0) return { mid, status: 'ok', seq: 0 }
      this.store.apply(changes)
      this.commits.push({ changes, mid })
      return { mid, status: 'ok', seq: this.seq }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { mid, status: 'rejected', error: error.text }
    }
  }
}

const contents = (read: Store) => [...read.entries()].map(({ table, row }) => [table.name, row] as const)
const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()

/** Lena's browser. Everything reaches it and the server in any order that the protocol allows. */
class Browser {
  readonly company = new Company()
  readonly view: View
  readonly queue: QueuedMutation[] = []
  readonly shown = new Store(app.tables)
  #nextMid = 1
  #sent = 0
  #answered = 0

  constructor() {
    this.view = new View(
      app,
      lena,
      () => new Date().toISOString(),
      (changes) => {
        if (changes === 'all') return this.#showAll()
        for (const { table, before, after } of changes) {
          // oxlint-disable-next-line vitest/no-standalone-expect -- Checks every change as it is shown.
          expect(this.shown.get(table, (before ?? after)!.id)).toBe(before)
          this.shown.apply([
            { entity: table.name, id: (before ?? after)!.id, row: after ?? null, scope: 'c' },
          ])
        }
      },
    )
    this.view.learn(app.mutations.values())
    this.reset()
  }

  reset(): void {
    const position = { epoch: 'first', cursor: this.company.seq, scopes: [], acknowledged: 0 }
    this.view.replace(contents(this.company.store) as never, position)
  }

  mutate(name: string, args: unknown): void {
    const queued = { mid: null, key: newId(), tab: 'a', schema: 1, name, args, at: new Date().toISOString() }
    const outcome = this.view.mutate(queued)
    if ('code' in outcome) return
    this.queue.push({ ...outcome, mid: this.#nextMid++ })
    this.view.add([this.queue.at(-1)!])
  }

  /** The server carries out the next mutation; its answer is still under way. */
  send(): void {
    const next = this.queue[this.#sent]
    if (next) this.company.run(lena, next.name, next.args, next.mid!)
    if (next) this.#sent++
  }

  answer(): void {
    const result = this.company.results[this.#answered]
    if (result) this.view.settle([result])
    if (result) this.#answered++
  }

  /** The next `count` commits arrive in one frame. */
  receive(count: number): void {
    const { cursor, acknowledged } = this.view.position
    const commits = this.company.commits.slice(cursor, cursor + count)
    const changes = commits.flatMap((commit) => commit.changes)
    const mids = commits.map(({ mid }) => mid)
    this.view.apply(changes, {
      cursor: cursor + commits.length,
      acknowledged: Math.max(acknowledged, ...mids),
    })
  }

  /** What the view must show: the base rows and each pending mutation over them, computed from nothing. */
  expected(): unknown[] {
    const overlay = new Overlay(this.view.base)
    for (const { queued } of this.view.pending) {
      const context = { actor: app.actorOf(overlay, lena)!, now: queued.at }
      try {
        overlay.absorb(runMutation(app, app.mutations.get(queued.name)!, overlay, queued.args, context))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    return app.tables.flatMap((table) => overlay.where(table, {}).map((row) => [table.name, row]))
  }

  finish(): void {
    while (this.#sent < this.queue.length) this.send()
    while (this.#answered < this.company.results.length) this.answer()
    this.receive(Infinity)
  }

  #showAll(): void {
    this.shown.clear()
    for (const table of app.tables) {
      const rows = this.view.reader.where(table, {}).map((row): [string, never] => [table.name, row as never])
      this.shown.apply(changesOf(this.shown, rows))
    }
  }
}

const issue = fc.constantFrom(...issueIds)
const verb = fc.oneof(
  fc.record({
    name: fc.constant('addIssue'),
    args: fc.record({ id: issue, teamId: fc.constant(crew), title: fc.constantFrom('A', 'B') }),
  }),
  fc.record({ name: fc.constant('countUp'), args: fc.record({ id: issue }) }),
  fc.record({
    name: fc.constant('renameIssue'),
    args: fc.record({ id: issue, title: fc.constantFrom('C', 'D') }),
  }),
  fc.record({ name: fc.constant('removeIssue'), args: fc.record({ id: issue }) }),
  fc.record({ name: fc.constant('castVote'), args: fc.record({ id: fc.uuid(), issueId: issue }) }),
)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('mine'), verb }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('theirs'), verb }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('receive'), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset') }) },
)

test('in whatever order one’s own and others’ mutations, frames, answers and fresh starts arrive, the view ends up like the server', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const browser = new Browser()
      for (const event of events) {
        if ('verb' in event && event.do === 'mine') browser.mutate(event.verb.name, event.verb.args)
        if ('verb' in event && event.do === 'theirs')
          browser.company.run(maya, event.verb.name, event.verb.args, 0)
        if (event.do === 'send') browser.send()
        if (event.do === 'answer') browser.answer()
        if ('count' in event) browser.receive(event.count)
        if (event.do === 'reset') browser.reset()
        expect(sorted(contents(browser.shown))).toEqual(sorted(browser.expected()))
      }
      browser.finish()
      expect(browser.view.pending).toHaveLength(0)
      expect(sorted(contents(browser.view.base))).toEqual(sorted(contents(browser.company.store)))
      expect(sorted(contents(browser.shown))).toEqual(sorted(contents(browser.company.store)))
    }),
    { numRuns: 300 },
  )
})

test('no mutation of one’s own on a counter shows twice, whichever way it is confirmed', () => {
  const browser = new Browser()
  const [id] = issueIds
  browser.company.run(maya, 'addIssue', { id, teamId: crew, title: 'Ledger' }, 0)
  browser.receive(1)
  const count = () => browser.view.reader.get(harbor.issues, id!)!.count
  browser.mutate('countUp', { id })
  browser.mutate('countUp', { id })
  browser.send()
  browser.answer()
  expect(count()).toBe(2)
  browser.receive(1)
  expect(count()).toBe(2)
  browser.send()
  browser.receive(1)
  expect(count()).toBe(2)
  browser.answer()
  expect([count(), browser.view.pending.length]).toEqual([2, 0])
})

test('rows that come back from the server as they were shown notify nobody', () => {
  const browser = new Browser()
  const [id] = issueIds
  browser.mutate('addIssue', { id, teamId: crew, title: 'Ledger' })
  const shown = browser.view.reader.get(harbor.issues, id!)
  browser.send()
  browser.receive(1)
  expect(browser.view.pending).toHaveLength(0)
  expect(browser.view.reader.get(harbor.issues, id!)).toBe(shown)
})
