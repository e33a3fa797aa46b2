import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesOf } from './text-pieces.rules.ts'

const linked = (text: string) =>
  piecesOf(text, []).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []))

describe('links', () => {
  test.each([
    ['See https://harbor.example/a?b=1.', ['https://harbor.example/a?b=1']],
    ['(http://harbor.example)', ['http://harbor.example/']],
    ['https://a.example and https://b.example!', ['https://a.example/', 'https://b.example/']],
    ['javascript:alert(1)', []],
    ['JavaScript://https:alert(1)', []],
    ['data:text/html,<b>', []],
    ['https://', []],
    ['ftp://harbor.example', []],
    ['<a href="https://evil.example">', ['https://evil.example/']],
  ])('%s', (text, hrefs) => expect(linked(text)).toEqual(hrefs))
})

test('mentions are marked, the longest name first, and only as whole words', () => {
  const pieces = piecesOf('@Leo Lang, @Leo and @Leon', ['Leo', 'Leo Lang'])
  expect(pieces).toMatchObject([
    { kind: 'mention', text: '@Leo Lang' },
    { kind: 'text', text: ', ' },
    { kind: 'mention', text: '@Leo' },
    { kind: 'text', text: ' and @Leon' },
  ])
})

test('whatever is written: the pieces are the text, and every link leads to a page', () => {
  const words = fc.constantFrom(
    '@Leo',
    '@Leo Lang',
    'https://a.example/',
    'javascript:',
    'http://',
    '.',
    ' ',
    '\n',
    '@',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'binary' }))), (parts) => {
      const text = parts.join('')
      const pieces = piecesOf(text, ['Leo', 'Leo Lang'])
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) if (piece.kind === 'link') expect(piece.href).toMatch(/^https?:\/\/[^/]/)
    }),
  )
})
