import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergedTexts } from './merge-texts.rules.ts'

describe('what two people make of the same text', () => {
  test.each([
    [
      'only one of them wrote',
      'One supplier',
      'One supplier, no second source',
      'One supplier',
      'One supplier, no second source',
    ],
    ['both wrote the same', 'One', 'One supplier', 'One supplier', 'One supplier'],
    ['they wrote in different places', 'A b c', 'Z A b c', 'A b c d', 'Z A b c d'],
    [
      'both began in the empty field',
      '',
      'Two weeks late',
      'No second source',
      'Two weeks late No second source',
    ],
    [
      'both went on at the end',
      'Late.',
      'Late. Line two stood still.',
      'Late. It costs 38k.',
      'Late. Line two stood still. It costs 38k.',
    ],
    ['one goes on with the word that the other left', 'We wor', 'But: We wor', 'We work', 'But: We work'],
    ['both changed the same word', 'a red b', 'a green b', 'a blue b', 'a green blue b'],
    ['one took out what the other changed', 'a b c', 'a c', 'a bee c', 'a bee c'],
    ['one took out one thing and the other another', 'a b c d e', 'a c d e', 'a b c d', 'a c d'],
  ])('%s', (_, base, theirs, mine, expected) => {
    expect(mergedTexts(base, theirs, mine)).toBe(expected)
  })

  const word = fc.stringMatching(/^[a-z]{1,4}$/)
  const words = fc.array(word, { maxLength: 30 })
  const insertions = (mark: string) =>
    fc
      .array(fc.tuple(fc.nat(30), fc.nat(1_000)), { maxLength: 6 })
      .map((places) => places.map(([at, number]) => ({ at, text: `${mark}${number}` })))
  const withAll = (base: readonly string[], added: readonly { at: number; text: string }[]) => {
    const result = [...base]
    for (const { at, text } of added) result.splice(Math.min(at, result.length), 0, text)
    return result.join(' ')
  }

  test('no word that either of them added is lost', () => {
    fc.assert(
      fc.property(words, insertions('L'), insertions('R'), (base, left, right) => {
        const merged = mergedTexts(base.join(' '), withAll(base, left), withAll(base, right))
        const kept = new Set(merged.split(/\s+/))
        for (const { text } of [...left, ...right]) expect(kept).toContain(text)
      }),
    )
  })

  test('who changed nothing changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (base, other) => {
        expect(mergedTexts(base, other, base)).toBe(other)
        expect(mergedTexts(base, base, other)).toBe(other)
      }),
    )
  })

  test('long texts are merged without comparing every word with every other', () => {
    const base = Array.from({ length: 1_500 }, (_, index) => `word${index}`).join(' ')
    const started = performance.now()
    const merged = mergedTexts(base, base.toUpperCase(), base.replaceAll('word', 'wort'))
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(merged).toContain('WORD7')
    expect(merged).toContain('wort7')
  })
})
