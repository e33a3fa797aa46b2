import { expect, test } from 'vitest'
import { agendaOf, DEFAULT_AGENDAS, plannedMinutes } from './agenda.rules.ts'

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
