import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { newId } from '../../src/sync/id.ts'
import type { Level } from '../../src/features/rights/levels.rules.ts'
import { restlessOf } from '../chaos/calm.ts'
import { isLive, screenFaults, sorted, tagFaults, unexplained, visibleTo } from '../chaos/checks.ts'
import { foundCompany } from '../chaos/company.ts'
import { ChaosPlayer } from '../chaos/player.ts'
import type { Outcome } from './outcome.ts'
import { HOUR, MINUTE, SECOND, troubles } from './troubles.ts'
import type { Simulation } from './simulation.ts'

const NODES = 2
const LEVELS: Record<string, Level> = { maya: 'director', omar: 'manager', lena: 'member', theo: 'member' }
/** Maya uses two browsers; Theo has two tabs open in his. */
const BROWSERS = ['maya', 'maya', 'omar', 'lena', 'theo']
const WITH_TWO_TABS = ['theo']

/** After so long everything heals for a while: what was shown wrongly could otherwise be put right by what comes later. */
const HOURS_UNTIL_CALM = 2

/** People work for so many hours while everything fails. Whenever it heals all must be as it ought to be. Throws if it is not. */
export async function story(simulation: Simulation, hours: number): Promise<Outcome> {
  const { timeline, decisions, database, companyId, faults, trace } = simulation
  const players = await begin(simulation)
  for (let left = hours; left > 0; left -= HOURS_UNTIL_CALM) {
    await failFor(simulation, players, Math.min(left, HOURS_UNTIL_CALM))
    await calmDown(simulation, players)
    await check(simulation, players)
    simulation.killNode(NODES)
  }
  await checkDisks(simulation, players)
  assert.deepEqual(simulation.errors, [])
  return {
    hash: trace.digest(),
    hours,
    tasks: timeline.count,
    entries: trace.count,
    commits: database.company(companyId)!.seq,
    decided: decisions.size,
    faults: faults.counts,
  }
}

async function failFor(
  simulation: Simulation,
  players: readonly ChaosPlayer[],
  hours: number,
): Promise<void> {
  const { timeline, faults } = simulation
  const end = timeline.now + hours * HOUR
  faults.isOn = true
  await Promise.all([
    ...players.map((player) => work(simulation, player, players, end)),
    ...troubles(simulation, players, NODES, end),
  ])
  faults.isOn = false
}

async function begin(simulation: Simulation): Promise<ChaosPlayer[]> {
  const { companyId } = simulation
  const [first] = await Promise.all(Array.from({ length: NODES }, (_, index) => simulation.startNode(index)))
  const people = Object.fromEntries(Object.keys(LEVELS).map((name) => [name, newId()]))
  const teamIds = Array.from({ length: 3 }, () => newId())
  const { sync } = first!
  await sync.createHead(companyId)
  await sync.run(companyId, null, foundCompany, { companyId, people, levels: LEVELS, teamIds })
  const players = BROWSERS.flatMap((name, index) => {
    const given = { name: `${name}${index}`, personId: people[name]!, teamIds }
    const player = new ChaosPlayer(simulation, given)
    if (!WITH_TWO_TABS.includes(name)) return [player]
    return [player, new ChaosPlayer(simulation, { ...given, name: `${given.name}b`, beside: player })]
  })
  for (const player of players) player.open()
  return players
}

/** Does a few things one after the other, then something else for a while. */
async function work(
  { timeline, chance: dice, decisions, screenFaults: seen }: Simulation,
  player: ChaosPlayer,
  players: readonly ChaosPlayer[],
  end: number,
): Promise<void> {
  while (timeline.now < end) {
    if (!player.client && dice.next() < 0.5) player.open()
    player.act(players)
    const look = () => seen.push(...screenFaults(player, decisions))
    look()
    if (dice.next() < 0.01) player.kill()
    await timeline.sleep(dice.integer(0, 0.2 * SECOND))
    look()
    const isBusy = dice.next() < 0.85
    await timeline.sleep(isBusy ? dice.integer(0.2 * SECOND, 8 * SECOND) : dice.integer(MINUTE, 30 * MINUTE))
  }
}

async function calmDown(simulation: Simulation, players: readonly ChaosPlayer[]): Promise<void> {
  const { timeline, ways, companyId } = simulation
  for (const way of ways) way.heal()
  const { sync } = await simulation.startNode(NODES)
  const restless = await restlessOf(sync, companyId, players)
  await eventually(simulation, restless, (names) => assert.deepEqual(names, [], 'not calm'))
  // What a screen reaches and could not be had is asked for again, and what is on the way arrives.
  await timeline.sleep(MINUTE)
}

async function check(simulation: Simulation, players: readonly ChaosPlayer[]): Promise<void> {
  const { decisions, screenFaults: seen } = simulation
  const truth = await simulation.truth()
  const closed = simulation.issues().filter(({ resolvedAt }) => resolvedAt !== null)
  for (const player of players) {
    const expected = visibleTo(truth, closed, player.personId)
    await eventually(
      simulation,
      async () => sorted(player.rows()),
      (shown) => assert.deepEqual(shown, expected, `${player.name} sees something else`),
    )
  }
  const found = tagFaults(simulation.issues(), decisions, players)
  assert.deepEqual(found, { appliedTwice: [], notAsDecided: [], lost: [] })
  assert.deepEqual(unexplained(seen, decisions), [])
}

/** What each browser has written down is what it showed of the live rows. */
async function checkDisks(simulation: Simulation, players: readonly ChaosPlayer[]): Promise<void> {
  const shown = players.map((player) => sorted(player.rows().filter(isLive)))
  await Promise.all(players.map((player) => player.client!.close()))
  for (let index = 0; index <= NODES; index++) simulation.killNode(index)
  for (const [index, player] of players.entries()) {
    player.open()
    await eventually(
      simulation,
      async () => sorted(player.rows()),
      (rows) => assert.deepEqual(rows, shown[index], `${player.name} has something else on the disk`),
    )
  }
}

/** Looks again and again for ten minutes of the story. */
async function eventually<T>(
  { timeline }: Simulation,
  look: () => Promise<T>,
  approve: (found: T) => void,
): Promise<void> {
  const end = timeline.now + 10 * MINUTE
  for (;;) {
    const found = await look()
    try {
      return approve(found)
    } catch (error) {
      if (timeline.now >= end) throw error
      await timeline.sleep(SECOND)
    }
  }
}
