import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, missingSettings, newSettings, slugOf } from './companies.rules.ts'

test.each([
  ['Harbor & Sons, Ltd.', 'harbor-sons-ltd'],
  ['  Café Ärger ', 'cafe-arger'],
  ['港', 'company'],
  ['---', 'company'],
])('%s gets the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('any name gives a short plain address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect(slugOf(name)).toMatch(/^(?=.{1,48}$)[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

test('a taken address gets the first free number', () => {
  expect(freeSlug('harbor', new Set())).toBe('harbor')
  expect(freeSlug('harbor', new Set(['harbor', 'harbor-2', 'harbor-4']))).toBe('harbor-3')
})

test('weeks begin on Monday in new settings and on Sunday where there are none', () => {
  expect(newSettings('maya', '2026-11-20T12:00:00.000Z').weekStartDay).toBe('monday')
  expect(missingSettings('maya').weekStartDay).toBe('sunday')
})
