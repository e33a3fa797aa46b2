import 'fake-indexeddb/auto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Fleet, startFleet } from './fleet.ts'
import { Person } from './person.ts'
import type { Kind } from './proxy.ts'
import { expectSameForAll } from './same-for-all.ts'

// These are real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const MUTATE = '/api/sync/:companyId/mutate'

let fleet: Fleet
const people: Person[] = []

beforeAll(async () => {
  fleet = await startFleet([{}, {}])
})
afterEach(() => {
  for (const { client } of people.splice(0)) client.abandon()
})
afterAll(() => fleet?.stop())

const cases: { kind: Kind; sticky: boolean }[] = [
  { kind: 'nginx', sticky: true },
  { kind: 'haproxy', sticky: true },
  { kind: 'nginx', sticky: false },
  { kind: 'haproxy', sticky: false },
]

test.each(cases)(
  'a company is written through $kind, sticky: $sticky, and everybody sees all of it',
  async ({ kind, sticky }) => {
    const proxy = await fleet.proxy(kind, { sticky })
    const company = await fleet.company(6)
    const before = await answered()
    for (const [index, member] of company.members.entries()) {
      const way = { url: proxy.url, origin: fleet.publicUrl, withoutSockets: index % 3 === 2 }
      people.push(new Person(company, member, way))
    }
    await expect.poll(() => people.every(({ isOnline }) => isOnline)).toBe(true)
    for (let round = 0; round < 10; round++) {
      for (const person of people) person.write(`Round ${round}`)
      await sleep(30)
    }
    await expectSameForAll(people)
    for (const { failures, refusals } of people)
      expect({ failures, refusals }).toEqual({ failures: [], refusals: [] })
    const counts = (await answered()).map((count, index) => count - before[index]!)
    expect(counts.filter((count) => count > 0)).toHaveLength(sticky ? 1 : 2)
  },
)

const answered = () => Promise.all(fleet.nodes.map((node) => node.answered(MUTATE)))
