// npm run nightly [-- --only formulas|fuzz|votes|chaos|simulator] [--share 0.1] [--seed 7]: the seeded tests at the sizes of a night, or a share
// of them, one after the other. Says with which seed, and how to replay what failed.
import { parseArgs } from 'node:util'
import { projectNode, run } from './run.mjs'

const NIGHT = {
  formulas: {
    file: 'src/features/metrics/formulas/calculate.rules.test.ts',
    setting: 'FORMULAS',
    size: 1_000_000,
    of: 'random formulas against exact arithmetic',
  },
  fuzz: {
    file: 'tests/fuzz.test.ts',
    setting: 'FUZZ_RUNS',
    size: 10_000,
    of: 'spoiled inputs for each mutation and query',
  },
  votes: {
    file: 'src/features/voting/voting.concurrency.test.ts',
    setting: 'VOTE_STORIES',
    size: 200,
    of: 'stories of many who vote at once',
  },
  chaos: {
    file: 'tests/chaos.test.ts',
    setting: 'CHAOS_MUTATIONS',
    size: 50_000,
    of: 'mutations on real servers that die, in each of two stories',
  },
  simulator: {
    file: 'tests/simulator.test.ts',
    setting: 'SIM_HOURS',
    size: 10_000,
    of: 'simulated hours of everything failing',
  },
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [share, seed] = [Number(values.share), Number(values.seed)]
if (!(share > 0) || !Number.isSafeInteger(seed)) end('--share takes a number above 0, --seed a whole number.')
if (values.only !== undefined && !NIGHT[values.only]) end(`--only takes ${Object.keys(NIGHT).join(', ')}.`)

console.log(`Seed ${seed}`)
const failed = []
for (const name of values.only === undefined ? Object.keys(NIGHT) : [values.only]) {
  const { file, setting, size, of } = NIGHT[name]
  const count = Math.max(1, Math.round(size * share))
  console.log(`\n${name}: ${count.toLocaleString('en')} ${of}`)
  const env = { [setting]: String(count), FIRST_SEED: String(seed) }
  const { code } = await run(projectNode(), ['node_modules/vitest/vitest.mjs', 'run', file], {
    env,
    show: true,
  })
  if (code !== 0) failed.push(name)
}
for (const name of failed)
  console.log(
    `FAILED: ${name}. All of it again: npm run nightly -- --only ${name} --share ${share} --seed ${seed}`,
  )
if (failed.length > 0)
  console.log('One story alone: the SEED=n that stands in its name, before npx vitest run and its file.')
process.exitCode = failed.length === 0 ? 0 : 1

function end(why) {
  console.error(why)
  process.exit(1)
}
