import { expect, test } from 'vitest'
import { UNIT_LABELS as GERMAN_UNITS } from '../definition/metric-definition.text.de.ts'
import { UNIT_LABELS } from '../definition/metric-definition.text.ts'
import { guessedColumns } from './columns.rules.ts'
import * as german from './csv.text.de.ts'
import * as english from './csv.text.ts'
import { FIELDS, UNITS } from './import-fields.rules.ts'

test.each([
  ['English', english],
  ['German', german],
])('what was exported in %s is understood in any language', (_language, { COLUMN_NAMES }) => {
  const titles = FIELDS.map((field) => COLUMN_NAMES[field])
  const { fields } = guessedColumns(titles, [], '2026-11-23')
  expect(fields).toEqual(Object.fromEntries(FIELDS.map((field, place) => [field, place])))
})

test.each([
  ['English', UNIT_LABELS],
  ['German', GERMAN_UNITS],
])('units in %s are understood', (_language, labels) => {
  for (const [unit, label] of Object.entries(labels))
    expect([label, UNITS[label.toLowerCase()]]).toEqual([label, unit])
})
