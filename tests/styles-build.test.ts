import fc from 'fast-check'
import postcss, { type AtRule, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { classesIn, splitStyles } from '../styles.build.ts'

const PROPERTIES = [
  'padding',
  'padding-inline',
  'color',
  'margin-top',
  'top',
  'inset',
  '--tw-ring',
  'gap',
  'row-gap',
] as const

const utility = fc.record({
  property: fc.constantFrom(...PROPERTIES),
  isFirst: fc.boolean(),
  isImportant: fc.boolean(),
  condition: fc.constantFrom('', '(width>=48rem)', 'print'),
})

type Utility = typeof utility extends fc.Arbitrary<infer Each> ? Each : never

const nameOf = ({ isFirst }: Utility, index: number) => `${isFirst ? 'a' : 'b'}${index}`

function sheetOf(utilities: readonly Utility[]): string {
  const rules = utilities.map((each, index) => {
    const rule = `.${nameOf(each, index)}{${each.property}:${index}${each.isImportant ? '!important' : ''}}`
    return each.condition ? `@media ${each.condition}{${rule}}` : rule
  })
  return `@layer base{p{color:red}}@layer utilities{${rules.join('')}}p{color:blue}`
}

/** How a browser ranks the rules of two sheets: by their layers' order, then by where they stand. */
function ranksIn(sheets: readonly string[]): Map<string, { layer: number; place: number }> {
  const layers: string[] = []
  const ranks = new Map<string, { layer: number; place: number }>()
  for (const sheet of sheets)
    postcss.parse(sheet).walkAtRules('layer', (layer: AtRule) => {
      if (layer.params === 'utilities' || layer.params === 'base') return
      for (const name of layer.params.split(',')) if (!layers.includes(name)) layers.push(name)
      layer.walkRules(
        (rule: Rule) =>
          void ranks.set(rule.selector.slice(1), { layer: layers.indexOf(layer.params), place: ranks.size }),
      )
    })
  return ranks
}

test('of two utilities that set the same the later one still wins, whichever file each is in', () => {
  fc.assert(
    fc.property(fc.array(utility, { maxLength: 40 }), (utilities) => {
      const { first, later } = splitStyles(sheetOf(utilities), (name) => name.startsWith('a'))
      const ranks = ranksIn([first, later])
      expect(ranks.size).toBe(utilities.length)
      const related = (one: Utility, other: Utility) => {
        const family = (name: string) =>
          name === 'top' ? 'inset' : name === 'row-gap' ? 'gap' : name.split('-').find((part) => part !== '')
        return one.isImportant === other.isImportant && family(one.property) === family(other.property)
      }
      for (const [index, one] of utilities.entries())
        for (const [after, other] of utilities.entries()) {
          if (after <= index || !related(one, other)) continue
          const [lower, upper] = [ranks.get(nameOf(one, index))!, ranks.get(nameOf(other, after))!]
          if (lower.layer === upper.layer) expect(lower.place).toBeLessThan(upper.place)
          else expect(lower.layer < upper.layer).toBe(!one.isImportant)
        }
    }),
  )
})

test('what a later page alone uses is taken out, and nothing else is lost or changed', () => {
  const css =
    '@layer base{p{color:red}}@layer utilities{.flex{display:flex}.p-1\\.5{padding:1px}@media (width>=48rem){.md\\:hidden{display:none}.md\\:gap-2{gap:2px}}}:root{color:blue}'
  const { first, later } = splitStyles(css, (name) => ['p-1.5', 'md:hidden'].includes(name))
  expect(first).toContain('@layer base{p{color:red}}')
  expect(first).toContain(':root{color:blue}')
  expect(first).toContain('.p-1\\.5{padding:1px}')
  expect(first).toContain('@media (width>=48rem){.md\\:hidden{display:none}}')
  expect(later).toContain('.flex{display:flex}')
  expect(later).toContain('@media (width>=48rem){.md\\:gap-2{gap:2px}}')
  expect(first + later).not.toMatch(/(flex\{.*){2}/)
})

test.each([
  ['.flex', ['flex']],
  ['.md\\:hover\\:p-1\\.5:hover', ['md:hover:p-1.5']],
  ['.\\[\\&\\>td\\]\\:px-3>td', ['[&>td]:px-3']],
  ['.\\32 xl', ['2xl']],
  [':is(.group:hover *).group-hover\\:block', ['group', 'group-hover:block']],
  [':root', []],
])('the classes in %s', (selector, names) => expect(classesIn(selector)).toEqual(names))
