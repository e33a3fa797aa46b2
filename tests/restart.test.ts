import { afterAll, expect, test } from 'vitest'
import { updateTeam } from '../src/features/teams/teams.mutations.ts'
import type { Database } from '../src/server/database/database.ts'
import { type RunningServer, startServer } from '../src/server/server.ts'
import { testDatabase } from './database.ts'
import { bootstrap, type Line, openLine } from './line.ts'
import { chance, seeds } from './seeded.ts'
import { served, servedConfig } from './served.ts'

const BROWSERS_EACH = 12
const CHANGES = 40

let database: Database
const running: RunningServer[] = []

afterAll(async () => {
  for (const server of running) await server.stop()
  await database.stop()
})

test.each(seeds(1))(
  'after a restart everybody is back by cursor and has missed nothing, seed %i',
  async (seed) => {
    const { integer } = chance(seed)
    database = await testDatabase()
    const lasting: Database = { ...database, stop: async () => {} }
    const before = await served({}, lasting)
    const { harbor } = before
    const people = await Promise.all(Object.values(harbor.people).map((id) => before.signIn(id)))
    const standings = await Promise.all(people.map((person) => bootstrap(before, person, harbor.id)))
    for (let change = 0; change < CHANGES; change++) {
      await before.services.node.run(harbor.id, harbor.people['maya']!, updateTeam, {
        id: harbor.teams.crew,
        name: `Crew ${change}`,
      })
    }
    await before.stop()
    const after = await startServer(servedConfig(), lasting)
    running.push(after)

    const returning = people.flatMap((person, index) =>
      Array.from({ length: BROWSERS_EACH }, async () => {
        // Some heard everything before the restart, others had been away for a while.
        const { seq, ...standing } = standings[index]!
        const cursor = seq + integer(0, CHANGES)
        const line = (await openLine(after, person, harbor.id)) as Line
        line.greet({ ...standing, seq: cursor })
        const end = await line.until(({ t }) => t === 'beat' || t === 'reset')
        // Arriving changes people, who were last active just now; only teams count here.
        const heard = line.frames
          .flatMap((frame) => (frame.t === 'd' ? frame.changes : []))
          .filter(([entity]) => entity === 'teams')
        line.hangUp()
        return { end, heard: heard.length, missed: seq + CHANGES - cursor }
      }),
    )
    const outcomes = await Promise.all(returning)
    const resets = outcomes.filter(({ end }) => end.t === 'reset')
    expect(resets.length / outcomes.length).toBeLessThan(0.05)
    for (const { heard, missed } of outcomes) expect(heard).toBe(missed)
  },
)
