import fc from 'fast-check'

// Properties make up other cases in each run; with FIRST_SEED, as in `.ci/run`, the same ones.
const seed = process.env['FIRST_SEED']
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
