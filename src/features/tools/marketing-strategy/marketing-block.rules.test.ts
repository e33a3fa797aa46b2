import { expect, test } from 'vitest'
import { planIn } from '../../strategy/plan-file.rules.ts'
import type { PlanItem, PlanText } from '../../strategy/strategy.table.ts'
import { csvOfMarketing, jsonOfMarketing } from './marketing-block.rules.ts'

const item = (list: PlanItem['list'], title: string, note = '') =>
  ({ list, title, note, amount: null, unit: null }) as PlanItem
const text = (field: PlanText['field'], said: string) => ({ field, text: said }) as PlanText

const plan = {
  name: 'Company plan',
  texts: [
    text('purpose', 'No boat runs aground'),
    text('marketWho', 'Skippers'),
    text('guarantee', 'Or free'),
  ],
  items: [item('values', 'Care'), item('path', 'Sees the boat'), item('differences', 'Fast', 'In a day')],
}

test('the table has the marketing block alone, in the order in which one reads it', () => {
  expect(csvOfMarketing(plan).slice(1)).toEqual([
    ['Where', '', ''],
    ['Who', 'Skippers', ''],
    ['What they think', '', ''],
    ['Three differences', 'Fast', 'In a day'],
    ['Customer path', 'Sees the boat', ''],
    ['Guarantee', 'Or free', ''],
  ])
})

test('the file is one that an empty plan takes, without anything else of the plan', () => {
  const content = planIn(jsonOfMarketing(plan), true)?.content
  expect(content?.texts.map(({ field }) => field)).toEqual(['marketWho', 'guarantee'])
  expect(content?.items.map(({ list }) => list)).toEqual(['path', 'differences'])
})
