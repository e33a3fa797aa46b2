import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { app } from '../src/features/registry.ts'

/** A feature knows only those that stand before it. */
const FEATURES = [
  'time',
  'rights',
  'audit',
  'accounts',
  'platform',
  'companies',
  'teams',
  'people',
  'invitations',
  'mail-choices',
  'notifications',
  'identity',
  'work',
  'comments',
  'revisions',
  'meetings',
  'metrics',
  'tasks',
  'goals',
  'calendar',
  'headlines',
  'issues',
  'voting',
  'issue-list',
  'made',
  'strategy',
  'org-chart',
  'processes',
  'onboarding',
  'meeting-room',
  'tools',
  'analytics',
  'fit',
  'conversations',
  'archive',
  'leaving',
  'search',
  'integrations',
  'administration',
  'portability',
  'billing',
  'dashboard',
  'thought-partner',
  'waiting',
  'demo',
]

/** What each layer may import. Shared code runs in browser and server alike. */
const LAYERS: Record<string, readonly string[]> = {
  language: ['language'],
  'sync shared': ['language', 'sync shared'],
  'sync server': ['language', 'sync shared', 'sync server'],
  'sync browser': ['language', 'sync shared', 'sync browser'],
  ui: ['language', 'sync shared', 'sync browser', 'ui'],
  // Only development has it, so nothing that is built may import it.
  gallery: ['language', 'sync shared', 'sync browser', 'ui', 'gallery'],
  'feature shared': ['language', 'sync shared', 'feature shared'],
  'feature screen': ['language', 'sync shared', 'sync browser', 'ui', 'feature shared', 'feature screen'],
  'feature server': ['language', 'sync shared', 'sync server', 'feature shared', 'feature server', 'server'],
  server: ['language', 'sync shared', 'sync server', 'feature shared', 'feature server', 'server'],
  web: ['language', 'sync shared', 'sync browser', 'ui', 'feature shared', 'feature screen', 'web'],
}

const ROOT = join(import.meta.dirname, '..')
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  // Fakes and harnesses belong to the tests beside them.
  .filter((path) => /\.tsx?$/.test(path) && !/(\.test|-harness)\.tsx?$|\/testing\//.test(path))
  .map((path) => `src/${path}`)

function layerOf(path: string): string {
  if (path.startsWith('src/language/')) return 'language'
  if (path.startsWith('src/sync/server/')) return 'sync server'
  if (path.startsWith('src/sync/browser/')) return 'sync browser'
  if (path.startsWith('src/sync/')) return 'sync shared'
  if (path.startsWith('src/ui/gallery/')) return 'gallery'
  if (path.startsWith('src/ui/')) return 'ui'
  if (path.startsWith('src/server/')) return 'server'
  if (path.startsWith('src/web/')) return 'web'
  if (path.endsWith('.server.ts')) return 'feature server'
  return /\.(table|rules|access|reads|refusals|mutations|queries|requests|text)(\.de)?\.ts$/.test(path) ||
    /^src\/features\/[^/]+\.ts$/.test(path)
    ? 'feature shared'
    : 'feature screen'
}

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1]

const imports = sources.flatMap((from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
    ([, target]) => ({
      from,
      to: normalize(join(dirname(from), target!)),
    }),
  ),
)

test('the tree holds sources and imports, so that the rules below have something to look at', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(imports.length).toBeGreaterThan(100)
})

test('layers import only what lies below them', () => {
  const wrong = imports
    .filter(({ from, to }) => /\.tsx?$/.test(to) && !LAYERS[layerOf(from)]!.includes(layerOf(to)))
    .map(({ from, to }) => `${from} (${layerOf(from)}) must not import ${to} (${layerOf(to)})`)
  expect(wrong).toEqual([])
})

test('features import only features that come before them', () => {
  const wrong = imports.flatMap(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (!own || !other || FEATURES.indexOf(other) <= FEATURES.indexOf(own)) return []
    return [`${from} must not import ${to}: ${other} comes after ${own}`]
  })
  expect(wrong).toEqual([])
})

test('every feature folder has its place in the order', () => {
  const folders = new Set(sources.map(featureOf).filter((name) => name !== undefined))
  expect([...folders].filter((name) => !FEATURES.includes(name))).toEqual([])
})

test('every table, mutation and query that is defined is registered', async () => {
  const shared = sources.filter((path) => /\.(table|mutations|queries)\.ts$/.test(path))
  const registered = new Set<unknown>([...app.tables, ...app.mutations.values(), ...app.queries.values()])
  const missing: string[] = []
  for (const path of shared) {
    const module = (await import(join(ROOT, path))) as Record<string, { kind?: string } | undefined>
    for (const [name, value] of Object.entries(module)) {
      const isDefinition = ['table', 'mutation', 'query'].includes(value?.kind ?? '')
      if (isDefinition && !registered.has(value))
        missing.push(`${path} defines ${name}: add the file to model.ts, mutations.ts or queries.ts`)
    }
  }
  expect(missing).toEqual([])
})

test('a mutation or query is registered under one name only', () => {
  const names = [...app.mutations.keys(), ...app.queries.keys()]
  expect(names).toHaveLength(new Set(names).size)
})

test('rules, mutations and queries take time and ids from outside', () => {
  const wrong = sources
    .filter((path) => /\.(rules|access|reads|mutations|queries)\.ts$/.test(path))
    .filter((path) =>
      /Date\.now\(|new Date\(\)|Math\.random|newId\(/.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    .map((path) => `${path} asks for the time, chance or an id: take it as an argument`)
  expect(wrong).toEqual([])
})

/** Attributes whose words people see or hear. */
const READ_ATTRIBUTES =
  /\s(label|title|placeholder|aria-label|alt|text|description|detail|confirmLabel|cancelLabel|submitLabel)=\{?\s*(?:"([^"]*)"|'([^']*)')/g

test('every text that a person reads stands in a .text.ts', () => {
  const wrong = sources
    .filter((path) => path.endsWith('.tsx') && layerOf(path) !== 'gallery')
    .flatMap((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8')
      return [...source.matchAll(READ_ATTRIBUTES)].flatMap((found) => {
        const [, attribute, quoted, literal] = found
        const words = quoted ?? literal ?? ''
        if (!/\p{L}/u.test(words)) return []
        // The match begins with the space before the attribute, which may be the end of the line above.
        const line = source.slice(0, found.index + 1).split('\n').length
        return [`${path}:${line} writes out the ${attribute} '${words}': move it into a .text.ts`]
      })
    })
  expect(wrong).toEqual([])
})

test('no file is longer than 250 lines', () => {
  const long = sources
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 250)
  expect(long.map(({ path, lines }) => `${relative('.', path)} has ${lines} lines`)).toEqual([])
})
