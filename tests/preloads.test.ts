import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isRouteFile } from '../chunks.config.ts'
import { screensBelow } from '../preloads.build.ts'
import { syntaxOf } from '../syntax.build.ts'

const root = join(import.meta.dirname, '..')
const routeFiles = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  isRouteFile(join(root, file)),
)

test('the page of every path brings the code of its screen', () => {
  expect(routeFiles.length).toBeGreaterThan(2)
  for (const file of routeFiles) {
    const source = readFileSync(join(root, file), 'utf8')
    const screens = screensBelow(syntaxOf(file, source))
    const paths = [...source.matchAll(/^\s+path: '([^']+)'|^ {2}'(\/[^']+)':/gm)].map(
      ([, one, other]) => one ?? other,
    )
    expect(paths.length).toBeGreaterThan(2)
    expect(new Set(screens.map(({ path }) => path))).toEqual(new Set(paths))
    for (const screen of screens) expect(existsSync(join(root, dirname(file), screen.source))).toBe(true)
  }
})

test('a path whose screen is not imported there has none, and neither has what is no path', () => {
  const below = (source: string) => screensBelow(syntaxOf('routes.tsx', source))
  expect(below(`const route = { path: '/goals', component: Goals }`)).toEqual([])
  expect(below(`const route = { label: '/goals', load: () => import('./a.ts') }`)).toEqual([])
  expect(
    below(`const screens = { '/a': () => import('./a.ts').then((m) => m.A), b: () => import('./b.ts') }`),
  ).toEqual([{ path: '/a', source: './a.ts' }])
})
