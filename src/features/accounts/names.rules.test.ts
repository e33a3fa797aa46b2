import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameProblem } from './names.rules.ts'
import { NO_ADDRESSES, NO_HIDDEN_CHARACTERS } from './names.text.ts'

const ORDINARY = [
  'Maya Harbor',
  'J.R.R. Tolkien',
  'Dr.Lena Sørensen-O’Neill',
  'Harbor & Sons, Ltd. (since 1904)',
  'Booking.com',
  'AC/DC',
  'Meet @ Work',
  'Awww',
  'Team #1: ship it!',
  '港 株式会社',
  'نرم‌افزار',
  'क्‍ष',
  'Crew 👩‍🚀',
]

const ADDRESSES = [
  'http://evil.example',
  'hxxp://evil',
  'https:\\\\evil.example',
  'www.evil.example',
  'WWW2.evil.example',
  'maya@harbor.example',
  'maya@harbor',
  'evil.example/win',
  'ｈｔｔｐ：／／evil.example',
  'maya＠harbor.example',
  'http:/\u200d/evil.example',
]

const HIDDEN = [
  '\u0000',
  '\u0007',
  '\t',
  '\n',
  '\r',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ue000',
  '\ufeff',
  '\ud800',
  '\u{e0041}',
]

test.each(ORDINARY)('%s is a name', (name) => expect(nameProblem(name)).toBeNull())

const around = fc.tuple(fc.constantFrom('', 'Maya ', '(', '… '), fc.constantFrom('', ' now', '!', ')'))

describe('wherever it stands in a name', () => {
  test.each(ADDRESSES)('%j is refused', (address) => {
    fc.assert(
      fc.property(around, ([before, after]) => {
        expect(nameProblem(`${before}${address}${after}`)).toBe(NO_ADDRESSES)
      }),
    )
  })

  test.each(HIDDEN)('%j is refused', (character) => {
    fc.assert(
      fc.property(around, ([before, after]) => {
        expect(nameProblem(`${before}a${character}b${after}`)).toBe(NO_HIDDEN_CHARACTERS)
      }),
    )
  })
})

test('letters, digits, spaces and ordinary marks of any script make a name', () => {
  const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
  const ordinary = character.filter((one) => /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation} '’,&()-]+$/u.test(one))
  fc.assert(
    fc.property(fc.array(ordinary, { maxLength: 100 }), (characters) => {
      expect(nameProblem(characters.join(''))).toBeNull()
    }),
  )
})
