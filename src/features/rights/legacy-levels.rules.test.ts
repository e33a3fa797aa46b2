import { expect, test } from 'vitest'
import { knownLevel } from './legacy-levels.rules.ts'
import { LEVELS } from './levels.rules.ts'
import { LEVEL_LABELS as GERMAN } from './rights.text.de.ts'
import { LEVEL_LABELS as ENGLISH } from './rights.text.ts'

test.each([
  ['English', ENGLISH],
  ['German', GERMAN],
])('a list may name levels as the screens do in %s', (_language, labels) => {
  for (const level of LEVELS)
    expect([labels[level], knownLevel(labels[level])]).toEqual([labels[level], level])
})

test('nobody knows other levels', () => {
  expect(knownLevel('Admiral')).toBeNull()
})
