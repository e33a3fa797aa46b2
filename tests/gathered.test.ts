import { expect, test } from 'vitest'
import { gathered, type Part } from '../gathered.build.ts'
import { iconsIn, iconsOf, importsIn, laterIn } from '../module-graph.build.ts'

const part = (module: string, pages: string, weight: number): Part => ({
  pages: new Set(pages.split(' ')),
  modules: [module],
  weight,
})
const modulesOf = (parts: readonly Part[]) =>
  parts.map(({ modules }) => modules.toSorted().join(' ')).toSorted()
const once = { times: () => 1, perFile: 220 }
const nothing = () => []

test('small parts that the same pages need become one', () => {
  const parts = [part('a', 'goals tasks', 300), part('b', 'goals tasks issues', 100)]
  expect(modulesOf(gathered(parts, nothing, once))).toEqual(['a b'])
})

test('a page does not load much for the sake of another', () => {
  const parts = [part('a', 'goals tasks', 9_000), part('b', 'goals tasks issues', 100)]
  expect(modulesOf(gathered(parts, nothing, once))).toEqual(['a', 'b'])
})

test('a page that counts for more loads less for nothing', () => {
  const parts = [part('a', 'goals tasks', 300), part('b', 'goals tasks sign-in', 100)]
  const times = (page: string) => (page === 'sign-in' ? 10 : 1)
  expect(modulesOf(gathered(parts, nothing, { ...once, times }))).toEqual(['a', 'b'])
})

test('the more a file costs, the more is loaded for nothing to save one', () => {
  const parts = [part('a', 'edit list', 900), part('b', 'remove list', 900)]
  expect(modulesOf(gathered(parts, nothing, once))).toEqual(['a', 'b'])
  expect(modulesOf(gathered(parts, nothing, { ...once, perFile: 2_000 }))).toEqual(['a b'])
})

test('what a part imports counts too, for pages that get it by a joined part', () => {
  const parts = [part('a', 'goals', 1), part('b', 'goals tasks', 1), part('engine', 'goals', 70_000)]
  const imports = (module: string) => (module === 'a' ? ['engine'] : [])
  expect(modulesOf(gathered(parts, imports, once))).not.toContain('a b')
})

test('no two parts become one between which a third stands, so that no files import each other', () => {
  const parts = [
    part('a', 'goals tasks', 10),
    part('middle', 'goals tasks metrics', 9_000),
    part('z', 'goals tasks metrics', 10),
  ]
  const chain: Record<string, string[]> = { a: ['middle'], middle: ['z'] }
  const imports = (module: string) => chain[module] ?? []
  expect(modulesOf(gathered(parts, imports, once))).not.toContain('a z')
})

test('of the icons a module imports those that it names', () => {
  const index = '/modules/lucide-react/dist/esm/lucide-react.mjs'
  const code: Record<string, string> = {
    [index]: `export { default as Sun, default as SunIcon } from './icons/sun.mjs';`,
    '/src/Theme.tsx': `import { Sun, Moon as Night } from 'lucide-react'`,
  }
  expect(iconsOf(code['/src/Theme.tsx']!)).toEqual(['Sun', 'Moon'])
  expect(iconsIn(index, code[index]!).get('SunIcon')).toBe('/modules/lucide-react/dist/esm/icons/sun.mjs')
  const importsOf = importsIn({
    getModuleInfo: (id) => ({
      code: code[id]!,
      importedIds: id === index ? ['/everything'] : [index],
      dynamicallyImportedIds: [],
    }),
  })
  expect(importsOf('/src/Theme.tsx')).toEqual(['/modules/lucide-react/dist/esm/icons/sun.mjs'])
})

test('what is loaded later is found however many requests later it comes', () => {
  const graph: Record<string, [imports: string[], asks: string[]]> = {
    page: [['list'], ['dialog']],
    list: [[], ['menu', 'hint']],
    dialog: [['form'], []],
    form: [[], ['editor', 'dialog']],
    menu: [[], []],
    hint: [[], []],
    editor: [[], []],
  }
  const getModuleInfo = (id: string) => ({
    code: '',
    importedIds: graph[id]![0],
    dynamicallyImportedIds: graph[id]![1],
  })
  const importsOf = importsIn({ getModuleInfo })
  const found = [...laterIn({ getModuleInfo }, importsOf, ['page'])].filter(([, asked]) => asked.length > 0)
  expect(Object.fromEntries(found)).toEqual({
    page: ['dialog'],
    list: ['menu', 'hint'],
    form: ['editor', 'dialog'],
  })
})
