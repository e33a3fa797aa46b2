import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './run.mjs'

const TARGET = 'tests/database.ts'
/** Of more than types, which are gone when it runs. */
const IMPORT = /^(?:import|export) (?!type\b)[^']*?\bfrom '(\.{1,2}\/[^']+)'/gm

/** The test files that use a test database, directly or through their imports, as paths relative to the repository. */
export function databaseTests() {
  const known = new Map()
  const tests = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/*.test.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  )
  return tests.filter((file) => reaches(file, known)).toSorted()
}

/** Those of them that are not about a feature. */
export const engineTests = () => databaseTests().filter((file) => !file.startsWith('src/features/'))

/** About the catalogue of one database: what is distributed has its own tests in tests/cluster. */
const OF_ONE_DATABASE = [
  'src/server/database/distribute.test.ts',
  'tests/migrations.test.ts',
  'tests/schema.test.ts',
]

/** What runs on a cluster: files that can run beside each other, and those that must run alone because they break it. */
export function clusterTests() {
  const beside = 'tests/cluster/distribution.test.ts'
  const alone = ['tests/cluster/worker-death.test.ts', 'tests/cluster/worker-hang.test.ts']
  return [
    [...databaseTests().filter((file) => !OF_ONE_DATABASE.includes(file)), beside],
    ...alone.map((file) => [file]),
  ]
}

function reaches(file, known) {
  if (file === TARGET) return true
  if (!known.has(file)) {
    known.set(file, false)
    known.set(
      file,
      importsOf(file).some((imported) => reaches(imported, known)),
    )
  }
  return known.get(file)
}

function importsOf(file) {
  const path = join(root, file)
  if (!/\.tsx?$/.test(file) || !existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, to]) => normalize(join(dirname(file), to)))
}
