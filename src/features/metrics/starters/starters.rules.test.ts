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

test.each([
  ['≤ 5 %', '.', ['percentage', 5, 'less_than_or_equal']],
  ['>=40', '.', ['number', 40, 'greater_than_or_equal']],
  ['< 3', '.', ['number', 3, 'less_than']],
  ['€1,000', '.', ['currency', 1000, 'greater_than_or_equal']],
  ['≥ 22,5\u00a0%', ',', ['percentage', 22.5, 'greater_than_or_equal']],
  ['1.000 €', ',', ['currency', 1000, 'greater_than_or_equal']],
  ['1.234,56', ',', ['number', 1234.56, 'greater_than_or_equal']],
])('beside a name, %s is a target where decimals follow a %s', (typed, decimal, read) => {
  const found = pastedStarters(`Churn\t${typed}`, decimal)
  expect(found.map(({ unit, targetValue, targetLogic }) => [unit, targetValue, targetLogic])).toEqual([read])
})

test('what has digits and is no target is named, unless a target stands beside it', () => {
  const found = pastedStarters(
    'Deutsch\t 1.234,56 \nCalls\tQ3\t40\nDemos\tMaya\nLeads\t≥\nPrice\t5 a day',
    '.',
  )
  expect(found.map(({ targetValue, unread }) => unread ?? targetValue)).toEqual([
    '1.234,56',
    40,
    null,
    null,
    '5 a day',
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

test('a name is cut before a character that has no room', () => {
  const names = ['a'.repeat(199), 'b'.repeat(198)].map((start) => `${start}🚀 takes off`)
  expect(pastedStarters(names.join('\n')).map(({ name }) => name)).toEqual([
    'a'.repeat(199),
    `${'b'.repeat(198)}🚀`,
  ])
})
