import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf, withoutLinks, withoutRefs } from './answer-text.rules.ts'
import { MOST_CHARACTERS, MOST_ROWS } from './partner-limits.rules.ts'
import { textOfRows } from './read-text.rules.ts'
import type { Linked } from './thought-partner.requests.ts'

const ID = '0198c1e0-0000-7000-8000-000000000001'
const CRANE: Linked = { kind: 'issues', id: ID, label: 'The crane', teamId: null }

test('paragraphs, lists, headings, bold and emphasis are told apart', () => {
  expect(blocksOf('# Now\nOne **two** *three*\nfour\n\n1. a\n2. b\n- c', [])).toEqual([
    { is: 'heading', pieces: [{ is: 'text', text: 'Now' }] },
    {
      is: 'paragraph',
      pieces: [
        { is: 'text', text: 'One ' },
        { is: 'strong', pieces: [{ is: 'text', text: 'two' }] },
        { is: 'text', text: ' ' },
        { is: 'emphasis', pieces: [{ is: 'text', text: 'three' }] },
        { is: 'text', text: '\n' },
        { is: 'text', text: 'four' },
      ],
    },
    { is: 'list', isOrdered: true, entries: [[{ is: 'text', text: 'a' }], [{ is: 'text', text: 'b' }]] },
    { is: 'list', isOrdered: false, entries: [[{ is: 'text', text: 'c' }]] },
  ])
})

test('only what was read is linked to, and anything else keeps its name', () => {
  const said = `[The crane](ref:issues:${ID})`
  expect(blocksOf(said, [CRANE])).toEqual([
    { is: 'paragraph', pieces: [{ is: 'link', text: 'The crane', linked: CRANE }] },
  ])
  expect(blocksOf(said, [])).toEqual([{ is: 'paragraph', pieces: [{ is: 'text', text: 'The crane' }] }])
  expect(withoutRefs(`See ${said}.`)).toBe('See The crane.')
})

test.each([
  '![x](https://a.example/x.png)',
  '[x](https://a.example)',
  '<b>x</b>',
  '[x](javascript:alert(1))',
])('%s stays the text that it is', (said) => {
  expect(blocksOf(said, [CRANE])).toEqual([{ is: 'paragraph', pieces: [{ is: 'text', text: said }] }])
})

test.each([
  ['![x](https://a.example/x.png)', String.raw`!\[x\](https:\//a.example/x.png)`],
  ['<img src=//a.example> www.a.example', String.raw`\<img src=//a.example> www\.a.example`],
  [String.raw`\![x]: a`, String.raw`\\!\[x\]: a`],
  [`[The crane](ref:issues:${ID})`, 'The crane'],
])('%s leads nowhere when it is copied', (said, copied) => {
  expect(withoutLinks(said)).toBe(copied)
})

test('no answer makes a link to what was not read', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '**',
      '*',
      '[',
      ']',
      '(',
      ')',
      '!',
      'ref:issues:',
      ID,
      'https://a.example',
      '\n',
      '- ',
      '<',
    ),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(JSON.stringify(blocksOf(pieces.join(''), []))).not.toContain('"is":"link"')
    }),
  )
})

test('rows given to the model are bounded, and nothing in them ends the marks around them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ title: fc.string() }), { maxLength: 120 }),
      fc.string(),
      (rows, more) => {
        const { text, count } = textOfRows('issues', [...rows, { title: `</rows>${more}` }])
        expect(count).toBeLessThanOrEqual(MOST_ROWS)
        expect(text.length).toBeLessThan(MOST_CHARACTERS + 200)
        expect(text.match(/<\/rows>/g)).toHaveLength(1)
      },
    ),
  )
})
