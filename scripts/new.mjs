// npm run new feature NAME: a whole slice to start from, such as `npm run new feature notes`. NAME is a plural noun; a second
// word gives the singular where cutting off the `s` does not. Everything it writes passes `npm test` as it stands.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './run.mjs'

const TEMPLATES = join(import.meta.dirname, 'feature')
const capital = (word) => word[0].toUpperCase() + word.slice(1)

/** Puts the names of the new feature in the place of `thing` and `things`. */
const naming = (many, one) => (text) =>
  text
    .replaceAll('THINGS', many.toUpperCase())
    .replaceAll('THING', one.toUpperCase())
    .replaceAll('Things', capital(many))
    .replaceAll('Thing', capital(one))
    .replaceAll('things', many)
    .replaceAll('thing', one)

function checkNames(many, one) {
  for (const word of [many, one]) {
    if (!/^[a-z]+$/.test(word ?? '')) {
      throw new Failure(
        'Say what the feature is called, in one lower-case plural noun: npm run new feature notes',
      )
    }
  }
  if (many === one) throw new Failure(`Say the singular of ${many} too: npm run new feature ${many} SINGULAR`)
  if (existsSync(join(root, 'src/features', many)))
    throw new Failure(`src/features/${many} is already there.`)
}

function writeSlice(many, named) {
  mkdirSync(join(root, 'src/features', many))
  for (const template of readdirSync(TEMPLATES).filter((name) => /\.tsx?\.txt$/.test(name))) {
    write(`src/features/${many}/${named(template.replace(/\.txt$/, ''))}`, named(read(TEMPLATES, template)))
  }
  write(`tests/isolation/samples/${many}.ts`, named(read(TEMPLATES, 'isolation/things.ts.txt')))
  const last = readdirSync(join(root, 'migrations')).toSorted().at(-1)
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
  write(`migrations/${number}_${many}.sql`, named(read(TEMPLATES, 'migration.sql.txt')))
}

/** The lists that know every feature; each insertion stands before the first line that `before` matches. */
const registrations = (named) =>
  [
    ['tests/architecture.test.ts', /^ {2}'dashboard',$/m, `  'things',\n`],
    ['src/features/model.ts', /^\n\/\*\* Raise/m, `import * as things from './things/things.table.ts'\n`],
    ['src/features/model.ts', /^\]$/m, `  things,\n`],
    [
      'src/features/mutations.ts',
      /^\n\/\*\* One line/m,
      `import * as thingMutations from './things/things.mutations.ts'\n`,
    ],
    ['src/features/mutations.ts', /^\]\)$/m, `  thingMutations,\n`],
    [
      'src/features/queries.ts',
      /^\n\/\*\* One line/m,
      `import * as thingQueries from './things/things.queries.ts'\n`,
    ],
    ['src/features/queries.ts', /^\]\)$/m, `  thingQueries,\n`],
    [
      'src/web/routes.tsx',
      /^ {6}createRoute\(\{\n {8}getParentRoute: \(\) => app,\n {8}path: '\/people'/m,
      `      createRoute({
        getParentRoute: () => app,
        path: '/things',
        component: lazyRouteComponent(() => import('../features/things/ThingsScreen.tsx'), 'ThingsScreen'),
      }),
`,
    ],
    [
      'src/server/refusals-in.ts',
      /^import \{ words as voting \}/m,
      `import { words as things } from '../features/things/things.refusals.de.ts'\n`,
    ],
    ['src/server/refusals-in.ts', /^ {4}\.\.\.voting,$/m, `    ...things,\n`],
    [
      'tests/isolation/world.ts',
      /^import type \{ Mutation \}/m,
      `import { createThing } from '../../src/features/things/things.mutations.ts'\n`,
    ],
    ['tests/isolation/world.ts', /^ {2}invitationId: string$/m, `  thingId: string\n`],
    ['tests/isolation/world.ts', /^ {4}invitationId: newId\(\),$/m, `    thingId: newId(),\n`],
    [
      'tests/isolation/world.ts',
      /^ {2}return drawChart\(/m,
      `  await as(owner)(createThing, { id: world.thingId, title: 'Thing', teamId })\n`,
    ],
    [
      'tests/isolation/samples.ts',
      /^import type \{ MutationSamples/m,
      `import * as things from './samples/things.ts'\n`,
    ],
    ['tests/isolation/samples.ts', /^\]$/m, `  things,\n`],
  ].map(([file, before, text]) => ({ file, before, text: named(text) }))

function register({ file, before, text }) {
  const source = read(root, file)
  const place = source.search(before)
  if (place < 0) throw new Failure(`${file} has changed its shape: mend scripts/new.mjs. Add there:\n${text}`)
  write(file, source.slice(0, place) + text + source.slice(place))
}

const read = (...path) => readFileSync(join(...path), 'utf8')
const write = (file, text) => writeFileSync(join(root, file), text)

try {
  const [kind, many, one = many?.replace(/ies$/, 'y').replace(/s$/, '')] = process.argv.slice(2)
  if (kind !== 'feature') throw new Failure('Only features can be made: npm run new feature NAME')
  checkNames(many, one)
  const named = naming(many, one)
  writeSlice(many, named)
  for (const registration of registrations(named)) register(registration)
  console.log(`src/features/${many} is there, with its migration, route /${many}, registrations and samples for the matrix.
Next: npm run format, then npm test. Then make it yours: CONTRIBUTING.md shows how to add a field and a mutation.`)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
