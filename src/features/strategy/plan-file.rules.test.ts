import { expect, test } from 'vitest'
import { asJson, contentOf, planIn } from './plan-file.rules.ts'
import { asMarkdown } from './plan-markdown.rules.ts'
import type { PlanItem, PlanText } from './strategy.table.ts'

const texts = [{ field: 'purpose', text: 'So that nobody runs aground' }] as PlanText[]
const items = [
  { list: 'values', title: 'Calm hands', note: 'Care before speed', amount: null, unit: null },
  { list: 'yearMeasures', title: 'Units', note: '', amount: 4_800, unit: 'units' },
] as PlanItem[]
const plan = { name: 'Company plan', texts, items }

test('what is written into a file is read from it again', () => {
  expect(planIn(asJson(plan), true)).toEqual({ content: contentOf(plan), problems: [] })
})

test.each(['', 'null', '{}', '[1]', '{"format":"plan 1"}', '{"format":"other","texts":[],"items":[]}'])(
  'a file of %j holds no plan',
  (file) => {
    expect(planIn(file, true)).toBeNull()
  },
)

test('rows that a plan does not take are left out, each with a reason', () => {
  const long = 'x'.repeat(501)
  const path = Array.from({ length: 10 }, (_, index) => ({ list: 'path', title: `Step ${index}` }))
  const file = JSON.stringify({
    format: 'plan 1',
    texts: [
      { field: 'moon', text: 'x' },
      { field: 'niche', text: long },
      { field: 'yearDate', text: '1492-10-12' },
      { field: 'purpose', text: 'Why' },
    ],
    items: [
      { list: 'moons', title: 'x' },
      { list: 'values', title: 'Calm' },
      { list: 'yearGoals', title: ' ' },
      { list: 'yearGoals', title: 'A third boat', note: long },
      { list: 'yearMeasures', title: 'Boats', amount: 2e15 },
      null,
      ...path,
    ],
  })
  const planned = planIn(file, false)!
  expect(planned.content.texts).toEqual([{ field: 'purpose', text: 'Why' }])
  expect(planned.content.items.map(({ title }) => title)).toEqual(path.slice(0, 9).map(({ title }) => title))
  expect(planned.problems).toEqual([
    { row: 1, problem: 'unknown' },
    { row: 2, problem: 'too-long' },
    { row: 3, problem: 'not-fit' },
    { row: 5, problem: 'unknown' },
    { row: 6, problem: 'company-only' },
    { row: 7, problem: 'nameless' },
    { row: 8, problem: 'too-long' },
    { row: 9, problem: 'not-fit' },
    { row: 10, problem: 'unknown' },
    { row: 20, problem: 'full' },
  ])
})

test('as a text, a plan has a heading for each block that says something', () => {
  expect(asMarkdown(plan)).toBe(
    '# Company plan\n\n## Core values\n\n### Core values\n\n- Calm hands: Care before speed\n\n## Purpose and niche\n\n**Purpose:** So that nobody runs aground\n\n## One-year plan\n\n### Measures\n\n- Units (4800 units)\n',
  )
})
