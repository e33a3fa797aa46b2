import { expect, test } from 'vitest'
import { isHere, mayLeadTo } from './address.rules.ts'

test.each(['/metrics', '/settings?tab=billing', '/goals#new', '/'])('%s is a page of this site', (href) => {
  expect(isHere(href)).toBe(true)
  expect(mayLeadTo(href)).toBe(true)
})

test('a page elsewhere has to be safe on the way', () => {
  expect(isHere('https://quarterdeck.example/news')).toBe(false)
  expect(mayLeadTo('https://quarterdeck.example/news')).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'http://evil.example',
  'https://',
  // oxlint-disable-next-line no-script-url
  'javascript:alert(1)',
  'data:text/html,x',
  'metrics',
  '',
])('%j leads nowhere', (href) => expect(mayLeadTo(href)).toBe(false))
