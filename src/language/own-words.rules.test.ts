import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOUNS as GERMAN } from './nouns.text.de.ts'
import { NOUNS as ENGLISH } from './nouns.text.ts'
import { inOwnWords, type OwnWords, TERMS, wordsAsText } from './own-words.rules.ts'

const ROCKS: OwnWords = {
  goal: { one: 'Rock', many: 'Rocks' },
  metric: { one: 'KPI', many: 'KPIs' },
  issue: { one: 'Opportunity', many: 'Opportunities' },
  task: { one: 'To-do', many: 'To-dos' },
  weeklyMeeting: { one: 'Level 10', many: 'Level 10s' },
}

describe('in English', () => {
  const say = inOwnWords(ENGLISH, ROCKS)

  test.each([
    ['Add goal', 'Add rock'],
    ['Goals', 'Rocks'],
    ['3 of 5 goals are on track.', '3 of 5 rocks are on track.'],
    ['an issue becomes a task', 'an opportunity becomes a to-do'],
    ['A metric', 'A KPI'],
    ['An issue of the Weekly Meeting', 'An opportunity of the Level 10'],
    ['the weekly meeting', 'the level 10'],
    ['The goal’s owner', 'The rock’s owner'],
    ['Headlines', 'Headlines'],
    ['Tasks, issues and goals', 'To-dos, opportunities and rocks'],
    ['issue/closed', 'issue/closed'],
    ['/goals', '/goals'],
    ['issued', 'issued'],
    ['This might be a temporary issue.', 'This might be a temporary issue.'],
  ])('%s', (text, expected) => {
    expect(say(text)).toBe(expected)
  })

  test.each([
    ['OKR', 'an OKR'],
    ['MBO', 'an MBO'],
    ['KPI', 'a KPI'],
    ['Objective', 'an objective'],
    ['Unit', 'a unit'],
    ['Euro target', 'a euro target'],
    ['Big Rock', 'a big rock'],
    ['Use case', 'a use case'],
  ])('an article goes with %s', (one, expected) => {
    expect(inOwnWords(ENGLISH, { goal: { one, many: one } })('a goal')).toBe(expected)
  })
})

test.each([
  ['Ziel anlegen', 'Rock anlegen'],
  ['3 von 5 Zielen', '3 von 5 Rocks'],
  ['Unternehmensziele', 'Unternehmens-Rocks'],
  ['Themenliste', 'Opportunities-Liste'],
  ['Zielwert', 'Zielwert'],
  ['Kennzahlen', 'KPIs'],
])('in German, %s', (text, expected) => {
  expect(inOwnWords(GERMAN, ROCKS)(text)).toBe(expected)
})

test('no word changes nothing, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(inOwnWords(ENGLISH, {})(text)).toBe(text)
    }),
  )
})

test('a word that looks like a pattern stands as it is', () => {
  expect(inOwnWords(ENGLISH, { goal: { one: '$& $1', many: '$$' } })('1 goal, 2 goals')).toBe('1 $& $1, 2 $$')
})

test('equal words are equal text in any order', () => {
  const turned = Object.fromEntries(TERMS.toReversed().map((term) => [term, ROCKS[term]]))
  expect(wordsAsText(turned)).toBe(wordsAsText(ROCKS))
})
