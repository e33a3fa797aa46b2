import { describe, expect, test } from 'vitest'
import { chance, seeds } from '../../../tests/seeded.ts'
import { type Inline, parseMarkdown, isMarkedUp } from './parse.ts'

const piecesOf = (text: string): readonly Inline[] =>
  parseMarkdown(text).flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces))
const lineOf = (text: string) => piecesOf(text).map(({ at: _at, ...piece }) => piece)

describe('what is marked up in a line', () => {
  test.each([
    ['**now**', [{ text: 'now', bold: true }]],
    ['Call *first*, then', [{ text: 'Call ' }, { text: 'first', italic: true }, { text: ', then' }]],
    ['_soon_', [{ text: 'soon', italic: true }]],
    ['[list](https://example.com/a)', [{ text: 'list', href: 'https://example.com/a' }]],
    [
      'See https://example.com/a.',
      [{ text: 'See ' }, { text: 'https://example.com/a', href: 'https://example.com/a' }, { text: '.' }],
    ],
    ['snake_case_name and 2 * 3 * 4', [{ text: 'snake_case_name and 2 * 3 * 4' }]],
    ['[no](javascript:alert(1))', [{ text: '[no](javascript:alert(1))' }]],
    ['[no](http://example.com)', [{ text: '[no](http://example.com)' }]],
    ['<b onclick=x>hi</b>', [{ text: '<b onclick=x>hi</b>' }]],
  ] as [string, Omit<Inline, 'at'>[]][])('%s', (text, pieces) => {
    expect(lineOf(text)).toEqual(pieces)
  })
})

test('lists and paragraphs stand apart, whatever numbers the list has', () => {
  expect(
    parseMarkdown('Before\nyou start\n\n- one\n* two\n1. first\n7) second').map(({ kind }) => kind),
  ).toEqual(['paragraph', 'bullets', 'numbers'])
})

const PARTS = [
  '*',
  '**',
  '_',
  '[',
  '](',
  ')',
  'https://a.example/x',
  'http://b.example',
  'javascript:',
  '<i>',
  ' ',
  '\n',
  '- ',
  '1. ',
  'word',
]

test.each(seeds(50))(
  'whatever is written, links lead to https only and no word is lost (seed %d)',
  (seed) => {
    const { pick } = chance(seed)
    const text = Array.from({ length: 40 }, () => pick(PARTS)).join('')
    const pieces = piecesOf(text)
    for (const { href } of pieces) expect(href ?? 'https://').toMatch(/^https:\/\//)
    // What has a label shows it in place of its address, which may hold words too.
    const kept = pieces
      .map((piece) => piece.text + (piece.href === piece.text ? '' : (piece.href ?? '')))
      .join('')
    for (const word of ['word', '<i>']) expect(kept.split(word)).toHaveLength(text.split(word).length)
  },
)

test.each([
  ['', false],
  ['Plain\nlines, 2 * 3 * 4', false],
  ['**Calm**', true],
  ['Be *calm*', true],
  ['- one', true],
  ['1. one', true],
  ['See https://example.org/tides', true],
])('%j reads differently from how it was typed: %s', (text, expected) => {
  expect(isMarkedUp(text)).toBe(expected)
})
