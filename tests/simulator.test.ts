import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { seeds } from './seeded.ts'
import type { Outcome } from './simulator/outcome.ts'

const run = promisify(execFile)

/** Simulated hours of all stories together; a night has 10,000. SEED=n replays one story. */
const HOURS = Number(process.env['SIM_HOURS'] ?? (process.env['CI'] ? 100 : 10))
/** Longer ones would only repeat themselves: after some hours everything has happened. */
const HOURS_EACH = 10
const STORIES = Math.ceil(HOURS / HOURS_EACH)
const HOURS_OF_ONE = HOURS / STORIES

/** Each story has a process of its own, whose clocks, timers and chance are replaced. */
async function play(seed: number, hours: number): Promise<Outcome> {
  const main = join(import.meta.dirname, 'simulator', 'main.ts')
  const { stdout } = await run(process.execPath, [main, '--seed', String(seed), '--hours', String(hours)], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Outcome
}

test('a story replays from its seed to the same last byte', { timeout: 120_000 }, async () => {
  const [seed] = seeds(1)
  const [once, again] = await Promise.all([play(seed!, 2), play(seed!, 2)])
  expect(again, `SEED=${seed}`).toEqual(once)
  expect((await play(seed! + 1, 2)).hash).not.toBe(once.hash)
})

test(
  `nothing is done twice, lost or shown differently in ${HOURS} hours of everything failing`,
  { timeout: 120_000 + HOURS * 30_000 },
  async () => {
    const left = seeds(STORIES)
    const hours = left.length * HOURS_OF_ONE
    const faults: Record<string, number> = {}
    let decided = 0
    const failed: string[] = []
    const playNext = async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
        try {
          const outcome = await play(seed, HOURS_OF_ONE)
          decided += outcome.decided
          for (const [what, count] of Object.entries(outcome.faults))
            faults[what] = (faults[what] ?? 0) + count
        } catch (error) {
          failed.push(`SEED=${seed} SIM_HOURS=${HOURS_OF_ONE}: ${(error as { stderr?: string }).stderr}`)
        }
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, playNext))
    expect(failed).toEqual([])
    // A story in which nothing went wrong would prove nothing.
    expect(decided).toBeGreaterThan(hours * 10)
    for (const what of ['nodeKilled', 'answerLost', 'requestDoubled', 'pokeLost', 'lineCut'])
      expect(faults[what], what).toBeGreaterThan(hours / 10)
  },
)
