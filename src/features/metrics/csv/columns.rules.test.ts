import { expect, test } from 'vitest'
import { UNIT_LABELS as GERMAN_UNITS } from '../definition/metric-definition.text.de.ts'
import { UNIT_LABELS } from '../definition/metric-definition.text.ts'
import { guessedColumns, hasDecimalComma } from './columns.rules.ts'
import * as german from './csv.text.de.ts'
import * as english from './csv.text.ts'
import { FIELDS, UNITS } from './import-fields.rules.ts'

const READING = { today: '2026-11-23', weekStartDay: 'monday' } as const

test.each([
  ['English', english],
  ['German', german],
])('what was exported in %s is understood in any language', (_language, { COLUMN_NAMES }) => {
  const titles = FIELDS.map((field) => COLUMN_NAMES[field])
  const { fields } = guessedColumns(titles, [], READING)
  expect(fields).toEqual(Object.fromEntries(FIELDS.map((field, place) => [field, place])))
})

test.each([
  ['English', UNIT_LABELS],
  ['German', GERMAN_UNITS],
])('units in %s are understood', (_language, labels) => {
  for (const [unit, label] of Object.entries(labels))
    expect([label, UNITS[label.toLowerCase()]]).toEqual([label, unit])
})

test.each<[string, string[], boolean]>([
  ['one such number', ['12,5'], true],
  ['one beside thousands that may be either', ['1.234', '12,5'], true],
  ['thousands and a comma', ['1.234,50', '1.234'], true],
  ['several thousands', ['1.234.567', '1.234'], true],
  ['a point', ['12.5', '1,234'], false],
  ['several thousands with commas', ['1,234,567'], false],
  ['both', ['12.5', '12,5'], false],
  ['numbers that may be either', ['1.234', '1,234'], false],
  ['an amount in parentheses', ['(€ 1.234,50)'], true],
  ['a target', ['≥ 12,5', '7'], true],
  ['a target with a point', ["'= 12.5", '1.234,5'], false],
])('a decimal comma is shown by %s', (_what, texts, is) => {
  expect(hasDecimalComma([texts])).toBe(is)
})

test('what is likely counts where no number shows it', () => {
  expect(hasDecimalComma([['1.234', '7']], true)).toBe(true)
  expect(hasDecimalComma([['1.234', '7.5']], true)).toBe(false)
})

test.each([
  ['in German', { decimal: ',' }, true],
  ['in English', { decimal: '.' }, false],
  ['in English with semicolons', { decimal: '.', hasSemicolons: true }, true],
])('numbers that may be either are read %s as spreadsheets write them there', (_where, written, is) => {
  const titles = ['Kennzahl', 'Zuständig', 'Einheit', 'Zielwert', '9.11.2026']
  const rows = [['Umsatz', 'Lena', 'Zahl', '≥ 1.500', '1.234']]
  const guess = (more: string[][]) => guessedColumns(titles, [...rows, ...more], READING, written)
  expect(guess([]).hasDecimalComma).toBe(is)
  expect(guess([['Zeit', 'Lena', 'Zahl', '≥ 2', '1.5']]).hasDecimalComma).toBe(false)
})
