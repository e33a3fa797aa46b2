import { expect, test } from 'vitest'
import {
  added,
  agendaOf,
  agendaProblem,
  DEFAULT_AGENDAS,
  isSameAgenda,
  MOST_SECTIONS,
  moved,
  plannedMinutes,
} from './agenda.rules.ts'
import { TEMPLATES } from './templates.rules.ts'

test('the weekly meeting is 90 minutes in seven sections', () => {
  expect(plannedMinutes(DEFAULT_AGENDAS.weekly)).toBe(90)
  expect(DEFAULT_AGENDAS.weekly.map(({ section }) => section)).toEqual([
    'Segue',
    'Scorecard',
    'Goal Review',
    'Headlines',
    'Task Review',
    'Issues',
    'Conclude',
  ])
})

test('the quarterly meeting lasts a day', () => {
  expect(DEFAULT_AGENDAS.quarterly.map(({ minutes }) => minutes)).toEqual([30, 60, 60, 120, 120, 20, 10])
})

test('a team’s own agenda comes before the product’s, unless it is empty', () => {
  const own = [{ kind: 'open' as const, section: 'Only talk', minutes: 20 }]
  expect(agendaOf({ weeklyAgenda: own, quarterlyAgenda: null }, 'weekly')).toBe(own)
  expect(agendaOf({ weeklyAgenda: own, quarterlyAgenda: [] }, 'quarterly')).toBe(DEFAULT_AGENDAS.quarterly)
})

test('every section of the product’s agendas has something to show', () => {
  const sections = [...DEFAULT_AGENDAS.weekly, ...DEFAULT_AGENDAS.quarterly]
  expect(sections.filter(({ kind }) => kind === 'open')).toEqual([])
})

const talk = { kind: 'open' as const, section: 'Talk', minutes: 5 }
const many = (length: number, text: string | null = null) => Array.from({ length }, () => ({ ...talk, text }))

test.each([
  ['no section', [], 'agenda/no-section'],
  ['a section without a name', [{ ...talk, section: '  ' }], 'agenda/section-without-name'],
  ['no minute', [{ ...talk, minutes: 0 }], 'agenda/no-minutes'],
  ['too many sections', many(MOST_SECTIONS + 1), 'agenda/too-many-sections'],
  ['a book', many(6, 'x'.repeat(2_000)), 'agenda/too-much-text'],
  ['one section', [talk], null],
  ['as many sections as may be', many(MOST_SECTIONS), null],
])('an agenda with %s: %s', (_, agenda, problem) => expect(agendaProblem(agenda)).toBe(problem))

test('a section moves to a place, and nowhere if there is none', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  for (const [from, to] of [
    [0, -1],
    [3, 4],
    [1, 1],
    [9, 0],
  ])
    expect(moved(list, from!, to!)).toBe(list)
})

test('a new section comes last, but before the conclusion', () => {
  const conclude = { kind: 'conclude' as const, section: 'Conclude', minutes: 5 }
  expect(added([talk, conclude], talk)).toEqual([talk, talk, conclude])
  expect(added([conclude, talk], talk)).toEqual([conclude, talk, talk])
  expect(added([], talk)).toEqual([talk])
})

test('agendas are the same if people would see no difference', () => {
  expect(isSameAgenda([talk], [{ ...talk, text: null }])).toBe(true)
  expect(isSameAgenda([talk], [{ ...talk, text: 'Why?' }])).toBe(false)
  expect(isSameAgenda([talk], [talk, talk])).toBe(false)
})

test('every template can be saved and ends with the conclusion', () => {
  const all = Object.values(TEMPLATES).flat()
  expect(all.map(({ sections }) => plannedMinutes(sections))).toEqual([90, 60, 30, 420, 210])
  for (const { sections } of all) {
    expect(agendaProblem(sections)).toBeNull()
    expect(sections.at(-1)?.kind).toBe('conclude')
  }
})
