import { expect, test } from 'vitest'
import { asJson, asMarkdown, contentOf, planIn } from './plan-file.rules.ts'
import type { PlanItem, PlanText } from './strategy.table.ts'

const texts = [{ field: 'purpose', text: 'So that nobody runs aground' }] as PlanText[]
const items = [
  { list: 'values', title: 'Calm hands', note: 'Care before speed', amount: null, unit: null },
  { list: 'yearMeasures', title: 'Units', note: '', amount: 4_800, unit: 'units' },
] as PlanItem[]
const plan = { name: 'Company plan', texts, items }

test('what is written into a file is read from it again', () => {
  expect(planIn(asJson(plan))).toEqual(contentOf(plan))
})

test.each(['', 'null', '{}', '[1]', '{"format":"plan 1"}', '{"format":"other","texts":[],"items":[]}'])(
  'a file of %j holds no plan',
  (file) => {
    expect(planIn(file)).toBeNull()
  },
)

test('unknown fields and lists are left out', () => {
  const file =
    '{"format":"plan 1","texts":[{"field":"moon","text":"x"}],"items":[{"list":"moons","title":"x"}]}'
  expect(planIn(file)).toEqual({ texts: [], items: [] })
})

test('as a text, a plan has a heading for each block that says something', () => {
  expect(asMarkdown(plan)).toBe(
    '# Company plan\n\n## Core values\n\n### Core values\n\n- Calm hands: Care before speed\n\n## Purpose and niche\n\n**Purpose:** So that nobody runs aground\n\n## One-year plan\n\n### Measures\n\n- Units (4800 units)\n',
  )
})
