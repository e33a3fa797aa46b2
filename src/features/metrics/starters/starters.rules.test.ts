import { expect, test } from 'vitest'
import { MOST_PASTED, pastedStarters, SUGGESTED } from './starters.rules.ts'

const shortly = (text: string) =>
  pastedStarters(text).map(({ name, unit, targetValue }) => [name, unit, targetValue])

test('a pasted block names metrics, and the first number beside a name is its target', () => {
  expect(shortly('Calls made\t\t40\r\n Margin \tMaya\t22.5%\r\nDeposits\t$1,000\n\nDemos\n')).toEqual([
    ['Calls made', 'number', 40],
    ['Margin', 'percentage', 22.5],
    ['Deposits', 'currency', 1000],
    ['Demos', 'number', null],
  ])
})

test('a name counts once, and not again where it is suggested', () => {
  expect(shortly(`Calls\t1\ncalls\t2\n${SUGGESTED[0]!.name.toUpperCase()}\t3`)).toEqual([
    ['Calls', 'number', 1],
  ])
})

test('however much is pasted, few metrics come of it, with names that fit', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${index} ${'long '.repeat(100)}`)
  const found = pastedStarters(lines.join('\n'))
  expect(found).toHaveLength(MOST_PASTED)
  expect(found.every(({ name }) => name.length <= 200)).toBe(true)
})
