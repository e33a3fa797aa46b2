import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { parseArguments } from '../src/sync/run-mutation.ts'
import { type Cast, cast } from './cast.ts'
import { mutationSamples, querySamples } from './isolation/samples.ts'
import { makeWorld, type World } from './isolation/world.ts'
import { seeds } from './seeded.ts'

/** Of each mutation and query; a night has 10,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200)
const IN_TIME = { timeout: 60_000 + RUNS * 50 }
const [SEED] = seeds(1)
const TELLTALE =
  /select .+ from |insert into|relation "|constraint|syntax error|at .+:\d+:\d+|undefined|\[object|[0-9a-f]{8}-[0-9a-f]{4}-/i

let scene: Cast
let world: World

beforeAll(async () => {
  // oxlint-disable-next-line no-console -- A failure can only be replayed with its seed.
  console.log(`fuzz seed ${SEED}: SEED=${SEED} replays it`)
  scene = await cast()
  const { harbor, node } = scene
  world = await makeWorld(node, {
    companyId: harbor.companyId,
    teamId: harbor.teams.crew,
    owner: harbor.lena.id,
    director: harbor.maya.id,
  })
})

afterAll(() => scene.stop())

/** Things that people, broken clients and attackers put where a value belongs. */
const oddValue = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    'NaN',
    '2026-02-30',
    '0001-01-01',
    '\u0000',
    '\ud800',
    '\\u0000',
  ),
  fc.constantFrom(
    '<script>',
    "'; drop table people; --",
    '=1+1',
    '🚢'.repeat(5_000),
    'x'.repeat(20_000),
    '\u202e',
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
  fc.constant(null).map(() => randomUUID()),
)

type Spoil = { field: number; value: unknown; drop: boolean; extra: boolean }

const spoil = fc.record({ field: fc.nat(), value: oddValue, drop: fc.boolean(), extra: fc.boolean() })

function spoiled(args: Record<string, unknown>, { field, value, drop, extra }: Spoil): unknown {
  const names = Object.keys(args)
  const name = names[field % Math.max(1, names.length)]
  const result: Record<string, unknown> = { ...args }
  if (name !== undefined && drop) delete result[name]
  else if (name !== undefined) result[name] = value
  if (extra) result['isAdmin'] = true
  return result
}

/** Whatever comes in: the answer is a result or a refusal in plain words, never a fault. */
async function answersInWords(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(`${error.text.title} ${error.text.detail}`).not.toMatch(TELLTALE)
    expect(['sync/failed', 'server/failed']).not.toContain(error.text.code)
  }
}

describe('spoiled input gets plain words', () => {
  test.each([...app.mutations.keys()].filter((name) => mutationSamples[name]?.least !== 'server'))(
    '%s',
    IN_TIME,
    async (name) => {
      const mutation = app.mutations.get(name)!
      await fc.assert(
        fc.asyncProperty(spoil, async (how) => {
          const args = spoiled(mutationSamples[name]!.args(world), how)
          await answersInWords(() => scene.node.run(world.companyId, scene.harbor.maya.id, mutation, args))
        }),
        { numRuns: RUNS, seed: SEED! },
      )
    },
  )

  test.each([...app.queries.keys()])('%s', IN_TIME, async (name) => {
    const query = app.queries.get(name)!
    await fc.assert(
      fc.asyncProperty(spoil, async (how) => {
        const args = spoiled(querySamples[name]!.args(world), how)
        await answersInWords(() => scene.node.ask(world.companyId, scene.harbor.lena.id, query, args))
      }),
      { numRuns: RUNS, seed: SEED! },
    )
  })
})

test('an unknown key is refused by every mutation and query', () => {
  for (const [name, definition] of [...app.mutations, ...app.queries]) {
    const sample = mutationSamples[name] ?? querySamples[name]!
    expect(() => parseArguments(definition as never, { ...sample.args(world), isAdmin: true }), name).toThrow(
      Refusal,
    )
  }
})

test('text that PostgreSQL can’t keep is refused before it could spoil the commit of others', async () => {
  const { maya, teams } = scene.harbor
  const createIssue = app.mutations.get('createIssue')!
  for (const title of ['\u0000', 'a\ud800b', 'ok\udfff']) {
    const args = {
      ...mutationSamples['createIssue']!.args(world),
      title,
      teamId: teams.leadership,
      ownerId: maya.id,
    }
    await expect(scene.node.run(world.companyId, maya.id, createIssue, args)).rejects.toThrow(
      'can’t be stored',
    )
  }
  const backslash = {
    ...mutationSamples['createIssue']!.args(world),
    title: String.raw`C:\u0000 is no such thing`,
    teamId: teams.leadership,
    ownerId: maya.id,
  }
  await scene.node.run(world.companyId, maya.id, createIssue, backslash)
})
