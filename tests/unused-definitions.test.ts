import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// mutations.ts and queries.ts import whole files, so knip cannot tell that a query or mutation is used by its tests alone. Here only imports by
// name count, and only those in code that is neither shared nor a test.
const ROOT = join(import.meta.dirname, '..')
const DEFINING = /\.(mutations|queries)\.ts$/
const SHARED = /\.(table|rules|access|mutations|queries|reads|text)\.ts$/

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/(\.test|-harness)\.tsx?$|\/testing\//.test(path))
  .map((path) => `src/${path}`)

/** `path#name` of everything that a file imports by name. */
function importsOf(from: string): string[] {
  const imports = readFileSync(join(ROOT, from), 'utf8').matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)
  return [...imports].flatMap(([, names, target]) =>
    names!
      .split(',')
      .map((name) => `${normalize(join(dirname(from), target!))}#${name.trim().split(' as ')[0]!}`),
  )
}

const used = new Set(sources.filter((path) => !SHARED.test(path)).flatMap(importsOf))

async function unused(kind: 'query' | 'mutation'): Promise<string[]> {
  const found: string[] = []
  for (const path of sources.filter((source) => DEFINING.test(source))) {
    const module = (await import(join(ROOT, path))) as Record<string, { kind?: string } | undefined>
    for (const [name, value] of Object.entries(module)) {
      if (value?.kind === kind && !used.has(`${path}#${name}`)) found.push(`${path}: ${name}`)
    }
  }
  return found
}

test('screens and server import queries and mutations, so the tests below have something to look at', () => {
  expect([...used].filter((key) => /\.queries\.ts#/.test(key)).length).toBeGreaterThan(20)
  expect([...used].filter((key) => /\.mutations\.ts#/.test(key)).length).toBeGreaterThan(40)
})

test('every query is asked by a screen or the server', async () => {
  expect(await unused('query')).toEqual([])
})

test('every mutation is called by a screen or the server', async () => {
  expect(await unused('mutation')).toEqual([])
})
