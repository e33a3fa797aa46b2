import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../src/sync/id.ts'
import { restlessOf } from './chaos/calm.ts'
import { isLive, screenFaults, sorted, tagFaults, unexplained, visibleTo } from './chaos/checks.ts'
import { foundCompany } from './chaos/company.ts'
import { ChaosPlayer } from './chaos/player.ts'
import { World } from './chaos/world.ts'
import { testDatabase } from './database.ts'
import { chance, seeds } from './seeded.ts'
import type { Level } from '../src/features/rights/levels.rules.ts'

/** For each of two stories; CHAOS_MUTATIONS sets another number, SEED=n replays one story. */
const MUTATIONS = Number(process.env['CHAOS_MUTATIONS'] ?? (process.env['CI'] ? 10_000 : 2_500))
const NODES = 2
const LEVELS: Record<string, Level> = {
  maya: 'director',
  omar: 'manager',
  lena: 'member',
  theo: 'member',
  noor: 'member',
  finn: 'member',
}
/** Maya and Lena each use two browsers; Theo and Noor have two tabs open in theirs. */
const BROWSERS = ['maya', 'maya', 'omar', 'lena', 'lena', 'theo', 'noor', 'finn']
const WITH_TWO_TABS = ['theo', 'noor']

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

test.for(seeds(2))(
  'nothing is done twice, lost or shown differently while servers, browsers and the network fail (SEED=%i)',
  { timeout: 120_000 + MUTATIONS * 60 },
  async (seed) => {
    const { world, players } = await begin(seed)
    world.isFaulty = true
    const drivers = [driveNodes(world), ...players.map((player) => drive(world, player, players))]
    await Promise.all(drivers)
    world.isFaulty = false
    await expectCalm(world, players)
    await expectEverybodySeesTheTruth(world, players)
    await expectEachTagOnce(world, players)
    await expectTheSameFromTheDisk(world, players)
    expect(unexplained(world.screenFaults, world.decisions)).toEqual([])
    expect(world.errors).toEqual([])
  },
)

let left = 0

async function begin(seed: number) {
  left = MUTATIONS
  const database = await testDatabase()
  cleanups.push(() => database.stop())
  const dice = chance(seed)
  const companyId = randomUUID()
  const world = new World(dice, companyId, database.app)
  const [first] = await Promise.all(Array.from({ length: NODES }, (_, index) => world.startNode(index)))
  cleanups.push(() => Promise.all([world.killNode(0), world.killNode(1)]))
  const personIds = Object.fromEntries(Object.keys(LEVELS).map((name) => [name, newId()]))
  const teamIds = Array.from({ length: 4 }, () => newId())
  await first!.node.createHead(companyId)
  await first!.node.run(companyId, null, foundCompany, {
    companyId,
    people: personIds,
    levels: LEVELS,
    teamIds,
  })
  const players = BROWSERS.flatMap((name, index) => {
    const given = { name: `${name}${index}`, personId: personIds[name]!, teamIds }
    const player = new ChaosPlayer(world, given)
    if (!WITH_TWO_TABS.includes(name)) return [player]
    return [player, new ChaosPlayer(world, { ...given, name: `${given.name}b`, beside: player })]
  })
  for (const player of players) {
    player.open()
    cleanups.push(async () => player.kill())
  }
  return { world, players }
}

async function drive(world: World, player: ChaosPlayer, players: ChaosPlayer[]): Promise<void> {
  const { chance: dice } = world
  while (left > 0) {
    if (!player.client && dice.next() < 0.2) player.open()
    if (player.act(players)) left--
    world.screenFaults.push(...screenFaults(player, world.decisions))
    if (dice.next() < 0.01) player.kill()
    await sleep(dice.integer(0, 25))
  }
  if (!player.client) player.open()
}

async function driveNodes(world: World): Promise<void> {
  const { chance: dice } = world
  // oxlint-disable-next-line no-unmodified-loop-condition -- The players count it down in the meantime.
  while (left > 0) {
    await sleep(dice.integer(300, 2_000))
    const index = dice.integer(0, NODES - 1)
    await world.killNode(index)
    await sleep(dice.integer(0, 400))
    await world.startNode(index)
  }
}

async function expectCalm(world: World, players: ChaosPlayer[]): Promise<void> {
  const { node } = await world.startNode(NODES)
  cleanups.push(() => world.killNode(NODES))
  // The last of what was queued can throw somebody out who had been found calm; after that nothing is queued any more.
  for (let look = 0; look < 2; look++) {
    const restless = await restlessOf(node, world.companyId, players)
    await expect.poll(restless, { timeout: 60_000 }).toEqual([])
  }
}

/** The truth is looked up anew each time: what a browser sent before it was thrown out may reach a busy server after everybody is calm. */
async function expectEverybodySeesTheTruth(world: World, players: ChaosPlayer[]): Promise<void> {
  const lookUp = async () => {
    const closed = (await world.issues()).filter(({ resolvedAt }) => resolvedAt !== null)
    expect(closed.length).toBeGreaterThan(0)
    return { truth: await world.truth(), closed }
  }
  for (const player of players) {
    await vi.waitFor(
      async () => {
        const { truth, closed } = await lookUp()
        expect(sorted(player.rows()), player.name).toEqual(visibleTo(truth, closed, player.personId))
      },
      { timeout: 30_000, interval: 200 },
    )
  }
}

async function expectEachTagOnce(world: World, players: ChaosPlayer[]): Promise<void> {
  const faults = tagFaults(await world.issues(), world.decisions, players)
  expect(faults).toEqual({ appliedTwice: [], notAsDecided: [], lost: [] })
  expect(world.decisions.size).toBeGreaterThan(MUTATIONS / 4)
}

/** What each browser has written down is what it showed of the live rows. */
async function expectTheSameFromTheDisk(world: World, players: ChaosPlayer[]): Promise<void> {
  const shown = players.map((player) => sorted(player.rows().filter(isLive)))
  await Promise.all(players.map((player) => player.client!.close()))
  await Promise.all(Array.from({ length: NODES + 1 }, (_, index) => world.killNode(index)))
  for (const [index, player] of players.entries()) {
    player.open()
    await expect.poll(() => sorted(player.rows()), { message: player.name }).toEqual(shown[index])
  }
}
