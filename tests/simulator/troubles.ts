import type { ChaosPlayer } from '../chaos/player.ts'
import type { Simulation } from './simulation.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** Everything that goes wrong by itself until the end, beside what happens to single messages. Each of these goes on by itself. */
export function troubles(
  simulation: Simulation,
  players: readonly ChaosPlayer[],
  nodes: number,
  end: number,
): Promise<void>[] {
  const { timeline, chance: dice, faults, link, ways, database } = simulation
  const every = async (least: number, most: number, happen: () => Promise<void> | void): Promise<void> => {
    for (;;) {
      await timeline.sleep(Math.min(dice.integer(least, most), end - timeline.now))
      if (timeline.now >= end) return
      await happen()
    }
  }
  const counted = (what: string, happen: () => Promise<void> | void) => () => {
    faults.count(what)
    return happen()
  }
  const browsers = [...new Set(players.map(({ browser }) => browser))]
  return [
    every(
      5 * MINUTE,
      40 * MINUTE,
      counted('nodeKilled', async () => {
        const index = dice.integer(0, nodes - 1)
        simulation.killNode(index)
        await timeline.sleep(dice.integer(0, MINUTE))
        await simulation.startNode(index)
      }),
    ),
    every(
      MINUTE,
      20 * MINUTE,
      counted('browserSilent', () => dice.pick(ways).silenceFor(dice.integer(SECOND, 5 * MINUTE))),
    ),
    every(
      MINUTE,
      20 * MINUTE,
      counted('browserOffline', async () => {
        dice.pick(ways).refuseFor(dice.integer(SECOND, dice.next() < 0.25 ? 3 * HOUR : 20 * MINUTE))
      }),
    ),
    every(
      MINUTE,
      10 * MINUTE,
      counted('lineCut', () => dice.pick(ways).cutLines()),
    ),
    every(
      5 * MINUTE,
      30 * MINUTE,
      counted('lineForgotten', () => {
        const index = dice.integer(0, ways.length - 1)
        ways[index]!.forgetLines()
        // As when a device comes to another network, and asks there what time it is.
        if (dice.next() < 0.2) browsers[index]!.clockError = dice.integer(-24 * HOUR, 24 * HOUR)
      }),
    ),
    every(
      20 * MINUTE,
      2 * HOUR,
      counted('clockJump', () => {
        dice.pick(browsers).clockError = dice.integer(-24 * HOUR, 24 * HOUR)
      }),
    ),
    every(
      20 * MINUTE,
      2 * HOUR,
      counted('nodeClockJump', () => {
        const up = simulation.nodes()
        if (up.length > 0) dice.pick(up).process.clockError = dice.integer(-10 * MINUTE, 10 * MINUTE)
      }),
    ),
    every(
      5 * MINUTE,
      HOUR,
      counted('pageEvent', () => dice.pick(browsers).emit(dice.pick(['hidden', 'shown', 'online']))),
    ),
    every(
      30 * MINUTE,
      3 * HOUR,
      counted('databaseAway', async () => {
        link.isAway = true
        link.breakListeners()
        await timeline.sleep(dice.integer(SECOND, 2 * MINUTE))
        link.isAway = false
      }),
    ),
    every(
      20 * MINUTE,
      2 * HOUR,
      counted('listenersBroken', () => link.breakListeners()),
    ),
    every(
      10 * MINUTE,
      HOUR,
      counted('pruned', () => database.prune(timeline.trueTime() - 10 * MINUTE)),
    ),
  ]
}
